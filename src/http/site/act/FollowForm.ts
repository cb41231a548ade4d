/** Following a product and unfollowing it, from its page or from the list of what one follows. */
import { Effect } from "effect"
import { listingPath } from "../../../domain/listing/Links.ts"
import { backTo } from "../../../domain/people/ReturnTo.ts"
import { Follows } from "../../../services/people/Follows.ts"
import { problem, seeOther } from "../declare/Instead.ts"
import { membersForm, oneText } from "../declare/SiteForm.ts"
import { byPeople } from "./ForPeople.ts"

export const followProduct = membersForm("/products/:slug/follow", byPeople, {
  // `follow` is the state that is asked for, so that sending the form twice is as once.
  fields: { follow: oneText, back: oneText },
  run: ({ params: { slug }, fields: { follow, back }, by }) =>
    Effect.gen(function* () {
      const follows = yield* Follows
      yield* follow === "no" ? follows.unfollow(by, slug) : follows.follow(by, slug)
      return seeOther(backTo(back, `${listingPath(slug)}#act`))
    }).pipe(
      Effect.catchTag("OwnListingFollowed", ({ name }) =>
        problem(400, `${name} is yours`, "Followers are other people, so you cannot follow a product of your own.", {
          link: { href: listingPath(slug), label: `Back to ${name}` }
        })
      )
    )
})
