/** A post of the blog as somebody of the site's team types it. Pure. */
import type { Faq } from "../listing/Category.ts"
import { lengthOf } from "../Wire.ts"

export const postLimits = {
  title: 160,
  excerpt: 400,
  author: 80,
  body: 100_000,
  tags: 8,
  tag: 40,
  faqs: 12,
  question: 300,
  answer: 2000
} as const

/** As it was typed. */
export interface TypedPost {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly author: string
  /** Divided by commas. */
  readonly tags: string
  readonly body: string
  readonly questions: ReadonlyArray<string>
  readonly answers: ReadonlyArray<string>
}
export interface PostText {
  readonly slug: string
  readonly title: string
  readonly excerpt: string | null
  readonly author: string | null
  readonly tags: ReadonlyArray<string>
  readonly body_markdown: string
  readonly faqs: ReadonlyArray<Faq>
}
export type PostField = "slug" | "title" | "excerpt" | "author" | "tags" | "body" | "faqs"
export type PostIssues = { readonly [Field in PostField]?: string }

const slugPattern = /^[a-z0-9][a-z0-9-]{0,219}$/
/** Half a character and NUL cannot be kept. */
const storable = (text: string) => text.toWellFormed().replaceAll("\u0000", "").replace(/\r\n?/g, "\n").trim()
const line = (text: string) => storable(text).replace(/[\p{Cc}\s]+/gu, " ")

const tooLong = (text: string, most: number) =>
  lengthOf(text) > most
    ? `Write at most ${most.toLocaleString("en")} characters. There are ${lengthOf(text).toLocaleString("en")}.`
    : undefined

const faqsOf = ({ questions, answers }: TypedPost): ReadonlyArray<Faq> =>
  questions
    .map((question, at) => ({ question: line(question), answer: storable(answers[at] ?? "") }))
    .filter(({ question, answer }) => question !== "" || answer !== "")

const faqIssue = (faqs: ReadonlyArray<Faq>) => {
  const { faqs: most, question, answer } = postLimits
  if (faqs.length > most) return `A post has at most ${most} questions.`
  if (faqs.some((each) => each.question === "" || each.answer === "")) return "Each question needs its answer."
  return faqs.some((each) => lengthOf(each.question) > question || lengthOf(each.answer) > answer)
    ? `A question has at most ${question} characters, an answer ${answer.toLocaleString("en")}.`
    : undefined
}

const tagIssue = (tags: ReadonlyArray<string>) =>
  tags.length > postLimits.tags || tags.some((tag) => lengthOf(tag) > postLimits.tag)
    ? `Write at most ${postLimits.tags} tags of ${postLimits.tag} characters.`
    : undefined

/** Reads what was typed: a post, or what is wrong with it by field. */
export const readPost = (
  typed: TypedPost,
  slugFor: (title: string) => string
): { readonly post: PostText } | { readonly issues: PostIssues } => {
  const title = line(typed.title)
  const excerpt = line(typed.excerpt)
  const author = line(typed.author)
  const body = storable(typed.body)
  const tags = [...new Set(typed.tags.split(",").map(line).filter(Boolean))]
  const faqs = faqsOf(typed)
  const slug = typed.slug.trim() === "" ? slugFor(title) : typed.slug.trim().toLowerCase()
  const issues: Record<PostField, string | undefined> = {
    title: title === "" ? "Give the post a title." : tooLong(title, postLimits.title),
    slug: slugPattern.test(slug) ? undefined : "Write lower-case letters, digits and hyphens.",
    excerpt: tooLong(excerpt, postLimits.excerpt),
    author: tooLong(author, postLimits.author),
    tags: tagIssue(tags),
    body: body === "" ? "Write something first." : tooLong(body, postLimits.body),
    faqs: faqIssue(faqs)
  }
  const found = Object.entries(issues).filter(([, issue]) => issue !== undefined)
  if (found.length > 0) return { issues: Object.fromEntries(found) }
  return {
    post: { slug, title, excerpt: excerpt || null, author: author || null, tags, body_markdown: body, faqs }
  }
}
