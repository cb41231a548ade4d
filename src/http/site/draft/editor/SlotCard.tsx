/** @jsxImportSource preact */
/** A card of the editor: what a slot is called, what became of it, its input, what it stands on and what can be done. */
import type { ComponentChildren } from "preact"
import { isRowSlot, type SlotContent } from "../../../../domain/draft/DraftSlots.ts"
import { isWebUrl } from "../../../../domain/Wire.ts"
import { rowsIn, type SlotView, textIn } from "./EditorModel.ts"

export interface QuoteOf {
  readonly quote: string
  readonly url: string
}

/** Words of a quote that a browser finds again on the page it stands on. */
const fragmentOf = (quote: string): string => {
  const words = quote.trim().split(/\s+/)
  const part = (some: ReadonlyArray<string>) => encodeURIComponent(some.join(" ")).replaceAll("-", "%2D")
  return words.length <= 12 ? part(words) : `${part(words.slice(0, 5))},${part(words.slice(-5))}`
}

/** The host and path of an address, as a person reads it. */
export const shortAddress = (address: string): string => {
  const url = URL.parse(address)
  return url === null ? address : `${url.host}${url.pathname === "/" ? "" : url.pathname}`
}

/** Where the words of the value stand in the quote, they alone are marked. */
const Marked = ({ quote, value }: { readonly quote: string; readonly value: string }) => {
  const at = value === "" ? -1 : quote.toLowerCase().indexOf(value.toLowerCase())
  if (at < 0) return <mark>{quote}</mark>
  return (
    <>
      {quote.slice(0, at)}
      <mark>{quote.slice(at, at + value.length)}</mark>
      {quote.slice(at + value.length)}
    </>
  )
}

export const Quotes = ({ quotes, value }: { readonly quotes: ReadonlyArray<QuoteOf>; readonly value: string }) => (
  <>
    {quotes.slice(0, 3).map(({ quote, url }) => (
      <blockquote key={`${url} ${quote}`}>
        “<Marked quote={quote} value={value} />”
        <cite>
          {isWebUrl(url) ? (
            <a href={`${url.replace(/#.*$/, "")}#:~:text=${fragmentOf(quote)}`} rel="nofollow ugc noopener">
              {shortAddress(url)}
            </a>
          ) : (
            shortAddress(url)
          )}
        </cite>
      </blockquote>
    ))}
  </>
)

/** What is kept of a slot, to be read beside what was typed. */
const Kept = ({ kept }: { readonly kept: SlotContent }) => {
  if (kept.length === 0) return <p class="soft">Nothing: it was taken away.</p>
  const rows = rowsIn(kept)
  if (rows.length === 0) return <p class="kept">{textIn(kept)}</p>
  return (
    <ol>
      {rows.map((row) => {
        const words = Object.values(row).filter((text) => text !== "")
        return <li key={words.join(" ")}>{words.join(" · ")}</li>
      })}
    </ol>
  )
}

/** Two people wrote, or one in two windows: whoever is here decides. */
const Conflict = ({ view }: { readonly view: SlotView }) => (
  <div class="warning conflict" role="alert" data-conflict={view.slot}>
    <p>
      <strong>This was changed elsewhere while you wrote.</strong> Nothing of yours was saved over it. Saved now is:
    </p>
    <Kept kept={view.kept} />
    <input type="hidden" name={`now.${view.slot}`} value={view.now} />
    <div class="acts">
      <Act verb="mine" view={view} words="Keep what I wrote" />
      <Act verb="take" view={view} words="Take what is saved" />
    </div>
  </div>
)

export type Verb = "save" | "lock" | "unlock" | "restore" | "remove" | "redraft" | "mine" | "take"

/** A button of a card. It sends all that is typed on the page, so nothing is lost by pressing it. */
export const Act = ({
  verb,
  view,
  words,
  class: style
}: {
  readonly verb: Verb
  readonly view: SlotView
  readonly words: string
  readonly class?: string
}) => (
  <button
    type="submit"
    name="act"
    value={`${verb}:${view.slot}`}
    class={style}
    formnovalidate
    aria-label={`${words}: ${view.label}`}
  >
    {words}
  </button>
)

/** How a problem is read after the name of what it is about. */
const sentence = (label: string, message: string) => {
  const words = /^[A-Z]/.test(message) ? message : `${label} ${message}`
  return words.endsWith(".") ? words : `${words}.`
}

export const SlotCard = ({
  view,
  chip,
  isGroup = false,
  hint,
  children,
  after,
  acts
}: {
  readonly view: SlotView
  /** What became of it, in words. */
  readonly chip?: { readonly words: string; readonly isGood: boolean } | undefined
  /** It has several inputs, each with a label of its own. */
  readonly isGroup?: boolean
  readonly hint?: ComponentChildren
  readonly children: ComponentChildren
  /** What it stands on. */
  readonly after?: ComponentChildren
  readonly acts?: ComponentChildren
}) => {
  const { slot, id, label, problems, note } = view
  return (
    <section
      class={`card field slot${view.isBlank ? " empty" : ""}`}
      id={id}
      data-slot={slot}
      data-version={view.now}
      data-kept={view.isKept ? "yes" : "no"}
      data-rows={isRowSlot(slot) ? "" : undefined}
      aria-labelledby={isGroup ? `${id}-name` : undefined}
    >
      <header>
        {isGroup ? <h3 id={`${id}-name`}>{label}</h3> : <label for={`${id}-input`}>{label}</label>}
        {chip === undefined ? null : <span class={`chip state${chip.isGood ? " good" : ""}`}>{chip.words}</span>}
      </header>
      {hint === undefined ? null : (
        <p class="soft small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <input type="hidden" name={`seen.${slot}`} value={view.seen} />
      <div class="foot">
        {problems.length === 0 ? null : (
          <p class="error" id={`${id}-problem`} role="alert">
            {problems.map((message) => sentence(label, message)).join(" ")}
          </p>
        )}
        {view.isConflict ? <Conflict view={view} /> : null}
        {note === null ? null : (
          <p class="notice" role="status">
            {note}
          </p>
        )}
        {after}
        <div class="acts">
          <Act verb="save" view={view} words="Save" class="by-hand" />
          {acts}
        </div>
      </div>
    </section>
  )
}

/** What an input says of its problem and its hint, to who hears it. */
export const describedBy = (view: SlotView, hasHint: boolean) => {
  const ids = [view.problems.length > 0 ? `${view.id}-problem` : null, hasHint ? `${view.id}-hint` : null]
  return ids.filter((id) => id !== null).join(" ") || undefined
}

interface LineProps {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly placeholder?: string | undefined
  readonly autocomplete: "off"
  readonly "aria-label"?: string
  readonly "aria-describedby"?: string | undefined
  readonly "aria-invalid"?: "true" | undefined
  readonly "data-needed"?: string | undefined
}

/** One line of text, with the keyboard that suits it. */
export const LineInput = ({ type, ...line }: LineProps & { readonly type: "text" | "url" | "date" }) => {
  if (type === "date") return <input {...line} type="date" />
  return type === "url" ? <input {...line} type="url" /> : <input {...line} type="text" />
}
