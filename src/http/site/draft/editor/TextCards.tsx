/** @jsxImportSource preact */
/** The texts of the editor that are no profile fields: links to profiles, the story, search results, a rival. */
import type { DraftSlot } from "../../../../domain/draft/DraftSlots.ts"
import { type SocialPlatform, socialPlatforms } from "../../../../domain/listing/Profile.ts"
import { storyKeys } from "../../../../domain/listing/Story.ts"
import { Scroll } from "../../parts/Scroll.tsx"
import { type EditorModel, textIn, viewOf } from "./EditorModel.ts"
import { describedBy, LineInput, Quotes, SlotCard } from "./SlotCard.tsx"

interface Plain {
  readonly rows?: number
  readonly type?: "url"
  readonly hint?: string
}
const plain: Readonly<Partial<Record<DraftSlot, Plain>>> = {
  "story.title": {},
  "story.story": { rows: 8 },
  "seo.title": { hint: "At most 70 characters. Left blank, it is the name and the tagline." },
  "seo.meta": { rows: 2, hint: "At most 170 characters. Left blank, it is the short description." },
  competitor_url: {
    type: "url",
    hint: "The site of another product. Its pages are read once, under its robots.txt, and compared with yours."
  }
}

/** A text of its own: a chapter of the story, a line for search engines, an address. */
export const TextCard = ({ model, slot }: { readonly model: EditorModel; readonly slot: DraftSlot }) => {
  const { rows, type, hint } = plain[slot] ?? { rows: 4 }
  const view = viewOf(model, slot)
  const text = textIn(view.content)
  const common = {
    id: `${view.id}-input`,
    name: slot,
    "aria-describedby": describedBy(view, hint !== undefined),
    "aria-invalid": view.problems.length > 0 ? ("true" as const) : undefined
  }
  return (
    <SlotCard
      view={view}
      chip={{ words: view.kept.length === 0 ? "Blank" : "Written by you", isGood: false }}
      hint={hint}
    >
      {rows !== undefined || text.includes("\n") ? (
        <textarea {...common} rows={rows ?? 2}>
          {text}
        </textarea>
      ) : (
        <LineInput
          {...common}
          type={type ?? "text"}
          value={text}
          placeholder={type === undefined ? undefined : "https://"}
          autocomplete="off"
        />
      )}
    </SlotCard>
  )
}

type Links = "company_socials" | "founder_socials"
/** Asked for whether or not there is one. */
const usual: ReadonlyArray<SocialPlatform> = ["linkedin", "x", "github", "youtube"]

const LinkCard = ({
  model,
  part,
  platform
}: {
  readonly model: EditorModel
  readonly part: Links
  readonly platform: SocialPlatform
}) => {
  const view = viewOf(model, `${part}.${platform}`)
  const link = model.draft[part][platform]
  const words =
    link === undefined
      ? "Blank"
      : link.state === "ai"
        ? "From your site"
        : link.state === "manual"
          ? "Written by you"
          : "Edited by you"
  return (
    <SlotCard
      view={view}
      chip={{ words, isGood: false }}
      after={link === undefined ? null : <Quotes quotes={link.evidence.slice(0, 1)} value={link.value} />}
    >
      <input
        id={`${view.id}-input`}
        name={view.slot}
        type="url"
        value={textIn(view.content)}
        placeholder="https://"
        autocomplete="off"
        aria-describedby={describedBy(view, false)}
        aria-invalid={view.problems.length > 0 ? "true" : undefined}
      />
    </SlotCard>
  )
}

/** The card of a link, by its slot. */
export const AnyLinkCard = ({ model, slot }: { readonly model: EditorModel; readonly slot: DraftSlot }) => {
  const platform = socialPlatforms.find((one) => slot.endsWith(`.${one}`))
  const part = slot.startsWith("company_socials.") ? "company_socials" : "founder_socials"
  return platform === undefined ? null : <LinkCard model={model} part={part} platform={platform} />
}

/** The usual platforms and those with a link; the others folded away. */
export const LinkCards = ({ model, part }: { readonly model: EditorModel; readonly part: Links }) => {
  const isShown = (platform: SocialPlatform) => {
    const view = viewOf(model, `${part}.${platform}`)
    return usual.includes(platform) || !view.isBlank || view.kept.length > 0 || view.problems.length > 0
  }
  const cards = (platforms: ReadonlyArray<SocialPlatform>) => (
    <div class="links">
      {platforms.map((platform) => (
        <LinkCard key={platform} model={model} part={part} platform={platform} />
      ))}
    </div>
  )
  return (
    <>
      {cards(socialPlatforms.filter(isShown))}
      <details>
        <summary>More places to link to</summary>
        {cards(socialPlatforms.filter((platform) => !isShown(platform)))}
      </details>
    </>
  )
}

export const StoryCards = ({ model }: { readonly model: EditorModel }) => {
  const card = (key: (typeof storyKeys)[number]) => <TextCard key={key} model={model} slot={`story.${key}`} />
  const isWritten = (key: (typeof storyKeys)[number]) => !viewOf(model, `story.${key}`).isBlank
  const first = storyKeys.filter((key) => key === "title" || key === "story" || isWritten(key))
  return (
    <>
      {first.map(card)}
      {first.length === storyKeys.length ? null : (
        <details>
          <summary>More chapters: why you started, what was hard, what comes next</summary>
          {storyKeys.filter((key) => !first.includes(key)).map(card)}
        </details>
      )}
    </>
  )
}

export const SearchCards = ({ model }: { readonly model: EditorModel }) => (
  <>
    <TextCard model={model} slot="seo.title" />
    <TextCard model={model} slot="seo.meta" />
  </>
)

export const CompetitorCard = ({ model }: { readonly model: EditorModel }) => {
  const { competitor } = model.draft
  return (
    <>
      <TextCard model={model} slot="competitor_url" />
      {competitor === null ? null : (
        <div class="card">
          <h3>Compared with {URL.parse(competitor.url)?.host ?? competitor.url}</h3>
          {competitor.status === "reading" ? (
            <p class="notice">Its pages are being read. Open this page again.</p>
          ) : null}
          {competitor.error === null ? null : <p class="error">{competitor.error.message}</p>}
          {competitor.summary === null ? null : <p>{competitor.summary}</p>}
          {competitor.rows.length === 0 ? null : (
            <Scroll label="Comparison">
              <table>
                <thead>
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">Yours</th>
                    <th scope="col">Theirs</th>
                  </tr>
                </thead>
                <tbody>
                  {competitor.rows.map(({ key, label, own, competitor: theirs }) => (
                    <tr key={key}>
                      <th scope="row">{label}</th>
                      <td>{own ?? "Not stated"}</td>
                      <td>{theirs ?? "Not stated"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          )}
          <Quotes quotes={competitor.evidence} value="" />
        </div>
      )}
    </>
  )
}
