/** What is said of two things, each of its own, is not said of each the other way round. */
import { describe, expect, test } from "bun:test"
import { crosses } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/sides/Crossed.ts"
import { laneOf } from "./LaneOf.ts"

describe("refused, though every word is the page's", () => {
  test.each([
    ["Starter has SSO and Pro has audit logs.", "Starter has audit logs and Pro has SSO.", "en"],
    ["Free for firms, paid for schools.", "Free for schools, paid for firms.", "en"],
    ["Made in Denmark, designed in Portugal.", "Made in Portugal, designed in Denmark.", "en"],
    ["Ben Lund designs and Ada Roth builds.", "Ada Roth designs and Ben Lund builds.", "en"],
    ["Photos are stored for a year, videos for a month.", "Photos are stored for a month, videos for a year.", "en"],
    ["Backups run hourly and reports weekly.", "Backups run weekly and reports hourly.", "en"],
    [
      "Data is stored in Germany and processed in Ireland.",
      "Data is stored in Ireland and processed in Germany.",
      "en"
    ],
    [
      "Acme sends parents a report and teachers a reminder.",
      "Acme sends teachers a report and parents a reminder.",
      "en"
    ],
    ["Kostenlos für Firmen, kostenpflichtig für Schulen.", "Kostenlos für Schulen, kostenpflichtig für Firmen.", "de"],
    ["Fabriqué au Danemark, dessiné au Portugal.", "Fabriqué au Portugal, dessiné au Danemark.", "fr"],
    ["Hecho en Dinamarca, diseñado en Portugal.", "Hecho en Portugal, diseñado en Dinamarca.", "es"]
  ])("%s", (lie, quote, lang) => {
    expect(laneOf("description", lang, lie, [quote])).toBe("refused")
    expect(laneOf("description", lang, quote, [quote])).not.toBe("refused")
  })
})

describe("no exchange", () => {
  test.each([
    ["a list in another order", "Works with Zoom, Teams and Slack.", "Works with Slack, Teams and Zoom."],
    ["members of a list", "Imports Excel and CSV files.", "Imports CSV and Excel files."],
    ["the parts in another order", "Paid for firms, free for schools.", "Free for schools, paid for firms."],
    ["one of the parts", "Designed in Denmark.", "Made in Portugal, designed in Denmark."],
    ["both in one", "Acme is made in Portugal and designed in Denmark.", "Made in Portugal, designed in Denmark."]
  ])("%s: %s", (_, sentence, quote) => {
    expect(crosses(sentence, [quote], ["Acme"])).toBe(false)
  })
})
