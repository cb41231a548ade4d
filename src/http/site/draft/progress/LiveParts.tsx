/** @jsxImportSource preact */
/**
 * A draft on its way, in three parts that are made anew as it goes on: how far it is, what was found, which pages were
 * read. The page shows them, and the events of a draft carry them; they need nothing of the frame around a page.
 */
import type { Finding } from "../../../../domain/draft/Findings.ts"
import type { ProgressRow } from "../../../../services/drafts/DraftProgress.ts"
import { findingLabel, findingValue, hostOf, nowWords, pathOfPage, stillWanted, visitWords } from "./ProgressWords.ts"

type Shown = { readonly row: ProgressRow }

const HowFar = ({ row }: Shown) => (
  <div id="how-far" class="how-far">
    <progress max={100} value={row.percent} aria-label="How far the draft is">
      {row.percent} %
    </progress>
    <p>
      <span id="now">{nowWords(row)}</span>
      <span class="num soft">{row.percent} %</span>
    </p>
  </div>
)

/** The quote in marker: the very words where they are its value, else all of it. */
const Quoted = ({ value, quote }: Pick<Finding, "value" | "quote">) => {
  const at = quote.indexOf(value)
  if (value === "" || at < 0 || value === quote) return <mark>{quote}</mark>
  return (
    <>
      {quote.slice(0, at)}
      <mark>{value}</mark>
      {quote.slice(at + value.length)}
    </>
  )
}

const Found = ({ finding }: { readonly finding: Finding }) => {
  const value = findingValue(finding)
  return (
    <li>
      <h3>{findingLabel(finding.field)}</h3>
      {finding.quote !== "" && finding.quote === value ? null : <p>{value}</p>}
      {finding.quote === "" ? null : (
        <blockquote>
          “<Quoted value={value} quote={finding.quote} />”
          <cite>
            {hostOf(finding.url)}
            {pathOfPage(finding.url)}
          </cite>
        </blockquote>
      )}
    </li>
  )
}

const FoundSoFar = ({ row }: Shown) => (
  <section id="found" aria-labelledby="found-heading">
    <h2 id="found-heading">
      Found so far {row.found.length === 0 ? null : <span class="chip num">{row.found.length}</span>}
    </h2>
    {row.found.length === 0 ? (
      <p class="blank soft">
        {row.step === "drafting"
          ? "What the pages say is being weighed."
          : "Nothing yet. The first facts come with the homepage."}
      </p>
    ) : (
      <ul class="found">
        {row.found.map((finding) => (
          <Found key={finding.field} finding={finding} />
        ))}
      </ul>
    )}
  </section>
)

/** What became of robots.txt follows from the pages: none is asked for without it. */
const robotsWords = ({ visits, error_code }: ProgressRow) =>
  error_code === "robots_disallowed" ? "closes the site to us" : visits.length === 0 ? "asked first" : "lets us read"

const Log = ({ row }: Shown) => (
  <section id="log" aria-labelledby="log-heading">
    <h2 id="log-heading">Pages</h2>
    <ol class="log">
      <li class={row.error_code === "robots_disallowed" ? "left" : row.visits.length === 0 ? "wanted" : "read"}>
        <span class="mono">/robots.txt</span> <span class="small soft">{robotsWords(row)}</span>
      </li>
      {row.visits.map(({ url, status, title }) => (
        <li key={url} class={status === "read" ? "read" : "left"}>
          <span class="mono">{pathOfPage(url)}</span>{" "}
          <span class="small soft">{status === "read" ? (title ?? "read") : visitWords[status]}</span>
        </li>
      ))}
      {stillWanted(row).map((url) => (
        <li key={url} class="wanted">
          <span class="mono">{pathOfPage(url)}</span> <span class="small soft">to be read</span>
        </li>
      ))}
    </ol>
  </section>
)

export const LiveParts = ({ row }: Shown) => (
  <>
    <HowFar row={row} />
    <div class="cols">
      <FoundSoFar row={row} />
      <aside>
        <Log row={row} />
      </aside>
    </div>
  </>
)
