/** @jsxImportSource preact */
/** `/invitations/accepted`: what accepting an invitation has done. */
import { Effect } from "effect"
import { page } from "../declare/SitePage.ts"

const View = ({ isSignedIn }: { readonly isSignedIn: boolean }) => (
  <div class="narrow stack">
    <h1>You have joined</h1>
    <p>You are named among the founders, and whoever invited you can see that you accepted.</p>
    {isSignedIn ? (
      <p class="soft">
        <a href="/account">Go to your account</a>
      </p>
    ) : (
      <p class="soft">
        The address that was invited has an account now. <a href="/sign-in">Sign in</a> with a link that we mail to it.
      </p>
    )}
  </div>
)

export const joined = page("/invitations/accepted", {
  audience: "unlisted",
  styles: ["account"],
  title: "You have joined · Launchbook",
  description: "You accepted an invitation to join the founders of a product.",
  load: ({ session }) => Effect.succeed({ isSignedIn: session !== null }),
  view: View
})
