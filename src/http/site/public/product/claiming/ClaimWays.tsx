/** @jsxImportSource preact */
/** The four ways to prove a website, in words for whoever holds it, and the form that begins one of them. */
import { type ClaimMethod, claimLinkHours, claimMethods } from "../../../../../domain/listing/Claim.ts"
import type { WaysOfClaiming } from "../../../../../services/owners/Claims.ts"
import { signInPath } from "../../../declare/Instead.ts"
import { PostForm } from "../../../frame/PostForm.tsx"

/** What was chosen and typed last. */
export interface TypedClaim {
  readonly method: string
  readonly email: string
}
/** What is wrong with it; `email` where it is the address. */
export interface ClaimProblem {
  readonly at: "email" | "method"
  readonly text: string
}

const titles: Readonly<Record<ClaimMethod, string>> = {
  dns: "A DNS record",
  meta: "A tag on the homepage",
  file: "A file on the site",
  email: "A mail to the company"
}
const explanations = ({ page, origin, host, domain }: WaysOfClaiming): Readonly<Record<ClaimMethod, string>> => ({
  dns: `You add a TXT record at ${domain ?? host}. It may take an hour until it is seen.`,
  meta: `You paste one line into the head of ${page}.`,
  file: `You put a small text file into ${origin}/.well-known/.`,
  email: `We mail a link to an address that ends in @${domain ?? host}. Whoever reads it presses a button, within ${claimLinkHours} hours.`
})

/** The way that is chosen when nobody has chosen yet: the quickest there is. */
export const firstWay = (ways: WaysOfClaiming): ClaimMethod => (ways.why("meta") === null ? "meta" : "dns")

const Way = ({
  method,
  ways,
  isChosen
}: {
  readonly method: ClaimMethod
  readonly ways: WaysOfClaiming
  readonly isChosen: boolean
}) => {
  const why = ways.why(method)
  return (
    <label class="choice">
      <input type="radio" name="method" value={method} required checked={isChosen} disabled={why !== null} />
      <span>
        <strong>{titles[method]}</strong>
        <span class="small soft block">{why ?? explanations(ways)[method]}</span>
      </span>
    </label>
  )
}

export const ClaimWays = ({
  slug,
  ways,
  typed,
  problem,
  isSignedIn
}: {
  readonly slug: string
  readonly ways: WaysOfClaiming
  readonly typed: TypedClaim
  readonly problem: ClaimProblem | null
  readonly isSignedIn: boolean
}) => {
  const wrongEmail = problem?.at === "email" ? problem.text : null
  const choices = (
    <fieldset class="choices" aria-describedby={problem?.at === "method" ? "method-problem" : undefined}>
      <legend>How will you prove it?</legend>
      {claimMethods.map((method) => (
        <Way key={method} method={method} ways={ways} isChosen={method === typed.method} />
      ))}
      {problem?.at === "method" ? (
        <p id="method-problem" class="error" role="alert">
          {problem.text}
        </p>
      ) : null}
    </fieldset>
  )
  if (!isSignedIn)
    return (
      <div class="card">
        {choices}
        <a class="button primary" href={signInPath(`/products/${slug}/claim`)}>
          Sign in to claim it
        </a>
      </div>
    )
  return (
    <PostForm action={`/products/${slug}/claim`} class="card">
      {choices}
      {ways.why("email") === null ? (
        <div class="field">
          <label for="email">Address at the company, if you chose a mail</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            maxLength={254}
            value={typed.email}
            placeholder={`you@${ways.domain ?? ways.host}`}
            aria-invalid={wrongEmail === null ? undefined : "true"}
            aria-describedby={wrongEmail === null ? undefined : "email-problem"}
          />
          {wrongEmail === null ? null : (
            <p id="email-problem" class="error" role="alert">
              {wrongEmail}
            </p>
          )}
        </div>
      ) : null}
      <button type="submit" class="button primary">
        Show me what to publish
      </button>
    </PostForm>
  )
}
