/** @jsxImportSource preact */
/** What has happened to a product, as its makers tell it: their news, their story, and the dates they count by. */
import type { Listing, ListingUpdate, Milestone } from "../../../../../domain/listing/Listing.ts"
import type { Story, StoryKey } from "../../../../../domain/listing/Story.ts"
import { WebLink } from "../../../parts/WebLink.tsx"
import { Day, When } from "../../../parts/When.tsx"

/** Characters of a text that stand open; of a longer one the rest is behind a button. */
const mostOpen = 420

/** A text in two: what stands open, ended at a word, and the rest. */
const parted = (text: string): readonly [string, string] => {
  if (text.length <= mostOpen) return [text, ""]
  const cut = text.slice(0, mostOpen)
  const end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"))
  const at = end > 0 ? end : mostOpen
  return [`${text.slice(0, at)}…`, text.slice(at).trim()]
}

const LongText = ({ text, more }: { readonly text: string; readonly more: string }) => {
  const [open, rest] = parted(text)
  return (
    <>
      <p class="words">{open}</p>
      {rest === "" ? null : (
        <details>
          <summary>{more}</summary>
          <p class="words">…{rest}</p>
        </details>
      )}
    </>
  )
}

const Update = ({ update: { id, title, body, published_at } }: { readonly update: ListingUpdate }) => (
  <li id={`update-${id}`}>
    <p class="small soft">
      <When at={published_at} />
    </p>
    <h3>{title}</h3>
    <LongText text={body} more="Read the rest" />
  </li>
)

export const UpdatesSection = ({ slug, name, updates }: Pick<Listing, "slug" | "name" | "updates">) =>
  updates.length === 0 ? null : (
    <section aria-labelledby="updates">
      <h2 id="updates">Latest from {name}</h2>
      <ol class="news">
        {updates.map((update) => (
          <Update key={update.id} update={update} />
        ))}
      </ol>
      <p class="small soft">
        Follow {name} to hear of the next one, or take the <a href={`/feeds/products/${slug}.atom`}>feed</a>.
      </p>
    </section>
  )

/** What each part of a story is called; its title heads it. */
const chapters: Readonly<Record<Exclude<StoryKey, "title">, string | null>> = {
  story: null,
  why_started: "Why it was started",
  problem: "The problem",
  journey: "The journey",
  challenges: "What was hard",
  achievements: "What worked",
  lessons: "What was learnt",
  whats_next: "What comes next"
}
const chapterKeys: ReadonlyArray<Exclude<StoryKey, "title">> = [
  "story",
  "why_started",
  "problem",
  "journey",
  "challenges",
  "achievements",
  "lessons",
  "whats_next"
]

export const StorySection = ({ story }: { readonly story: Story | null }) =>
  story === null ? null : (
    <section aria-labelledby="story" class="story">
      <p class="kicker">The founders’ story</p>
      <h2 id="story">{story.title ?? "How it came about"}</h2>
      {chapterKeys.map((key) => {
        const text = story[key]
        return text === null ? null : (
          <div key={key}>
            {chapters[key] === null ? null : <h3>{chapters[key]}</h3>}
            <LongText text={text} more="Read on" />
          </div>
        )
      })}
    </section>
  )

const Step = ({ milestone: { date, title, description, url } }: { readonly milestone: Milestone }) => (
  <li>
    <p class="mono soft">
      <Day at={date} />
    </p>
    <h3>{title}</h3>
    {description === null ? null : <p class="words">{description}</p>}
    {url === null ? null : (
      <p class="small">
        <WebLink url={url} />
      </p>
    )}
  </li>
)

/** The newest first. */
export const MilestonesSection = ({ milestones }: { readonly milestones: Listing["milestones"] }) =>
  milestones === null || milestones.length === 0 ? null : (
    <section aria-labelledby="milestones">
      <h2 id="milestones">Milestones</h2>
      <ol class="milestones">
        {milestones.map((milestone) => (
          <Step key={milestone.id} milestone={milestone} />
        ))}
      </ol>
    </section>
  )
