/** What the service says of itself, what it sells and what it asks founders. */
import { Schema } from "effect"
import { Site } from "../listing/Site.ts"
import { ProductSet } from "../money/Product.ts"
import { publicRead } from "../Operation.ts"
import { InterviewQuestion } from "../people/People.ts"
import { record } from "../Wire.ts"
import * as Example from "./examples/Examples.ts"

export const getSiteInfo = publicRead("get_site_info", "GET /site", {
  title: "Get site info",
  description:
    "What this directory is: name, purpose, public addresses, live listing and category counts, the rules of the free plan, and where the API docs, OpenAPI file and tool server are. Start here when you know nothing of the site.",
  input: {},
  output: Site,
  shows: () => ["listings", "categories", "settings"],
  example: { output: Example.site }
})

export const listInterviewQuestions = publicRead("list_interview_questions", "GET /interview-questions", {
  title: "List interview questions",
  description: "The questions of the founder interview, in order, with the ids that answer_interview takes.",
  input: {},
  output: record("InterviewQuestionSet", { items: Schema.Array(InterviewQuestion) }),
  shows: () => ["questions"],
  example: { output: { items: [Example.question] } }
})

export const listProducts = publicRead("list_products", "GET /products", {
  title: "List products",
  description:
    "What can be bought, with current prices in USD cents without VAT, the options and weeks to choose from, and whether a listing is needed. Prices change: read them here, never from memory. Free publishing is choose_free_listing and is not a product.",
  input: {},
  output: ProductSet,
  shows: () => ["products", "settings"],
  example: { output: { items: [Example.product] } }
})

export const siteApi = [getSiteInfo, listInterviewQuestions, listProducts] as const
