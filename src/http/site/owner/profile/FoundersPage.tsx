/** @jsxImportSource preact */
/**
 * `/account/listings/{id}/founders` and `/account/founder`: the country and picture of the founders of a listing, and
 * of whoever is signed in. A person who has an account is edited by nobody else.
 */
import { Effect } from "effect"
import { countryName } from "../../../../domain/listing/Countries.ts"
import { type CaredFounder, type FounderAccess, FounderProfiles } from "../../../../services/owners/FounderProfiles.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText, uploadForm } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { PostForm } from "../../frame/PostForm.tsx"
import {
  NotDone,
  NumberInPath,
  numberInForm,
  PartFrame,
  type PartListing,
  partAddress,
  reader
} from "../desk/PartFrame.tsx"
import { countryChoices } from "./CountryChoices.ts"
import { PictureField, pictureUpload } from "./PictureField.tsx"

interface Told {
  /** Why something was not done, and of whom. */
  readonly problem: { readonly founder: number; readonly text: string } | null
}
interface Model extends Told {
  readonly listing: PartListing
  readonly founders: ReadonlyArray<CaredFounder>
}
interface SelfModel extends Told {
  readonly founder: CaredFounder | null
}

const accessWords: Record<FounderAccess, string | null> = {
  self: "This is you.",
  owner: null,
  somebody_else: "They have an account here, so only they can change this.",
  several_owners: "Listings of several owners name them, so only they can change this, once they have an account here."
}

const Face = ({ founder }: { readonly founder: CaredFounder }) =>
  founder.avatar_url === null ? (
    <span class="face" aria-hidden="true">
      {[...founder.name][0]}
    </span>
  ) : (
    <img class="face" src={founder.avatar_url} alt={`${founder.name}`} width="96" height="96" />
  )

/** `back` is where the forms lead when they are done. */
const FounderCard = ({ founder, back, problem }: Told & { readonly founder: CaredFounder; readonly back: string }) => {
  const { id, name, country, company_country } = founder
  const address = `/account/founders/${id}`
  const isOpen = founder.access === "self" || founder.access === "owner"
  const company = company_country === null ? "none" : countryName(company_country)
  const why = accessWords[founder.access]
  return (
    <section class="card founder" aria-labelledby={`founder-${id}`}>
      <header>
        <Face founder={founder} />
        <div>
          <h2 id={`founder-${id}`}>{name}</h2>
          <p class="soft">
            {[founder.title, country === null ? `${company} (of their company)` : countryName(country)]
              .filter((part) => part !== null)
              .join(" · ")}
          </p>
          {why === null ? null : <p class="small">{why}</p>}
        </div>
      </header>
      <NotDone text={problem?.founder === id ? problem.text : null} />
      {isOpen ? (
        <>
          <PostForm action={`${address}/country`} class="field">
            <label for={`country-${id}`}>Country</label>
            <input type="hidden" name="back" value={back} />
            <select id={`country-${id}`} name="country" autocomplete="country">
              <option value="" selected={country === null}>
                {company_country === null ? "Not set" : `As their company: ${company}`}
              </option>
              {countryChoices.map((each) => (
                <option key={each.code} value={each.code} selected={each.code === country}>
                  {each.name}
                </option>
              ))}
            </select>
            <div>
              <button type="submit" class="button" aria-label={`Save the country of ${name}`}>
                Save the country
              </button>
            </div>
          </PostForm>
          <PostForm action={`${address}/picture`} class="stack" hasFile>
            <input type="hidden" name="back" value={back} />
            <PictureField id={`picture-${id}`} label={founder.avatar_url === null ? "Picture" : "Another picture"} />
            <div>
              <button type="submit" class="button" aria-label={`Upload the picture of ${name}`}>
                Upload the picture
              </button>
            </div>
          </PostForm>
          {founder.avatar_url === null ? null : (
            <PostForm action={`${address}/picture/remove`}>
              <input type="hidden" name="back" value={back} />
              <button type="submit" class="button danger" aria-label={`Remove the picture of ${name}`}>
                Remove the picture
              </button>
            </PostForm>
          )}
        </>
      ) : null}
    </section>
  )
}

