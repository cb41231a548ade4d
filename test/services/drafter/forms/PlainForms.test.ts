/**
 * Plain ways of telling a fact, in the layouts of ordinary sites and in ten languages: whoever tells it so is understood in
 * each of them. What is told otherwise, and what only seems to be told, stands in the tests beside the rules.
 */
import { describe, expect, test } from "bun:test"
import { bare, type Draft, draftOf, filled, type Site, tongues } from "./FormDraft.ts"
import type { Phrases } from "./Phrases.ts"

/** The address without what the line calls it. */
const address = (said: Phrases) => said.seatLine.replace(/^.*?[:：] ?/u, "")

const p = (...lines: ReadonlyArray<string>) => lines.map((line) => `<p>${line}</p>`).join("")
const card = (name: string, title: string) => `<div class="card"><h3>${name}</h3><p>${title}</p></div>`
const team = (said: Phrases, first: string, second = said.coFounder) =>
  `<h2>${said.team}</h2>${card(said.ada, first)}${card(said.ben, second)}`
/** A title, and behind it what they did before. */
const portrait = (said: Phrases, of: (name: string, told: string) => string) => {
  const stop = ["ja", "zh-CN", "zh"].includes(said.lang) ? "。" : ". "
  return of(said.ada, `${said.founder}${stop}${said.bio}`) + of(said.ben, `${said.coFounder}${stop}${said.bio}`)
}
const plan = (name: string, sum: string) => `<div class="plan"><h3>${name}</h3><p>${sum}</p></div>`
const items = (...entries: ReadonlyArray<string>) => `<ul>${entries.map((one) => `<li>${one}</li>`).join("")}</ul>`
const rows = (...pairs: ReadonlyArray<readonly [string, string]>) =>
  `<table>${pairs.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join("")}</table>`
const terms = (...pairs: ReadonlyArray<readonly [string, string]>) =>
  `<dl>${pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join("")}</dl>`

type Form = (said: Phrases) => Site
type Expected = (said: Phrases) => Partial<Draft>
const understood = (forms: Readonly<Record<string, Form>>, expected: Expected) => {
  const cases = Object.entries(forms).flatMap(([name, form]) =>
    tongues.map((said) => [name, said.lang, form, said] as const)
  )
  test.each(cases)("%s, %s", (_name, _lang, form, said) => {
    expect(draftOf(said, form(said))).toMatchObject(expected(said))
  })
}
const both: Expected = ({ ada, ben }) => ({ founders: `${ada}, ${ben}` })
const one: Expected = ({ ada }) => ({ founders: ada })
const begun: Expected = () => ({ year: "2014" })
const inTown: Expected = ({ town, code }) => ({ place: `${bare(town)} ${code}` })

