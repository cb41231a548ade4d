/** Founders as data names them: by a reference to a person's own node too, and nobody of a board who keeps a part of the house. */
import { expect, test } from "bun:test"
import { crumb, data, founder } from "../FactPages.ts"

const main = "<h1>Bread that bakes itself</h1><p>Crumb plans the bakes of bakeries.</p>"
const pageWith = (...graph: ReadonlyArray<object>) =>
  crumb({ main, head: data({ "@context": "https://schema.org", "@graph": graph }) })
const house = (founder: unknown) => ({ "@type": "Organization", name: "Crumb", founder })

test("a reference to a person's node names who is in it", () => {
  const person = { "@type": "Person", "@id": "https://crumb.example/#ada", name: "Ada Roth", jobTitle: "Baker" }
  const referred = pageWith(house({ "@id": "https://crumb.example/#ada" }), person)
  expect(founder(referred, { name: "Ada Roth", title: "Baker" }, "Ada Roth", "Baker")).toEqual({
    name: "Ada Roth",
    title: "Baker",
    bio: null
  })
  const within = pageWith(house({ "@id": "#ada" }), {
    "@type": "WebPage",
    author: { "@type": "Person", "@id": "#ada", name: "Ada Roth" }
  })
  expect(founder(within, { name: "Ada Roth" }, "Ada Roth")?.name).toBe("Ada Roth")
  const another = pageWith(house({ "@id": "https://crumb.example/#ben" }), person)
  expect(founder(another, { name: "Ada Roth" }, "Ada Roth")).toBeUndefined()
  const firm = pageWith(house({ "@id": "#mill" }), { "@type": "Organization", "@id": "#mill", name: "Ada Roth" })
  expect(founder(firm, { name: "Ada Roth" }, "Ada Roth")).toBeUndefined()
})

test("a person's node may name them with what they have learnt", () => {
  const named = (name: string) => pageWith(house({ "@type": "Person", name }))
  for (const name of ["Dott.ssa Ada Roth", "Dra. Ada Roth", "Prof.ssa Ada Roth"])
    expect(founder(named(name), { name }, name)?.name).toBe(name)
})

test("a person's node may have a name in letters without capitals", () => {
  const named = (name: string, type = "Person") =>
    founder(pageWith(house({ "@type": type, name })), { name }, name)?.name
  expect(named("홍길동")).toBe("홍길동")
  expect(named("דנה כהן")).toBe("דנה כהן")
  expect(named("홍길동", "Organization")).toBeUndefined()
})

test("a list of everybody who heads a part of it is no list of founders", () => {
  const board = (...titles: ReadonlyArray<string>) =>
    pageWith(
      house(
        titles.map((jobTitle, at) => ({
          "@type": "Person",
          name: ["Ada Roth", "Ben Lund", "Cleo Marsh"][at],
          jobTitle
        }))
      )
    )
  const ada = (page: ReturnType<typeof crumb>) => founder(page, { name: "Ada Roth" }, "Ada Roth")?.name
  expect(ada(board("CEO", "CMO", "CLO"))).toBeUndefined()
  expect(ada(board("CEO", "Chief Marketing Officer"))).toBeUndefined()
  expect(ada(board("CEO", "Baker"))).toBe("Ada Roth")
  expect(ada(board("Co-founder & CEO", "Co-founder & CTO"))).toBe("Ada Roth")
  expect(ada(board("CTO"))).toBe("Ada Roth")
})

test("of a site that shows much the name has to be met there, with whatever is glued to it", () => {
  const much = "<p>Crumb plans the bakes of bakeries, from the first loaf to the last.</p>".repeat(6)
  const met = (said: string) => {
    const page = crumb({
      main: `${main}${much}<h2>Team</h2><p>${said}</p>`,
      head: data(house({ "@type": "Person", name: "דנה כהן" }))
    })
    return founder(page, { name: "דנה כהן" }, "דנה כהן")?.name
  }
  expect(met("המאפייה של רון לוי ודנה כהן")).toBe("דנה כהן")
  expect(met("המאפייה של רון לוי")).toBeUndefined()
})

const much = `<h1>Bread that bakes itself</h1>${"<p>Crumb plans the bakes of bakeries, and knows every oven of the house by its name.</p>".repeat(8)}`
const ada = (nodes: ReadonlyArray<object>, foot: string, main = much) =>
  founder(
    crumb({ main, footer: foot, head: data({ "@context": "https://schema.org", "@graph": nodes }) }),
    { name: "Ada Roth" },
    "Ada Roth"
  )?.name
const byAda = { "@type": "Person", name: "Ada Roth" }

test("whom readers write to is met by them", () => {
  for (const mailbox of ["adaroth@web.example", "a.roth@crumb.example", "ada.roth@crumb.example"])
    expect(ada([house(byAda)], `<p>${mailbox}</p>`)).toBe("Ada Roth")
  const carla = { "@type": "Person", name: "Carla Roth" }
  const page = crumb({ main: much, footer: "<p>carla@crumb.example</p>", head: data(house(carla)) })
  expect(founder(page, { name: "Carla Roth" }, "Carla Roth")?.name).toBe("Carla Roth")
  for (const mailbox of ["hello@crumb.example", "ben@crumb.example", "roth@crumb.example", "ada.lund@crumb.example"])
    expect(ada([house(byAda)], `<p>${mailbox}</p>`)).toBeUndefined()
  expect(
    ada([house(byAda)], "<p>ada.roth@crumb.example</p>", `${much}<p>Ben Lund founded Crumb in 2016.</p>`)
  ).toBeUndefined()
})

test("who made an app is its maker where no founder is named, and readers meet them", () => {
  const app = (by: object, type = "SoftwareApplication") => ({ "@type": type, name: "Crumb", ...by })
  expect(ada([app({ creator: byAda })], "<p>Ada Roth</p>")).toBe("Ada Roth")
  expect(ada([app({ author: byAda }, "WebApplication")], "<p>adaroth@web.example</p>")).toBe("Ada Roth")
  expect(ada([app({ author: byAda })], "")).toBeUndefined()
  expect(ada([app({ author: { "@type": "Organization", name: "Ada Roth" } })], "<p>Ada Roth</p>")).toBeUndefined()
  expect(ada([app({ author: byAda }, "WebSite")], "<p>Ada Roth</p>")).toBeUndefined()
  expect(ada([{ ...app({ author: byAda }), name: "Loafly" }], "<p>Ada Roth</p>")).toBeUndefined()
  const cleo = { "@type": "Person", name: "Cleo Marsh" }
  expect(ada([house(cleo), app({ author: byAda })], "<p>Ada Roth</p><p>Cleo Marsh</p>")).toBeUndefined()
})

test("a node's name may go on as a title does", () => {
  const named = (name: string) => ada([{ ...house(byAda), name }], "<p>Ada Roth</p>")
  expect(named("Crumb – bookkeeping for bakeries")).toBe("Ada Roth")
  expect(named("Crumb | Bookkeeping for bakeries")).toBe("Ada Roth")
  expect(named("Loafly – bookkeeping for bakeries")).toBeUndefined()
})
