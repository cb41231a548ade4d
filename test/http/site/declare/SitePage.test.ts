/** What a page cannot be declared without: the compiler says so here, and where it cannot, the page when it is made. */
import { expect, test } from "bun:test"
import { Effect, Schema } from "effect"
import { h } from "preact"
import { getAccount } from "../../../../src/domain/api/DraftsApi.ts"
import { getListing } from "../../../../src/domain/api/ListingsApi.ts"
import { Slug } from "../../../../src/domain/Wire.ts"
import { seeOther } from "../../../../src/http/site/declare/Instead.ts"
import { form, unsignedForm } from "../../../../src/http/site/declare/SiteForm.ts"
import { page } from "../../../../src/http/site/declare/SitePage.ts"
import { renderPage } from "../../../../src/http/site/frame/Html.tsx"
import { navigation } from "../../../../src/http/site/Navigation.ts"
import { EndsIn, When } from "../../../../src/http/site/parts/When.tsx"

const words = { title: "A page", description: "A page of a test." }
const view = () => h("h1", {}, "A page")
const nothing = () => Effect.succeed({})

const open = { audience: "unlisted", ...words } as const
const kept = { audience: "public", ...words, shows: [] } as const
const slug = { params: { slug: Slug } }

test("the compiler refuses", () => {
  // @ts-expect-error a public page that does not say what it shows
  page("/a", { audience: "public", ...words, load: nothing, view })
  // @ts-expect-error a page without an audience
  page("/a", { ...words, load: nothing, view })
  // @ts-expect-error a page without a description
  page("/a", { audience: "unlisted", title: "A page", load: nothing, view })
  // @ts-expect-error a parameter that nothing reads
  page("/a/:slug", { ...kept, sitemap: "none", load: nothing, view })
  // @ts-expect-error a parameter under another name
  page("/a/:slug", { ...open, params: { id: Slug }, load: nothing, view })
  // @ts-expect-error addresses that the sitemap does not know of
  page("/a/:slug", { ...kept, ...slug, load: nothing, view })
  // @ts-expect-error a link in the navigation to an address that is many
  page("/a/:slug", { ...open, ...slug, nav: { header: "A" }, load: nothing, view })
  // @ts-expect-error a page for members in the sitemap
  page("/a", { audience: "member", ...words, sitemap: "none", load: nothing, view })
  // @ts-expect-error a view that wants more than is loaded
  page("/a", { ...open, load: nothing, view: ({ name }: { name: string }) => h("h1", {}, name) })
  // @ts-expect-error a public page that looks at the visitor's address
  page("/a", { ...kept, load: ({ address }) => Effect.succeed({ address }), view })
  // @ts-expect-error a page that reads an operation of somebody signed in
  page("/a", { ...kept, load: ({ read }) => read(getAccount, {}), view })
  // @ts-expect-error an operation with another input than its own
  page("/a", { ...kept, load: ({ read }) => read(getListing, { name: "a" }), view })
  // @ts-expect-error a form that anybody may send and that takes somebody for granted
  unsignedForm("/a", { fields: {}, run: ({ session }) => Effect.succeed(seeOther(`/${session.email}`)) })
  // @ts-expect-error a field that was not declared
  form("/a", { fields: {}, run: ({ fields }) => Effect.succeed(seeOther(fields.next)) })
  // @ts-expect-error a form that comes to nothing
  form("/a", { fields: {}, run: () => Effect.void })
})

const visit = { session: null, origin: "https://launchbook.test", address: "192.0.2.1", read: () => Effect.die("none") }
const loaded = (
  declared: { readonly load: (visit: never) => Effect.Effect<{ readonly title: string }, unknown> },
  params: object,
  search: string
) =>
  // The rest of a visit is nothing that these pages look at.
  Effect.runPromise(Effect.either(declared.load({ ...visit, params, search } as never)))

test("a page is given what it declares of its address and its query, and nothing else", async () => {
  const seen: Array<unknown> = []
  const declared = page("/a/:slug", {
    audience: "unlisted",
    params: { slug: Slug },
    query: { page: Schema.optional(Schema.NumberFromString.pipe(Schema.int())), q: Schema.optional(Schema.String) },
    ...words,
    load: ({ params, query }) => Effect.sync(() => void seen.push({ ...params, ...query })),
    view
  })
  await loaded(declared, { slug: "tide" }, "q=one&q=two&page=3&utm_source=mail")
  await loaded(declared, { slug: "tide" }, "q=&page=")
  expect(seen).toEqual([{ slug: "tide", q: "one", page: 3 }, { slug: "tide" }])
  expect(await loaded(declared, { slug: "NOT A SLUG" }, "")).toMatchObject({ left: { status: 404 } })
  expect(await loaded(declared, { slug: "tide" }, "page=many")).toMatchObject({
    left: { status: 400, details: [{ path: "query.page" }] }
  })
  expect(seen).toHaveLength(2)
})

test("a page that is kept without a bound on its age cannot say how long ago something was", () => {
  const around = { person: null, navigation, origin: "https://launchbook.test", now: null }
  const ago = () => h(When, { at: "2026-11-18T10:00:00Z" })
  const left = () => h(EndsIn, { at: Date.parse("2026-11-20T10:00:00Z") })
  for (const body of [h(ago, {}), h(left, {})]) {
    expect(() => renderPage({ ...words, body }, null, around)).toThrow("maxAge")
    expect(renderPage({ ...words, body }, null, { ...around, now: new Date("2026-11-18T11:00:00Z") })).toMatch(
      /1 hour ago|ends in 1 day 23 h/
    )
  }
})
