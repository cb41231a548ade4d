/** @jsxImportSource preact */
/** `/account/listings/{id}/story`: the founder's story of a product, nine texts in the words of whoever made it. */
import { Effect, Schema } from "effect"
import { setFounderStory } from "../../../../domain/api/MyListingsApi.ts"
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import { type StoryKey, storyKeys } from "../../../../domain/listing/Story.ts"
import { byKey } from "../../../../domain/Wire.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { asOwner } from "../desk/AsOwner.ts"
import { NumberInPath, numberInForm, PartFrame, partAddress } from "../desk/PartFrame.tsx"
import { FormOutcome, isMendable, NotUnlocked, type RefusedForm, refusedBy, TypedField } from "../desk/TypedFields.tsx"

type TypedStory = Readonly<Record<StoryKey, string>>
interface Model {
  readonly listing: OwnedListing
  readonly typed: TypedStory
  readonly refused: RefusedForm | null
  readonly isSaved: boolean
}

/** What to write, as one would ask for it over a coffee. */
const asks: Readonly<Record<StoryKey, { readonly label: string; readonly hint: string; readonly rows?: number }>> = {
  title: { label: "Title", hint: "A few words above it all." },
  story: { label: "The story", hint: "In short: how it came about. Blank lines part paragraphs.", rows: 7 },
  why_started: { label: "Why you began", hint: "What made you do it, and not let it be.", rows: 4 },
  problem: { label: "The problem", hint: "Whose it is, and how they lived with it before.", rows: 4 },
  journey: { label: "The way here", hint: "From the first day to this one.", rows: 4 },
  challenges: { label: "What was hard", hint: "What nearly ended it, and what you did then.", rows: 4 },
  achievements: { label: "What you are proud of", hint: "With numbers, where you have them.", rows: 4 },
  lessons: { label: "What you learned", hint: "What you would tell yourself on the first day.", rows: 4 },
  whats_next: { label: "What is next", hint: "What you work on now.", rows: 4 }
}
const longest = 8000
const longestTitle = 200

const modelOf = (
  session: Session,
  id: number,
  more: { readonly typed?: TypedStory; readonly refused?: RefusedForm; readonly isSaved?: boolean } = {}
) =>
  Effect.gen(function* () {
    const listing = yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))
    const model: Model = {
      listing,
      typed: more.typed ?? byKey(storyKeys, (key) => listing.story?.[key] ?? ""),
      refused: more.refused ?? null,
      isSaved: more.isSaved ?? false
    }
    return model
  })

const View = ({ listing, typed, refused, isSaved }: Model) => (
  <PartFrame
    listing={listing}
    title="Founder’s story"
    lead="Readers remember why something exists longer than what it does. Answer what you like; what you leave blank is not shown."
    here="/story"
  >
    {listing.unlocked_sections.includes("story") ? null : <NotUnlocked what="the story" />}
    {listing.status === "removed" ? (
      <dl class="told">
        {storyKeys.flatMap((key) =>
          typed[key] === ""
            ? []
            : [
                <div key={key}>
                  <dt>{asks[key].label}</dt>
                  <dd class="pre">{typed[key]}</dd>
                </div>
              ]
        )}
      </dl>
    ) : (
      <PostForm action={partAddress(listing.id, "/story")} class="stack long">
        <FormOutcome refused={refused} done={isSaved ? "Saved. It is a new version of the listing." : null} />
        {storyKeys.map((key) => {
          const { label, hint, rows } = asks[key]
          return (
            <TypedField
              key={key}
              name={key}
              label={label}
              hint={hint}
              value={typed[key]}
              issue={refused?.issues.get(key)}
              max={key === "title" ? longestTitle : longest}
              {...(rows === undefined ? {} : { rows })}
            />
          )
        })}
        <div class="savebar">
          <button type="submit" class="button primary">
            Save the story
          </button>
          <span class="small soft">Every earlier text stays in the history.</span>
        </div>
      </PostForm>
    )}
  </PartFrame>
)

export const listingStory = page("/account/listings/:id/story", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  query: { saved: Schema.optional(Schema.String) },
  title: ({ listing }) => `Story of ${listing.name} · Launchbook`,
  description: "The founder’s story of your product.",
  load: ({ session, params: { id }, query }) => modelOf(session, id, { isSaved: query.saved !== undefined }),
  view: View
})

export const saveStoryForm = form("/account/listings/:id/story", {
  // Nine texts at nine bytes a letter.
  mostBytes: 640 * 1024,
  fields: byKey(storyKeys, () => oneText),
  run: ({ params, fields, session, run }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const typed = byKey(storyKeys, (key) => fields[key].replaceAll("\r\n", "\n"))
      return yield* run(setFounderStory, { listing_id: id, ...typed }).pipe(
        Effect.as(seeOther(`${partAddress(id, "/story")}?saved=yes`)),
        Effect.catchIf(isMendable, (failure) =>
          Effect.map(modelOf(session, id, { typed, refused: refusedBy(failure) }), (model) =>
            listingStory.show(model, failure.status)
          )
        )
      )
    })
})
