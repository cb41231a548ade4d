/** @jsxImportSource preact */
/**
 * `/products/{slug}/claim`: where somebody says that a listing is theirs, is told what to publish, and has it looked for.
 * It runs the same operations as the API; a claim by mail ends on the page that the mail leads to.
 */
import { Effect, Either } from "effect"
import { claimListing, verifyClaim } from "../../../../../domain/api/ClaimsApi.ts"
import { getListing } from "../../../../../domain/api/ListingsApi.ts"
import type { Failure } from "../../../../../domain/Failure.ts"
import { type Claim, claimMethods } from "../../../../../domain/listing/Claim.ts"
import { listingPath } from "../../../../../domain/listing/Links.ts"
import { Slug } from "../../../../../domain/Wire.ts"
import { Listings } from "../../../../../services/directory/Listings.ts"
import { Claims, type WaysOfClaiming, waysOfClaiming } from "../../../../../services/owners/Claims.ts"
import { problem as instead, seeOther } from "../../../declare/Instead.ts"
import { type ForPeople, membersForm, oneText } from "../../../declare/SiteForm.ts"
import { page } from "../../../declare/SitePage.ts"
import { addressOnWeb } from "../../../parts/WebLink.tsx"
import { ClaimSteps } from "./ClaimSteps.tsx"
import { type ClaimProblem, ClaimWays, firstWay, type TypedClaim } from "./ClaimWays.tsx"

interface Model {
  readonly slug: string
  readonly name: string
  readonly website: string
  readonly verified: boolean
  readonly ways: WaysOfClaiming
  /** Of whoever looks at the page: what waits for its proof, and what was proved. */
  readonly pending: ReadonlyArray<Claim>
  readonly proved: Claim | null
  readonly isSignedIn: boolean
  readonly typed: TypedClaim
  readonly problem: ClaimProblem | null
}

const Proved = ({ name }: Model) => (
  <section class="card">
    <h2>{name} is yours</h2>
    <p>
      The proof was found, and the listing is marked as verified. Leave what you published where it is: it is looked for
      each month.
    </p>
    <p>
      <a class="button primary" href="/account/listings">
        Open your listings
      </a>
    </p>
  </section>
)

const Meaning = ({ verified }: Model) => (
  <aside class="stack" aria-label="What a claim means">
    <section>
      <h2>What happens then</h2>
      <ul class="plainly">
        <li>The listing is yours: you edit it, post news and answer for it.</li>
        <li>It is marked as verified. That is no rank, and nothing is charged.</li>
        <li>
          {verified
            ? "Whoever owns it now no longer does. They are told, and can object."
            : "If somebody owns it already, they are told, and can object."}
        </li>
      </ul>
    </section>
    <section>
      <h2>Can you do none of these?</h2>
      <p class="small soft">
        Only who holds the website can prove it. Give the address of this page to whoever looks after it. An agent of
        yours can claim too, with <a href="/docs#claim_listing">claim_listing</a>.
      </p>
    </section>
  </aside>
)

const View = (model: Model) => (
  <div class="wrap claiming">
    <header>
      <a class="back small" href={listingPath(model.slug)}>
        {model.name}
      </a>
      <h1>Is {model.name} yours?</h1>
      <p class="lead">Prove that you hold {model.ways.host}, and the listing belongs to your account.</p>
    </header>
    <div class="stack">
      {model.proved === null ? null : <Proved {...model} />}
      {model.pending.map((claim) => (
        <ClaimSteps key={claim.id} claim={claim} />
      ))}
      {model.proved !== null ? null : model.pending.length === 0 ? (
        <ClaimWays {...model} />
      ) : (
        <details open={model.problem !== null}>
          <summary>Prove it in another way</summary>
          <ClaimWays {...model} />
        </details>
      )}
    </div>
    <Meaning {...model} />
  </div>
)

/** Claims of somebody that are looked through. */
const mostClaims = 100

