/** Who founded the house, told in the other voice: who, what and when agree, or nothing stands. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quote: string) => laneOf("description", lang, sentence, [quote])

describe("stands", () => {
  test.each([
    ["en", "Acme was set up in 2009 by Ada Roth.", "Ada Roth founded Acme in 2009."],
    ["en", "Ada Roth and Jo Petit founded Acme.", "Acme was founded by Jo Petit and Ada Roth in 2009."],
    ["de", "Acme wurde 2009 von Ada Roth und Jo Petit gegründet.", "2009 gründeten Ada Roth und Jo Petit Acme."],
    ["fr", "Acme a été fondée en 2009 par Ada Roth.", "Ada Roth a fondé Acme en 2009."],
    ["es", "La escuela fue fundada en 2009 por las hermanas Roth.", "Las hermanas Roth fundaron la escuela en 2009."],
    ["pt", "A Acme foi fundada em 2009 por Ada Roth.", "Ada Roth fundou a Acme em 2009."],
    ["it", "Acme è stata fondata nel 2009 da Ada Roth.", "Ada Roth ha fondato Acme nel 2009."],
    ["nl", "Acme werd in 2009 opgericht door Ada Roth.", "Ada Roth richtte Acme op in 2009."]
  ])("%s: %s < %s", (lang, sentence, quote) => {
    expect(lane(lang, sentence, quote)).toBe("stands")
  })
})

describe("is refused", () => {
  test.each([
    ["de", "Acme wurde 2009 von Ada Roth gegründet.", "Ada Roth gründete Petit 2009."],
    ["es", "Acme fue fundada en 2009 por Ada Roth.", "Ada Roth y Jo Petit fundaron Acme en 2009."],
    ["es", "Acme fue fundada en 2011 por Ada Roth.", "Ada Roth fundó Acme en 2009."],
    ["en", "Ada Roth was founded in 2009 by Acme.", "Ada Roth founded Acme in 2009."],
    ["es", "Acme fue fundada en 2009 por Ada Roth.", "Ada Roth no fundó Acme en 2009."],
    ["de", "Die Schule wurde 2005 von Ada Roth gegründet.", "Ada Roth gründete 2005 eine Schule."],
    ["es", "La escuela fue fundada en 2005 por Ada Roth.", "Ada Roth fundó otra escuela en 2005."]
  ])("%s: %s < %s", (lang, sentence, quote) => {
    expect(lane(lang, sentence, quote)).toBe("refused")
  })
})
