/** What the site's team sees and decides. */
import { claimDesk, claimsDesk, decideClaim } from "./community/ClaimsDesk.tsx"
import { editsDesk, restoreEdit } from "./community/EditsDesk.tsx"
import { publishReview, rejectReview, reviewsDesk } from "./community/ReviewsDesk.tsx"
import { decideGroup, decideVotes, votesDesk } from "./community/VotesDesk.tsx"
import { fulfilByHand, orderDesk, refundLines } from "./money/OrderDesk.tsx"
import { ordersDesk } from "./money/OrdersDesk.tsx"
import { changeProduct, productDesk } from "./money/ProductDesk.tsx"
import { addProduct, productsDesk } from "./money/ProductsDesk.tsx"
import { enterVatRate, vatDesk } from "./money/VatDesk.tsx"
import { adminOverview } from "./OverviewDesk.tsx"
import { addQuestion, changeQuestion, interviewDesk, stepQuestion } from "./site/InterviewDesk.tsx"
import { newPost, postDesk, removePost, rewritePost, writePost } from "./site/PostDesk.tsx"
import { blogDesk } from "./site/PostsDesk.tsx"
import { featuredDesk, weeksDesk } from "./site/WeeksDesk.tsx"
import { auditDesk } from "./system/AuditDesk.tsx"
import { jobsDesk, retryJob, runJob } from "./system/JobsDesk.tsx"
import { peopleDesk, personDesk, setRole, signOutPerson } from "./system/PeopleDesk.tsx"
import { changeSetting, settingsDesk } from "./system/SettingsDesk.tsx"

export const adminPages = [
  adminOverview,
  ordersDesk,
  orderDesk,
  productsDesk,
  productDesk,
  vatDesk,
  votesDesk,
  reviewsDesk,
  claimsDesk,
  claimDesk,
  editsDesk,
  weeksDesk,
  featuredDesk,
  blogDesk,
  newPost,
  postDesk,
  interviewDesk,
  peopleDesk,
  personDesk,
  settingsDesk,
  jobsDesk,
  auditDesk
] as const

export const adminForms = [
  addProduct,
  changeProduct,
  enterVatRate,
  fulfilByHand,
  refundLines,
  decideVotes,
  decideGroup,
  publishReview,
  rejectReview,
  decideClaim,
  restoreEdit,
  writePost,
  rewritePost,
  removePost,
  addQuestion,
  changeQuestion,
  stepQuestion,
  setRole,
  signOutPerson,
  changeSetting,
  runJob,
  retryJob
] as const
