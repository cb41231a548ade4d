/** @jsxImportSource preact */
/** `/admin/blog/new` and `/admin/blog/{id}`: writing a post, publishing it and taking it back. */
import { Effect } from "effect"
import { type PostIssues, postLimits, type TypedPost } from "../../../../domain/people/PostText.ts"
import { BlogDesk, type DeskPost, type PostStep } from "../../../../services/directory/BlogDesk.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { articleToHtml } from "../../parts/Markdown.ts"
import { LineField, LongField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { DeskId, deskId, said } from "../desk/DeskInput.ts"
import { Published } from "./PostsDesk.tsx"

interface Model {
  readonly id: number | null
  readonly publishedAt: string | null
  readonly typed: TypedPost
  readonly issues: PostIssues
  readonly done?: string | undefined
}

const blank: TypedPost = {
  slug: "",
  title: "",
  excerpt: "",
  author: "",
  tags: "",
  body: "",
  questions: [],
  answers: []
}
const typedOf = (post: DeskPost): TypedPost => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt ?? "",
  author: post.author ?? "",
  tags: post.tags.join(", "),
  body: post.body_markdown,
  questions: post.faqs.map(({ question }) => question),
  answers: post.faqs.map(({ answer }) => answer)
})

/** Empty questions that a form offers besides those there are. */
const spare = 2

const Faqs = ({ typed, issues }: Model) => {
  const rows = Math.min(Math.max(typed.questions.length, typed.answers.length) + spare, postLimits.faqs)
  return (
    <details open={issues.faqs !== undefined || typed.questions.some(Boolean)}>
      <summary>Questions and answers</summary>
      <div class="stack">
        {issues.faqs === undefined ? null : (
          <p class="error" role="alert">
            {issues.faqs}
          </p>
        )}
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} class="grid">
            <LineField name="question" of={at} label={`Question ${at + 1}`} value={typed.questions[at] ?? ""} />
            <LongField name="answer" of={at} label={`Answer ${at + 1}`} value={typed.answers[at] ?? ""} rows={2} />
          </div>
        ))}
        <p class="small soft">Save to get room for more, {postLimits.faqs} at most. An empty one is left out.</p>
      </div>
    </details>
  )
}

const View = (model: Model) => {
  const { id, publishedAt, typed, issues, done } = model
  const isWrong = Object.keys(issues).length > 0
  return (
    <DeskFrame
      title={id === null ? "Write a post" : typed.title || "A post"}
      here="/admin/blog"
      above={{ href: "/admin/blog", label: "Blog" }}
      lead={id === null ? undefined : <Published at={publishedAt} />}
      done={done}
      problem={isWrong ? "Not saved yet. What is wrong is said beside it; nothing you typed is lost." : null}
    >
      <PostForm action={id === null ? "/admin/blog" : `/admin/blog/${id}`} class="card">
        <LineField
          name="title"
          label="Title"
          value={typed.title}
          problem={issues.title}
          maxLength={postLimits.title}
          required
        />
        <LongField
          name="body"
          label="Text"
          value={typed.body}
          problem={issues.body}
          rows={18}
          hint={`Markdown, at most ${postLimits.body.toLocaleString("en")} characters. Pictures and HTML are left out.`}
          required
        />
        <LongField
          name="excerpt"
          label="Excerpt"
          value={typed.excerpt}
          problem={issues.excerpt}
          rows={2}
          hint="What lists and search engines show."
        />
        <div class="grid">
          <LineField
            name="author"
            label="Author"
            value={typed.author}
            problem={issues.author}
            maxLength={postLimits.author}
          />
          <LineField name="tags" label="Tags" value={typed.tags} problem={issues.tags} hint="Divided by commas." />
          <LineField
            name="slug"
            label="Address"
            value={typed.slug}
            problem={issues.slug}
            hint={id === null ? "Left empty, it is made of the title." : "Who has the old address finds nothing there."}
            maxLength={220}
          />
        </div>
        <Faqs {...model} />
        <p class="acts">
          <button type="submit" name="next" value="save" class="button">
            Save
          </button>
          {publishedAt === null ? (
            <button type="submit" name="next" value="publish" class="button primary">
              Save and publish
            </button>
          ) : (
            <button type="submit" name="next" value="unpublish" class="button danger">
              Save and take back
            </button>
          )}
        </p>
      </PostForm>
      {id === null ? null : (
        <>
          {publishedAt === null ? null : (
            <p class="small">
              <a href={`/blog/${typed.slug}`}>As everybody sees it</a>
            </p>
          )}
          <details class="card">
            <summary>Preview of the text</summary>
            {/* Rendered without HTML of its own, as on the blog. */}
            <div class="prose" dangerouslySetInnerHTML={{ __html: articleToHtml(typed.body) }} />
          </details>
          <details class="card">
            <summary>Remove the post</summary>
            <PostForm action={`/admin/blog/${id}/remove`} class="stack">
              <p>It is gone for good. To hide it for a while, take it back instead.</p>
              <p>
                <button type="submit" class="button danger">
                  Remove the post
                </button>
              </p>
            </PostForm>
          </details>
        </>
      )}
    </DeskFrame>
  )
}

