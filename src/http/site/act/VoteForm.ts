/** Voting for a product and taking the vote back, from its page or from a list it stands in, and from nowhere else. */
import { Effect } from "effect"
import { listingPath } from "../../../domain/listing/Links.ts"
import { backTo } from "../../../domain/people/ReturnTo.ts"
import { OwnListing, VoteClosed } from "../../../domain/people/Voting.ts"
import { Votes } from "../../../services/people/Votes.ts"
import { problem, seeOther } from "../declare/Instead.ts"
import { membersForm, oneText } from "../declare/SiteForm.ts"
import { byPeople } from "./ForPeople.ts"

/** What a refusal is called on its page. */
const titles = new Map<string, string>([
  [OwnListing.code, "You cannot vote for it"],
  [VoteClosed.code, "It takes no votes now"]
])

export const voteForProduct = membersForm("/products/:slug/vote", byPeople, {
  // `vote` is the state that is asked for, so that sending the form twice is as once.
  fields: { vote: oneText, back: oneText },
  run: ({ params: { slug }, fields: { vote, back }, by, address }) =>
    Effect.gen(function* () {
      const votes = yield* Votes
      yield* vote === "no" ? votes.withdraw(by, slug) : votes.cast(by, address, slug)
      return seeOther(backTo(back, `${listingPath(slug)}#act`))
    }).pipe(
      Effect.mapError((failure) => {
        const title = titles.get(failure.code)
        return title === undefined
          ? failure
          : problem(400, title, failure.message, { link: { href: listingPath(slug), label: "Back to the product" } })
      })
    )
})