const modelOf = (
  listing: { readonly slug: string; readonly name: string; readonly website_url: string; readonly verified: boolean },
  userId: number | null
) =>
  Effect.gen(function* () {
    const { slug, name, website_url: website, verified } = listing
    if (addressOnWeb(website) === null)
      return yield* instead(404, "This listing cannot be claimed", "It has no website that could be proved.", {
        link: { href: listingPath(slug), label: `Back to ${name}` }
      })
    const ways = waysOfClaiming(website)
    const claims = userId === null ? [] : yield* (yield* Claims).ofPerson(userId, mostClaims)
    const own = claims.filter(({ listing }) => listing.slug === slug)
    const model: Model = {
      slug,
      name,
      website,
      verified,
      ways,
      pending: own.filter(({ status }) => status === "pending"),
      proved: own.find(({ status }) => status === "verified") ?? null,
      isSignedIn: userId !== null,
      typed: { method: firstWay(ways), email: "" },
      problem: null
    }
    return model
  })

export const claimStart = page("/products/:slug/claim", {
  audience: "unlisted",
  styles: ["product"],
  scripts: ["Swap"],
  params: { slug: Slug },
  title: ({ name }) => `Claim ${name} · Launchbook`,
  description: ({ name }) => `Prove that you hold the website of ${name}, and its listing is yours.`,
  load: ({ read, params, session }) =>
    Effect.flatMap(read(getListing, params), (listing) => modelOf(listing, session?.userId ?? null)),
  view: View
})

const noAgents: ForPeople = {
  title: "This page is for people",
  message: "An agent cannot send this form. It claims with claim_listing and verify_claim, with a key of its own."
}

/** Refusals that the address is the reason of. */
const aboutEmail = /^(email_needed|email_not_at_domain|free_mail)$/

const problemIn = ({ code, message, details }: Failure): ClaimProblem => {
  const isEmail = aboutEmail.test(code) || (details ?? []).some(({ path }) => /(^|\.)email$/.test(path))
  if (!isEmail) return { at: "method", text: message }
  return {
    at: "email",
    text:
      code === "email_needed"
        ? "Give an address at the company."
        : aboutEmail.test(code)
          ? message
          : "This is not an e-mail address."
  }
}

/** A listing that is public; of any other there is no such page. */
const claimed = (slug: string) => Effect.flatMap(Listings, (listings) => listings.get({ slug }))

export const startClaim = membersForm("/products/:slug/claim", noAgents, {
  fields: { method: oneText, email: oneText },
  run: ({ params: { slug }, fields: { method, email }, session, run }) =>
    Effect.gen(function* () {
      const listing = yield* claimed(slug)
      const address = email.trim()
      const chosen = claimMethods.find((each) => each === method)
      if (chosen === undefined)
        return claimStart.show(
          {
            ...(yield* modelOf(listing, session.userId)),
            typed: { method, email },
            problem: { at: "method", text: "Choose one of these." }
          },
          400
        )
      const sent = chosen === "email" && address !== "" ? { email: address } : {}
      const outcome = yield* Effect.either(run(claimListing, { slug, method: chosen, ...sent }))
      if (Either.isRight(outcome)) return seeOther(`${listingPath(slug)}/claim#claim-${outcome.right.id}`)
      const failure = outcome.left
      if (failure.status !== 400) return yield* Effect.fail(failure)
      const model = yield* modelOf(listing, session.userId)
      return claimStart.show({ ...model, typed: { method, email }, problem: problemIn(failure) }, 400)
    })
})

export const lookForClaim = membersForm("/products/:slug/claim/verify", noAgents, {
  fields: { claim: oneText },
  run: ({ params: { slug }, fields: { claim }, run }) =>
    Effect.gen(function* () {
      const { slug: shown } = yield* claimed(slug)
      const back = `${listingPath(shown)}/claim`
      const { id, status } = yield* run(verifyClaim, {
        claim_id: /^[1-9]\d{0,8}$/.test(claim) ? Number(claim) : 0
      }).pipe(
        Effect.mapError((failure) =>
          failure.status === 400
            ? instead(400, "This claim is over", failure.message, { link: { href: back, label: "Claim it again" } })
            : failure
        )
      )
      return seeOther(status === "pending" ? `${back}#claim-${id}` : back)
    })
})