export const newPost = page("/admin/blog/new", {
  audience: "admin",
  styles: ["admin"],
  title: "Write a post · Site team · Launchbook",
  description: "A new post of the blog.",
  load: () => Effect.succeed<Model>({ id: null, publishedAt: null, typed: blank, issues: {} }),
  view: View
})

export const postDesk = page("/admin/blog/:post", {
  audience: "admin",
  styles: ["admin"],
  params: { post: DeskId },
  query: said,
  title: ({ typed }) => `${typed.title} · Blog · Launchbook`,
  description: "A post of the blog, to be written and published.",
  load: ({ params: { post: id }, query: { done } }) =>
    Effect.map(
      Effect.flatMap(BlogDesk, (desk) => desk.look(id)),
      (post): Model => ({ id, publishedAt: post.published_at, typed: typedOf(post), issues: {}, done })
    ),
  view: View
})

/** The longest text there may be, each letter of it written as nine, and the rest. */
const mostBytes = 1000 * 1024

const fields = {
  title: oneText,
  slug: oneText,
  excerpt: oneText,
  author: oneText,
  tags: oneText,
  body: oneText,
  question: manyTexts,
  answer: manyTexts,
  next: oneText
}
interface SentPost extends Omit<TypedPost, "questions" | "answers"> {
  readonly question: ReadonlyArray<string>
  readonly answer: ReadonlyArray<string>
}
const typedIn = ({ title, slug, excerpt, author, tags, body, question, answer }: SentPost): TypedPost => ({
  title,
  slug,
  excerpt,
  author,
  tags,
  body,
  questions: question,
  answers: answer
})
const stepOf = (text: string): PostStep => (text === "publish" || text === "unpublish" ? text : "save")
const doneBy = { save: "saved", publish: "published", unpublish: "unpublished" } as const

export const writePost = adminForm("/admin/blog", {
  fields,
  mostBytes,
  run: ({ fields: sent, by }) => {
    const typed = typedIn(sent)
    const step = stepOf(sent.next)
    return Effect.flatMap(BlogDesk, (desk) => desk.write(by, null, typed, step)).pipe(
      Effect.map((id) => seeOther(`/admin/blog/${id}?done=${doneBy[step]}`)),
      Effect.catchTag("PostRefused", ({ issues }) =>
        Effect.succeed(newPost.show({ id: null, publishedAt: null, typed, issues }, 400))
      )
    )
  }
})

export const rewritePost = adminForm("/admin/blog/:post", {
  fields,
  mostBytes,
  run: ({ params, fields: sent, by }) =>
    Effect.gen(function* () {
      const id = yield* deskId(params.post)
      const typed = typedIn(sent)
      const step = stepOf(sent.next)
      const desk = yield* BlogDesk
      return yield* desk.write(by, id, typed, step).pipe(
        Effect.as(seeOther(`/admin/blog/${id}?done=${doneBy[step]}`)),
        Effect.catchTag("PostRefused", ({ issues }) =>
          Effect.map(desk.look(id), (post) => postDesk.show({ id, publishedAt: post.published_at, typed, issues }, 400))
        )
      )
    })
})

export const removePost = adminForm("/admin/blog/:post/remove", {
  fields: {},
  run: ({ params, by }) =>
    Effect.gen(function* () {
      yield* (yield* BlogDesk).remove(by, yield* deskId(params.post))
      return seeOther("/admin/blog?done=removed")
    })
})