describe("two founders", () => {
  understood(
    {
      "cards of a team": (said) => ({ about: team(said, said.founder) }),
      "with what else they are": (said) => ({ about: team(said, said.founderAndChief) }),
      "with what they look after": (said) => ({ about: team(said, said.founderAndChief, said.coFounderOf) }),
      "with the title in brackets": (said) => ({ about: team(said, said.chiefAndCoFounder) }),
      "as heads of the house": (said) => ({ about: team(said, said.founderAndHead) }),
      "on the first page": (said) => ({ home: team(said, said.founderAndChief) }),
      "with what else they did": (said) => ({ about: `<h2>${said.team}</h2>${portrait(said, card)}` }),
      "as headings of the page": (said) => ({
        about: portrait(said, (name, told) => `<h3>${name}</h3><p>${told}</p>`)
      }),
      "with a comma, in bold": (said) => ({
        about: `<h2>${said.team}</h2>${portrait(said, (name, told) => `<div>${p(`<b>${name}</b>, ${told}`)}</div>`)}`
      }),
      "in bold, in a list with pictures": (said) => ({
        about: `<h2>${said.team}</h2>${items(`<img src="a.jpg" alt="">${p(`<b>${said.ada}</b>`, said.founder)}`, `<img src="b.jpg" alt="">${p(`<b>${said.ben}</b>`, said.coFounder)}`)}`
      })
    },
    both
  )
})
describe("who signs", () => {
  understood(
    {
      "in one paragraph": (said) => ({ about: p(said.letter, said.farewell, `${said.ada}<br>${said.founder}`) }),
      "in bold": (said) => ({ about: p(said.letter, said.farewell, `<b>${said.ada}</b><br>${said.founderAndHead}`) }),
      "in two paragraphs": (said) => ({ about: p(said.letter, said.ada, said.founder) }),
      "with a comma": (said) => ({ about: p(said.letter, `${said.ada}, ${said.founder}`) }),
      "behind a dash": (said) => ({ about: p(said.letter, `– ${said.ada}, ${said.founder}`) }),
      "on the first page": (said) => ({
        home: `<h2>${said.ourStory}</h2>${p(said.letter, `${said.ada}<br>${said.founder}`)}`
      })
    },
    one
  )
})
describe("who began it, and when", () => {
  const line = (said: Phrases, told: string) => [`<b>2014</b> ${filled(said, told)}`, `<b>2016</b> ${said.laterEntry}`]
  understood(
    {
      "rows of a table": (said) => ({
        about: rows([said.foundersLabel, `${said.ada}, ${said.ben}`], [said.foundedLabel, "2014"])
      }),
      "a line of years": (said) => ({ about: `<h2>${said.history}</h2>${items(...line(said, said.entryOfTwo))}` }),
      "boxes of years": (said) => ({
        about: `<h2>${said.history}</h2><div><div>2014</div><div>${filled(said, said.entryOfTwo)}</div></div><div><div>2016</div><div>${said.laterEntry}</div></div>`
      }),
      "founded by": (said) => ({ about: p(filled(said, said.wasFoundedBy)) }),
      "they founded": (said) => ({ about: p(filled(said, said.twoFounded)) }),
      "one with another": (said) => ({ about: p(filled(said, said.oneWithAnother)) }),
      "on the first page": (said) => ({ home: `<h2>${said.aboutUs}</h2>${p(filled(said, said.wasFoundedBy))}` }),
      "to the press, at a glance": (said) => ({
        press: `<h2>${said.atAGlance}</h2>${items(`${said.foundedLabel}: 2014`, `${said.foundersLabel}: ${said.ada}, ${said.ben}`)}`
      }),
      "to the press, in a table": (said) => ({
        press: rows([said.foundedLabel, "2014"], [said.foundersLabel, `${said.ada}, ${said.ben}`])
      })
    },
    (said) => ({ ...both(said), ...begun(said) })
  )
  understood(
    {
      "a list of terms": (said) => ({ about: terms([said.foundedLabel, "2014"], [said.founderLabel, said.ada]) }),
      lines: (said) => ({ about: p(`${said.foundedLabel}: 2014`, `${said.founderLabel}: ${said.ada}`) }),
      "by one": (said) => ({ about: p(filled(said, said.byOne)) })
    },
    (said) => ({ ...one(said), ...begun(said) })
  )
})
describe("when it began", () => {
  const told = {
    "we founded": ({ weFounded }: Phrases) => weFounded,
    "making since": ({ makingSince }: Phrases) => makingSince,
    "founded aside": ({ foundedAside }: Phrases) => foundedAside,
    "all began": ({ allBegan }: Phrases) => allBegan,
    launched: ({ launchedThen }: Phrases) => launchedThen,
    "in a month": ({ companyInMonth }: Phrases) => companyInMonth,
    opened: ({ openedDoors }: Phrases) => openedDoors,
    story: ({ storyBegins }: Phrases) => storyBegins,
    "exists since": ({ existsSince }: Phrases) => existsSince,
    "set up": ({ wasSetUp }: Phrases) => wasSetUp
  }
  const sentences = Object.entries(told).map(
    ([name, of]) => [name, (said: Phrases) => ({ about: p(of(said)) })] as const
  )
  const dated = (said: Phrases): ReadonlyArray<readonly [string, string]> => [
    ["2014", said.entry],
    ["2016", said.laterEntry]
  ]
  understood(
    {
      ...Object.fromEntries(sentences),
      "a line of headings": (said) => ({
        about: `<h2>${said.history}</h2>${dated(said)
          .map(([year, entry]) => `<h3>${year}</h3><p>${entry}</p>`)
          .join("")}`
      }),
      "a table of years": (said) => ({ about: `<h2>${said.history}</h2>${rows(...dated(said))}` }),
      "terms of years": (said) => ({ about: `<h2>${said.history}</h2>${terms(...dated(said))}` }),
      "over the heading": (said) => ({ above: p(said.established) }),
      "under the heading": (said) => ({ home: `<span>${said.sinceAlone}</span>` }),
      "a row of figures": (said) => ({
        home: `<div><div><b>2014</b><span>${said.foundedLabel}</span></div><div><b>900</b><span>x</span></div></div>`
      }),
      "figures of the house": (said) => ({
        about: `<div><div>${p(said.foundedLabel, "2014")}</div><div>${p("Team", "12")}</div></div>`
      }),
      "a list of facts": (said) => ({
        about: items(`${said.yearLabel}: 2014`, `${said.seatLabel}: ${said.townAndLand}`)
      }),
      "at the foot": (said) => ({ foot: p(said.nameSince) }),
      "with its town at the foot": (said) => ({ foot: p(said.nameInTownSince) }),
      "what it makes at the foot": (said) => ({ foot: p(said.makingInTownSince) }),
      "whom it serves at the foot": (said) => ({ foot: p(said.helpingSince) })
    },
    begun
  )
  understood({ "not of a copyright": (said) => ({ foot: p(`© 2014–2025 ${said.company}`) }) }, () => ({ year: "-" }))
})
describe("where it is", () => {
  understood(
    {
      "a line of a list": (said) => ({ contact: items(said.seatLine) }),
      "a row of the seat": (said) => ({ about: rows([said.seatLabel, address(said)]) }),
      "a row of the address": (said) => ({ about: rows([said.addressLabel, address(said)]) }),
      "our office": (said) => ({ about: p(filled(said, said.officeIn)) }),
      "our office in a quarter": (said) => ({ about: p(said.officeInQuarter) }),
      based: (said) => ({ about: p(said.basedIn) }),
      "its seat": (said) => ({ about: p(said.hasSeatIn) }),
      "a small team": (said) => ({ about: p(said.smallTeamIn) }),
      "made with love": (said) => ({ foot: p(said.madeWithLove) }),
      "the company at the foot": (said) => ({ foot: p(`${said.company} · ${said.townAndLand}`) }),
      "a line at the foot": (said) => ({ foot: p(said.name, said.townAndLand, `© 2025 ${said.name}`) })
    },
    inTown
  )
})
describe("what it costs", () => {
  const sum = expect.stringMatching(/12|1,200/)
  understood(
    {
      "it costs": (said) => ({ home: p(said.costs) }),
      "under its heading": (said) => ({ home: `<h2>${said.pricing}</h2>${p(said.sumCancellable)}` }),
      "from a sum": (said) => ({ home: `<h2>${said.pricing}</h2>${p(said.fromSum)}` }),
      "when asked": (said) => ({ home: `<h2>${said.questions}</h2><h3>${said.whatCost}</h3>${p(said.costs)}` })
    },
    () => ({ model: "subscription", summary: sum })
  )
  understood(
    {
      cards: (said) => ({
        home: `<h2>${said.pricing}</h2>${plan(said.firstPlan, said.firstSum)}${plan(said.secondPlan, said.secondSum)}`
      }),
      "a table": (said) => ({
        home: `<h2>${said.pricing}</h2>${rows([said.firstPlan, said.firstSum], [said.secondPlan, said.secondSum])}`
      })
    },
    () => ({ model: "subscription", summary: expect.stringMatching(/(?:12|1,200).*(?:29|2,900)/) })
  )
  understood(
    {
      free: (said) => ({ home: p(said.isFree) }),
      "free and stays so": (said) => ({ home: p(said.staysFree) }),
      "free when asked": (said) => ({
        home: `<h2>${said.questions}</h2><h3>${said.whatCost}</h3>${p(said.costsNothing)}`
      })
    },
    () => ({ model: "free", summary: expect.not.stringMatching(/^-$/) })
  )
  const under = (of: (said: Phrases) => string) => (said: Phrases) => ({
    home: `<h2>${said.pricing}</h2>${p(of(said))}`
  })
  const priced = (model: string, figure: RegExp) => () => ({ model, summary: expect.stringMatching(figure) })
  understood({ "by the user": under(({ perUser }) => perUser) }, priced("subscription", /4/))
  understood({ "by the year": under(({ byYear }) => byYear) }, priced("subscription", /120|12,000/))
  understood({ once: under(({ costsOnce }) => costsOnce) }, priced("one-time", /29|2,900/))
  understood({ "free, with gifts": under(({ freeWithGifts }) => freeWithGifts) }, priced("free", /\p{L}/u))
  understood({ "by a quote": under(({ quoteOnRequest }) => quoteOnRequest) }, priced("contact-sales", /\p{L}/u))
  understood({ "free and open": (said) => ({ home: p(said.freeAndOpen) }) }, ({ freeAndOpen }) => ({
    model: "open-source",
    summary: freeAndOpen
  }))
})
describe("how far it is", () => {
  understood(
    {
      "the app": (said) => ({ home: p(said.appInBeta) }),
      "by its name": (said) => ({ home: p(said.nameInBeta) }),
      closed: (said) => ({ home: p(said.inClosedBeta) }),
      we: (said) => ({ home: p(said.weAreInBeta) })
    },
    () => ({ stage: "beta" })
  )
})
describe("what it shows, answers and can do", () => {
  const player = "https://www.youtube.com/embed/Rf2mTqPlnt9"
  understood(
    {
      "a player": (said) => ({ home: `<h2>${said.watchDemo}</h2><iframe src="${player}"></iframe>` }),
      "a link": (said) => ({ home: `<a href="https://www.youtube.com/watch?v=Rf2mTqPlnt9">${said.watchDemo}</a>` }),
      "a player at a click": () => ({
        home: `<deferred-media><template><iframe src="${player}?enablejsapi=1"></iframe></template></deferred-media>`
      })
    },
    () => ({ video: expect.stringContaining("Rf2mTqPlnt9") })
  )
  const asked = (said: Phrases, pair: (question: string, answer: string) => string) =>
    pair(said.firstQuestion, said.firstAnswer) + pair(said.secondQuestion, said.secondAnswer)
  understood(
    {
      details: (said) => ({
        home: `<h2>${said.questions}</h2>${asked(said, (q, a) => `<details><summary>${q}</summary>${p(a)}</details>`)}`
      }),
      headings: (said) => ({ home: `<h2>${said.questions}</h2>${asked(said, (q, a) => `<h3>${q}</h3>${p(a)}`)}` }),
      boxes: (said) => ({
        home: `<h2>${said.questions}</h2>${asked(said, (q, a) => `<div><div>${q}</div><div>${a}</div></div>`)}`
      }),
      "in bold": (said) => ({ home: `<h2>${said.questions}</h2>${asked(said, (q, a) => p(`<b>${q}</b><br>${a}`))}` }),
      "terms on a page of prices": (said) => ({
        pricing: `${p(said.sumCancellable)}<dl>${asked(said, (q, a) => `<dt>${q}</dt><dd>${a}</dd>`)}</dl>`
      }),
      "headings on a page of prices": (said) => ({
        pricing: `${p(said.sumCancellable)}${asked(said, (q, a) => `<h3>${q}</h3>${p(a)}`)}`
      })
    },
    ({ firstQuestion, secondQuestion }) => ({ questions: `${firstQuestion} ${secondQuestion}` })
  )
  const listed = (said: Phrases, entry: (name: string, told: string) => string) =>
    entry(said.firstFeature, said.firstTold) +
    entry(said.secondFeature, said.secondTold) +
    entry(said.thirdFeature, said.thirdTold)
  understood(
    {
      "cards of features": (said) => ({ home: `<h2>${said.features}</h2><div>${listed(said, card)}</div>` }),
      "cards without a heading": (said) => ({
        home: `<ul>${listed(said, (name, told) => `<li><h3>${name}</h3><p>${told}</p></li>`)}</ul>`
      }),
      "a list": (said) => ({ home: `<h2>${said.features}</h2><ul>${listed(said, (name) => `<li>${name}</li>`)}</ul>` }),
      terms: (said) => ({
        home: `<h2>${said.features}</h2><dl>${listed(said, (name, told) => `<dt>${name}</dt><dd>${told}</dd>`)}</dl>`
      }),
      "paragraphs that open in bold": (said) => ({
        home: `<h2>${said.features}</h2>${listed(said, (name, told) => p(`<b>${name}.</b> ${told}`))}`
      })
    },
    ({ firstFeature, secondFeature, thirdFeature }) => ({
      features: [firstFeature, secondFeature, thirdFeature].join(", ")
    })
  )
})
