/** The whole surface on one page: each operation and the function that serves it. */
import { Effect } from "effect"
import type { AnyOperation } from "../domain/api/Api.ts"
import type { Handlers } from "../domain/Operation.ts"
import { Blog } from "./directory/Blog.ts"
import { Categories } from "./directory/Categories.ts"
import { Founders } from "./directory/Founders.ts"
import { Interviews } from "./directory/Interviews.ts"
import { Listings } from "./directory/Listings.ts"
import { Search } from "./directory/Search.ts"
import { SiteInfo } from "./directory/SiteInfo.ts"
import { Drafts } from "./drafts/Drafts.ts"
import { Invitations } from "./drafts/Invitations.ts"
import { Badges } from "./launches/Badges.ts"
import { Boards } from "./launches/Boards.ts"
import { Launches } from "./launches/Launches.ts"
import { Pricing } from "./money/Pricing.ts"
import { Products } from "./money/Products.ts"
import { Orders } from "./orders/Orders.ts"
import { Claims } from "./owners/Claims.ts"
import { MyListings } from "./owners/MyListings.ts"
import { Accounts } from "./people/Users.ts"

export class Operations extends Effect.Service<Operations>()("launchbook/Operations", {
  dependencies: [
    Accounts.Default,
    Badges.Default,
    Blog.Default,
    Boards.Default,
    Categories.Default,
    Claims.Default,
    Drafts.Default,
    Founders.Default,
    Interviews.Default,
    Invitations.Default,
    Launches.Default,
    Listings.Default,
    MyListings.Default,
    Orders.Default,
    Pricing.Default,
    Products.Default,
    Search.Default,
    SiteInfo.Default
  ],
  effect: Effect.gen(function* () {
    const account = yield* Accounts
    const badges = yield* Badges
    const blog = yield* Blog
    const boards = yield* Boards
    const categories = yield* Categories
    const claims = yield* Claims
    const drafts = yield* Drafts
    const founders = yield* Founders
    const interviews = yield* Interviews
    const invitations = yield* Invitations
    const launches = yield* Launches
    const listings = yield* Listings
    const mine = yield* MyListings
    const orders = yield* Orders
    const pricing = yield* Pricing
    const products = yield* Products
    const search = yield* Search
    const site = yield* SiteInfo

    return {
      get_site_info: site.get,
      list_interview_questions: interviews.questions,
      list_products: products.list,

      search_listings: search.search,
      get_listing: listings.get,
      get_alternatives: listings.alternatives,
      compare_listings: listings.compare,
      list_categories: categories.tree,
      get_category: categories.get,
      get_badges: badges.of,

      get_launch_week: launches.week,
      list_launches: launches.feed,
      get_leaderboard: boards.get,
      list_awards: boards.awards,

      list_founders: founders.list,
      get_founder: founders.get,
      list_blog_posts: blog.list,
      get_blog_post: blog.get,

      get_account: account.get,
      submit_listing: drafts.start,
      list_my_drafts: drafts.list,
      get_draft: drafts.get,
      update_draft: drafts.edit,
      invite_cofounder: invitations.invite,
      submit_draft: drafts.submit,

      list_my_listings: mine.list,
      get_my_listing: mine.get,
      update_my_listing: mine.edit,
      post_listing_update: mine.postUpdate,
      add_milestone: mine.addMilestone,
      delete_milestone: mine.deleteMilestone,
      set_founder_story: mine.setStory,
      answer_interview: interviews.answer,
      choose_free_listing: mine.chooseFree,

      claim_listing: claims.claim,
      list_my_claims: claims.list,
      verify_claim: claims.verify,

      quote_order: pricing.quote,
      create_checkout: orders.create,
      list_my_orders: orders.list,
      get_order: orders.get
    } satisfies Handlers<AnyOperation>
  })
}) {}
