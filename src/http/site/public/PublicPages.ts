/** What everybody may read, in the order of the navigation. */
import { agents } from "./about/AgentsPage.tsx"
import { bot } from "./about/BotPage.tsx"
import { docs } from "./about/DocsPage.tsx"
import { pricing } from "./about/PricingPage.tsx"
import { ranking } from "./about/RankingPage.tsx"
import { categories } from "./browse/CategoriesPage.tsx"
import { category } from "./browse/CategoryPage.tsx"
import { comparison } from "./browse/compare/ComparePage.tsx"
import { productAlternatives } from "./browse/compare/ProductAlternativesPage.tsx"
import { search } from "./browse/search/SearchPage.tsx"
import { awards } from "./launches/AwardsPage.tsx"
import { leaderboard } from "./launches/boards/BoardPage.tsx"
import { leaderboards } from "./launches/boards/BoardsPage.tsx"
import { home } from "./launches/HomePage.tsx"
import { updates } from "./launches/UpdatesPage.tsx"
import { week } from "./launches/weeks/WeekPage.tsx"
import { weeks } from "./launches/weeks/WeeksPage.tsx"
import { blog } from "./people/BlogPage.tsx"
import { founders } from "./people/FounderDirectory.tsx"
import { founder } from "./people/FounderPage.tsx"
import { blogPost } from "./people/PostPage.tsx"
import { claimStart, lookForClaim, startClaim } from "./product/claiming/ClaimStartPage.tsx"
import { product } from "./product/ProductPage.tsx"

export const publicPages = [
  home,
  weeks,
  week,
  categories,
  category,
  product,
  leaderboards,
  leaderboard,
  pricing,
  search,
  comparison,
  productAlternatives,
  updates,
  awards,
  founders,
  founder,
  blog,
  blogPost,
  ranking,
  bot,
  docs,
  agents,
  claimStart
] as const

export const publicForms = [startClaim, lookForClaim] as const
