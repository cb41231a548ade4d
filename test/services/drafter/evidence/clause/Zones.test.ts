/** A word that the page has only where it speaks of something else, or with another meaning; and its nearest true neighbour. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))

describe("refused: the page has the word nowhere else", () => {
  test.each([
    // Denied.
    [
      "Acme tells you what is safe to eat, as well as what is closed or out of season.",
      "Acme doesn't tell you what is safe to eat; it tells you what is closed or out of season."
    ],
    [
      "Acme's mugs are safe in the dishwasher and the oven.",
      "Each mug is safe in the dishwasher. Please do not put them in the oven."
    ],
    [
      "Acme replaces your clerk's ledgers and the clerk with them.",
      "Acme replaces your clerk's ledgers, not your clerk."
    ],
    ["Acme soaps are scented with heather.", "Our soaps contain heather and are left unscented."],
    // Left to somebody to decide.
    [
      "Acme finds the leak and stops the pump.",
      "Acme finds the leak and alerts the keeper, who decides whether to stop the pump."
    ],
    // Told of some of them.
    [
      "Acme's tutors are nurses with at least ten years of practice.",
      "Every tutor has at least ten years of practice, and about half of them are nurses."
    ],
    // Done by somebody else.
    [
      "Acme treats cats, dogs and lizards.",
      "We treat cats, dogs and other pets. For lizards we can refer you to a colleague in Bath."
    ],
    ["Acme makes and installs sash windows.", "We make sash windows. They are installed by your own builder."],
    // Counted of all together, at some times, of a part.
    ["Acme includes 500 replies a month for each form.", "Acme includes 500 replies a month across all your forms."],
    [
      "Acme lets you cancel free of charge at any time before arrival.",
      "Acme lets you cancel free of charge up to 24 hours before arrival."
    ],
    ["Acme kayaks are moulded from recycled plastic.", "The hatches of our kayaks are moulded from recycled plastic."]
  ])("%s ← %s", (lie, quotes) => expect(lane(lie, quotes)).toBe("refused"))

  test.each([
    [
      "Acme's mugs are safe in the dishwasher but not in the oven.",
      "Each mug is safe in the dishwasher. Please do not put them in the oven."
    ],
    ["Acme replaces your clerk's ledgers.", "Acme replaces your clerk's ledgers, not your clerk."],
    ["Acme soaps contain heather and are unscented.", "Our soaps contain heather and are left unscented."],
    [
      "Acme finds the leak and alerts the keeper.",
      "Acme finds the leak and alerts the keeper, who decides whether to stop the pump."
    ],
    ["Half of Acme's tutors are nurses.", "Acme's tutors teach in pairs, and about half of them are nurses."],
    [
      "Acme treats cats and dogs.",
      "We treat cats, dogs and other pets. For lizards we can refer you to a colleague in Bath."
    ],
    ["Acme includes 500 replies a month for each form.", "Acme includes 500 replies a month for each form."],
    [
      "The hatches of Acme kayaks are moulded from recycled plastic.",
      "The hatches of our kayaks are moulded from recycled plastic."
    ]
  ])("kept: %s ← %s", (fair, quotes) => expect(lane(fair, quotes)).not.toBe("refused"))
})

describe("turns of phrase that bind nothing", () => {
  test.each([
    ["Acme presses apples every October.", "Every October, we press apples."],
    ["Acme's rings are cast in Leeds.", "All of our rings are cast in Leeds from old gold."],
    ["Acme's plates are thrown by hand.", "Every plate is thrown by hand in our studio."],
    ["Acme builds and repairs wooden boats.", "Since 1962 we have been building and repairing wooden boats."],
    ["Acme runs on Linux.", "Acme runs on Linux, with Windows coming next year."],
    [
      "Acme never sends your notes to its servers.",
      "Acme stores your notes on your device and never sends them to its servers."
    ],
    ["Acme manages 84 plots.", "Acme manages 84 plots on the former railway land."],
    ["Acme is free for children.", "For children Acme doesn't cost a penny."],
    ["Acme has a bar.", "You will find a bar at Acme."]
  ])("%s ← %s", (fair, quotes) => expect(lane(fair, quotes)).not.toBe("refused"))

  test.each([
    ["Acme presses pears every October.", "Every October, we press apples. Pears are pressed by a neighbour."],
    ["Acme runs on Windows.", "Acme runs on Linux, with Windows coming next year."],
    [
      "Acme sends your notes to its servers.",
      "Acme stores your notes on your device and never sends them to its servers."
    ],
    ["Acme builds an app.", "We are building an app."]
  ])("refused beside it: %s ← %s", (lie, quotes) => expect(lane(lie, quotes)).toBe("refused"))
})
