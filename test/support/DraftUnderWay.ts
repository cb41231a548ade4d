/** A draft in the middle of being made, as the pipeline leaves it in the database between two steps. */
import type { TestApp } from "./App.ts"
import { query } from "./SavedListing.ts"

const site = "https://tidewatch.example"
const visits = [
  { url: `${site}/`, status: "read", title: "Tidewatch: tide alerts for small harbours", detail: null },
  { url: `${site}/about`, status: "read", title: "About Tidewatch", detail: null },
  {
    url: `${site}/pricing`,
    status: "refused_by_robots",
    title: null,
    detail: "The robots.txt of tidewatch.example does not let LaunchbookBot read it."
  }
]
const found = [
  { field: "name", value: "Tidewatch", quote: "Tidewatch", url: `${site}/` },
  {
    field: "tagline",
    value: "Tide alerts for small harbours",
    quote: "Tide alerts for small harbours. Tidewatch texts harbour masters before high water.",
    url: `${site}/`
  },
  {
    field: "features",
    value: "Text alerts on any phone, Works without a smartphone",
    quote: "Text alerts on any phone",
    url: `${site}/`
  },
  { field: "country", value: "NO", quote: "Ingrid Solberg in Bergen, Norway.", url: `${site}/about` }
]

/** Answers its id. */
export const draftUnderWay = async (
  app: TestApp,
  userId: number,
  columns: Readonly<Record<string, unknown>> = {}
): Promise<string> => {
  const id = crypto.randomUUID()
  const now = app.clock.now()
  const row: Record<string, unknown> = {
    id,
    user_id: userId,
    url: `${site}/`,
    site_key: `${id}.example`,
    status: "crawling",
    step: "reading",
    percent: 38,
    pages_read: 2,
    visits: JSON.stringify(visits),
    planned: [...visits.map(({ url }) => url), `${site}/features`, `${site}/faq`],
    found: JSON.stringify(found),
    created_at: now,
    updated_at: now,
    ...columns
  }
  const names = Object.keys(row)
  await query(
    app,
    `insert into drafts (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(row)
  )
  return id
}