const View = ({ listing, founders, problem }: Model) => (
  <PartFrame
    listing={listing}
    title="Founders"
    lead="Their country and picture. Until a country is set, that of their company is shown."
    here="/founders"
  >
    {founders.length === 0 ? <p class="blank">The listing names no founders.</p> : null}
    {founders.map((founder) => (
      <FounderCard key={founder.id} founder={founder} back={partAddress(listing.id, "/founders")} problem={problem} />
    ))}
  </PartFrame>
)

const SelfView = ({ founder, problem }: SelfModel) => (
  <AccountFrame
    at="/account/listings"
    title="You as a founder"
    lead="What is shown of you wherever a listing names you."
  >
    {founder === null ? (
      <p class="blank">No listing names you as a founder yet.</p>
    ) : (
      <FounderCard founder={founder} back="/account/founder" problem={problem} />
    )}
    <p>
      <a href="/account/interview">Founder interview</a>
    </p>
  </AccountFrame>
)

const modelOf = (session: Session, id: number, problem: Told["problem"] = null) =>
  Effect.map(
    Effect.flatMap(FounderProfiles, (founders) => founders.list({ by: reader(session), listingId: id })),
    (found): Model => ({ ...found, problem })
  )
const selfModelOf = (session: Session, problem: Told["problem"] = null) =>
  Effect.map(
    Effect.flatMap(FounderProfiles, (founders) => founders.self(session.userId)),
    (founder): SelfModel => ({ founder, problem })
  )

export const listingFounders = page("/account/listings/:id/founders", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  title: ({ listing }) => `Founders of ${listing.name} · Launchbook`,
  description: "The country and picture of the founders of your listing.",
  load: ({ session, params: { id } }) => modelOf(session, id),
  view: View
})

export const ownFounder = page("/account/founder", {
  audience: "member",
  styles: ["account", "owner"],
  title: "You as a founder · Launchbook",
  description: "Your country and picture, where listings name you as a founder.",
  load: ({ session }) => selfModelOf(session),
  view: SelfView
})

/** The page a form came from: one of the two that have it. */
const listingIn = (back: string) => /^\/account\/listings\/([1-9]\d{0,8})\/founders$/.exec(back)?.[1]
const backTo = (back: string) => seeOther(listingIn(back) === undefined ? "/account/founder" : back)

/** That page again, with why nothing was done. */
const again =
  (session: Session, back: string, founder: number) =>
  ({ message: text }: { readonly message: string }) => {
    const listing = listingIn(back)
    const problem = { founder, text }
    return listing === undefined
      ? Effect.map(selfModelOf(session, problem), (model) => ownFounder.show(model, 400))
      : Effect.map(modelOf(session, Number(listing), problem), (model) => listingFounders.show(model, 400))
  }

export const setFounderCountry = form("/account/founders/:founder/country", {
  fields: { country: oneText, back: oneText },
  run: ({ params, fields, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.founder)
      return yield* (yield* FounderProfiles)
        .setCountry(by, id, fields.country)
        .pipe(Effect.as(backTo(fields.back)), Effect.catchTag("CareRefused", again(session, fields.back, id)))
    })
})

export const setFounderPicture = uploadForm("/account/founders/:founder/picture", pictureUpload, {
  fields: { back: oneText },
  run: ({ params, fields, file, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.founder)
      return yield* (yield* FounderProfiles)
        .setPicture(by, id, file)
        .pipe(Effect.as(backTo(fields.back)), Effect.catchTag("CareRefused", again(session, fields.back, id)))
    })
})

export const removeFounderPicture = form("/account/founders/:founder/picture/remove", {
  fields: { back: oneText },
  run: ({ params, fields, by }) =>
    Effect.gen(function* () {
      yield* (yield* FounderProfiles).removePicture(by, yield* numberInForm(params.founder))
      return backTo(fields.back)
    })
})
