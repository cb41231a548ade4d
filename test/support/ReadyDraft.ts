/** A draft that is made, put straight into the database: with quotes, blanks, a lock, founders, questions and links. */
import type { TestApp } from "./App.ts"
import { query } from "./SavedListing.ts"

const site = "https://tidewatch.example"
const drafted = (value: string | ReadonlyArray<string>, quote: string, path = "/", support = "copied") => ({
  value,
  state: "ai",
  ai_value: value,
  ai_evidence: [{ quote, url: `${site}${path}` }],
  ai_support: support,
  locked: false
})
const blank = { value: null, state: "not_found", ai_value: null, ai_evidence: [], locked: false }

const fields = {
  name: drafted("Tidewatch", "Tidewatch texts harbour masters forty minutes before the water reaches the quay."),
  tagline: drafted(
    "Tide alerts for small harbours",
    "Tide alerts for small harbours. Tidewatch texts harbour masters forty minutes before the water reaches the quay."
  ),
  short_description: drafted(
    "Texts harbour masters before high water.",
    "Tidewatch texts harbour masters forty minutes before the water reaches the quay.",
    "/",
    "shortened"
  ),
  description: drafted(
    "Tidewatch texts harbour masters forty minutes before the water reaches the quay.\n\nIt works on any phone.",
    "It works on any phone, also without a smartphone."
  ),
  features: drafted(["Text alerts on any phone", "Works without a smartphone"], "Text alerts on any phone"),
  founded_year: {
    ...drafted("2019", "Founded in 2019 by Ingrid Solberg in Bergen, Norway.", "/about"),
    state: "override",
    locked: true
  },
  city: {
    ...drafted("Bergen", "Founded in 2019 by Ingrid Solberg in Bergen, Norway.", "/about"),
    value: "Oslo",
    state: "edited"
  },
  demo_video_url: blank
}

/** Answers its id. */
export const readyDraft = async (
  app: TestApp,
  userId: number,
  columns: Readonly<Record<string, unknown>> = {}
): Promise<string> => {
  const id = crypto.randomUUID()
  const now = app.clock.now()
  const evidence = [{ quote: "Ingrid Solberg, founder", url: `${site}/about` }]
  const json: Readonly<Record<string, unknown>> = {
    fields,
    faqs: [
      {
        question: "Does it work without a smartphone?",
        answer: "Yes, by text message.",
        state: "ai",
        evidence: [{ quote: "It works on any phone, also without a smartphone.", url: `${site}/` }]
      }
    ],
    founders: [{ name: "Ingrid Solberg", title: "Founder", bio: null, primary: true, state: "ai", evidence }],
    company_socials: { github: { value: "https://github.com/tidewatch-example", state: "ai", evidence: [] } },
    refused: [
      { field: "country", value: "NL", reason: "The page says this of a customer: “Port of Vlissingen, Netherlands”." }
    ],
    visits: [
      { url: `${site}/`, status: "read", title: "Tidewatch", detail: null },
      { url: `${site}/about`, status: "read", title: "About", detail: null },
      { url: `${site}/pricing`, status: "refused_by_robots", title: null, detail: null }
    ],
    ...columns
  }
  const names = Object.keys(json)
  await query(
    app,
    `insert into drafts (id, user_id, url, site_key, status, step, percent, pages_read, created_at, updated_at,
       ${names.join(", ")})
     values ($1, $2, $3, $4, 'ready', 'done', 100, 2, $5, $5, ${names.map((_, at) => `$${at + 6}::jsonb`).join(", ")})`,
    [id, userId, `${site}/`, "tidewatch.example", now, ...Object.values(json).map((value) => JSON.stringify(value))]
  )
  return id
}
