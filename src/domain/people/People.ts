/** Founders, their interview, and the blog. */
import { Schema } from "effect"
import { declare } from "../Failure.ts"
import { Faq } from "../listing/Category.ts"
import { ListingSummary } from "../listing/Listing.ts"
import { Story } from "../listing/Story.ts"
import { Id, NullableText, record, Slug, Timestamp } from "../Wire.ts"

const founder = {
  slug: Slug,
  name: Schema.String,
  title: NullableText,
  bio: NullableText,
  country: NullableText.annotations({
    description: "ISO 3166-1 alpha-2. That of their primary company unless they set their own."
  }),
  avatar_url: NullableText,
  socials: Schema.Record({ key: Schema.String, value: Schema.String }),
  companies: Schema.Array(ListingSummary),
  stories: Schema.Array(record("FounderStory", { listing_slug: Slug, ...Story.fields })),
  interview: Schema.Array(record("InterviewExchange", { question: Schema.String, answer: Schema.String })),
  url: Schema.String
}
export const Founder = record("Founder", founder)
export type Founder = typeof Founder.Type

export const InterviewQuestion = record("InterviewQuestion", {
  id: Id,
  question: Schema.String,
  help: NullableText,
  position: Schema.Int
})
export type InterviewQuestion = typeof InterviewQuestion.Type

export const InterviewAnswers = record("InterviewAnswers", {
  answers: Schema.Array(record("InterviewAnswer", { question_id: Id, question: Schema.String, answer: Schema.String }))
})
export type InterviewAnswers = typeof InterviewAnswers.Type

export const QuestionUnknown = declare(
  "question_unknown",
  400,
  "There is no such interview question. list_interview_questions names them all."
)

const post = {
  slug: Slug,
  title: Schema.String,
  excerpt: NullableText,
  author: NullableText,
  published_at: Timestamp,
  tags: Schema.Array(Schema.String),
  url: Schema.String
}
export const PostSummary = record("PostSummary", post)
export type PostSummary = typeof PostSummary.Type
export const Post = record("Post", { ...post, body_markdown: Schema.String, faqs: Schema.Array(Faq) })
export type Post = typeof Post.Type
