/** Founders told in passing, in English: from whom a thing comes, in whatever shape of sentence. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { aboutCrumb } from "../FactPages.ts"

/** The founders that a page about the makers gives. */
const named = (said: string) =>
  extract(openGate({ pages: [aboutCrumb(said)], categories: [] }), [])
    .stands.founders.map(({ value }) => value.name)
    .join(", ")

describe("from whom a thing comes", () => {
  test.each([
    ["In 2016 Ada Roth quietly launched Crumb from her kitchen table.", "Ada Roth"],
    ["Having left her job at a bank, Ada Roth founded Crumb with two colleagues.", "Ada Roth"],
    ["When Ada Roth retired she couldn't sit still, so she started Crumb.", "Ada Roth"],
    ["Our mum, Ada Roth, started Crumb with one jar of yeast.", "Ada Roth"],
    ["What Ada Roth started as a weekend hack is today Crumb.", "Ada Roth"],
    ["It was Ada Roth's idea to open Crumb.", "Ada Roth"],
    ["Ada Roth writes every line of Crumb herself.", "Ada Roth"],
    ["Ada Roth runs Crumb with her brother Tom, with whom she opened it in 2014.", "Ada Roth"],
    ["Ada Roth, who started it all, still answers the phone at Crumb.", "Ada Roth"],
    ["Crumb, which Ada Roth set up in 2011, ships to forty countries.", "Ada Roth"],
    ["Crumb is the company Ada Roth built after twenty years at sea.", "Ada Roth"],
    ["Crumb is designed and developed by Ada Roth in Lisbon.", "Ada Roth"],
    ["Crumb was hatched on a night bus by Ada Roth and Ben Lund.", "Ada Roth, Ben Lund"],
    ["Crumb was founded by a group of parents led by Ada Roth.", "Ada Roth"],
    ["Dreamed up by Ada Roth over a bowl of soup, Crumb now feeds a village.", "Ada Roth"],
    ["Crumb is the creation of Ada Roth and her husband, Ben Lund.", "Ada Roth, Ben Lund"],
    ["Crumb is an indie app from Ada Roth.", "Ada Roth"],
    ["Crumb is Ada Roth's answer to stale bread.", "Ada Roth"],
    ["Crumb grew out of a spreadsheet that Ada Roth kept for her club.", "Ada Roth"],
    ["Crumb owes its existence to Ada Roth.", "Ada Roth"],
    ["The idea for Crumb came to Ada Roth in the bath.", "Ada Roth"],
    ["The couple behind Crumb are Ben and Ada Roth.", "Ben Roth, Ada Roth"],
    ["I'm Ada Roth, the developer of Crumb.", "Ada Roth"],
    ["We are Ada Roth and Ben Lund, the people who make Crumb.", "Ada Roth, Ben Lund"],
    ["Crumb exists because Ada Roth got tired of spreadsheets.", "Ada Roth"],
    ["Back in 1992 Ada Roth hung a sign over a shed door and Crumb was born.", "Ada Roth"],
    ["Ada Roth dreamed of an oven for everybody; in 2008 that dream became Crumb.", "Ada Roth"],
    ["Crumb was founded by our director, Ada Roth, in 2004.", "Ada Roth"],
    ["It was a broken chain that led Ada Roth to start Crumb.", "Ada Roth"],
    ["Crumb's first line of code was written by Ada Roth in 2015.", "Ada Roth"],
    ["Crumb has been here since Ada Roth opened its doors in 1990.", "Ada Roth"],
    ["Before founding Crumb, Ada Roth worked at a bank.", "Ada Roth"],
    ["I'm Ada Roth and Crumb is my project.", "Ada Roth"],
    ["Brothers Ned and Joe Roth turned a barn into Crumb.", "Ned Roth, Joe Roth"],
    ["The story of Crumb begins with Ada Roth, who sold buns from a cart.", "Ada Roth"]
  ])("%s", (said, names) => {
    expect(named(said)).toBe(names)
  })
})

describe("who did something else", () => {
  test.each([
    "Ada Roth founded the guild next to Crumb.",
    "Ada Roth launched a petition to save Crumb.",
    "Ada Roth started Crumb on her phone last week and loves it.",
    "It took Ada Roth four days to set up Crumb for her whole team.",
    "Crumb are European Oven Specialists, specializing in deck ovens.",
    "Ada Roth hired a studio to build Crumb.",
    "Ada Roth, who wanted to open Crumb in Leeds, moved to York.",
    "Ada Roth opened Crumb's second oven in 2019.",
    "Ada Roth opened the new wing of Crumb in 1994.",
    "Crumb was opened in 2016 by Mayor Ada Roth.",
    "Crumb was founded in a mill owned by Ada Roth.",
    "Crumb was founded in 1950 and is run by Ada Roth.",
    "Crumb is a cafe in the house built by Ada Roth.",
    "Crumb is built by Ada Roth, our agency's lead.",
    "Crumb was not founded by Ada Roth, whatever the papers say.",
    "Crumb is inspired by the work of Ada Roth.",
    "Crumb's logo is the brainchild of Ada Roth.",
    "Crumb was Ada Roth's first employer.",
    "The icons in Crumb are by Ada Roth.",
    "Ask Ada Roth, creator of Flourtech, what she thinks of Crumb.",
    "Behind the counter of Crumb stands Ada Roth.",
    "Crumb was opened to walkers by the climber Ada Roth.",
    "Crumb was written about by Ada Roth in 1965.",
    "Ada Roth, founder of the company that owns Crumb, lives in Ghent.",
    "I'm Ada Roth, and Crumb is my favourite shop.",
    "Ada Roth found Crumb in 2018.",
    "Crumb, a village founded by Ada Roth, is where we bake.",
    "Opened by the health minister, Ada Roth, in 2001, Crumb was the first of its kind.",
    "Ada Roth launched Crumb at her company in March.",
    "Crumb began when our neighbour Ada Roth asked us for bread.",
    "It all began when Ada Roth walked into our shop.",
    "Crumb is named after Ada Roth, who sailed here alone.",
    "Ada Roth built the mill that became Crumb.",
    "Legend has it that Ada Roth started Crumb.",
    "Our landlady, Ada Roth, opened Crumb with a speech.",
    "Ada and Lina founded the other Crumb with Mia Poe."
  ])("not %s", (said) => {
    expect(named(said)).toBe("")
  })
})

describe("built for oneself, and counted", () => {
  test.each([
    [
      "When sisters Ada and Mia Roth could not buy rye in town, they made some at home, and Crumb followed.",
      "Ada Roth, Mia Roth"
    ],
    ["Three of us started Crumb in 2012: Ada Roth, Ben Lund and Tom Hale.", "Ada Roth, Ben Lund, Tom Hale"],
    ["Behind Crumb there are two people: Ada Roth and Ben Lund.", "Ada Roth, Ben Lund"]
  ])("%p names %p", (said, names) => expect(named(said)).toBe(names))
  test.each([
    "When Ada Roth couldn't find a lamp, she built one, and Crumb came to film it.",
    "Three of us started on Monday: Ada Roth, Ben Lund and Tom Hale."
  ])("%p names nobody", (said) => expect(named(said)).toBe(""))
})
