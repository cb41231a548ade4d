/** Writing the blog: a post is kept unpublished until somebody of the site's team publishes it, and can be taken back. */
import { Data, Effect } from "effect"
import { NotFound } from "../../domain/Failure.ts"
import { type PostIssues, readPost, type TypedPost } from "../../domain/people/PostText.ts"
import { slugify } from "../../domain/text/Slug.ts"
import { Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { type DeskPost, PostDeskRepo } from "./rows/PostDeskRepo.ts"

export type { DeskPost, DeskPostLine } from "./rows/PostDeskRepo.ts"

/** What is wrong with a post, by field. */
export class PostRefused extends Data.TaggedError("PostRefused")<{ readonly issues: PostIssues }> {}

/** What becomes of a post besides its text. */
export type PostStep = "save" | "publish" | "unpublish"

export class BlogDesk extends Effect.Service<BlogDesk>()("launchbook/BlogDesk", {
  dependencies: [Audit.Default, PostDeskRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const repo = yield* PostDeskRepo

    const look = (id: number) =>
      Effect.flatMap(repo.find(id), (post) => (post === undefined ? NotFound() : Effect.succeed(post)))

    const publishedAt = (before: DeskPost | undefined, step: PostStep, now: Date): Date | null => {
      const was = before?.published_at ?? null
      if (step === "unpublish") return null
      if (step === "publish" && (was === null || Date.parse(was) > now.getTime())) return now
      return was === null ? null : new Date(was)
    }

    /** Keeps what was typed of a post, or of a new one, and publishes it or takes it back; answers its number. */
    const write = (by: Doer, id: number | null, typed: TypedPost, step: PostStep) =>
      changes.transaction(
        Effect.gen(function* () {
          const before = id === null ? undefined : yield* repo.lock(id)
          if (id !== null && before === undefined) return yield* NotFound()
          const read = readPost(typed, slugify)
          if ("issues" in read) return yield* new PostRefused(read)
          const { post } = read
          if (yield* repo.isTaken(post.slug, id))
            return yield* new PostRefused({ issues: { slug: "Another post has this address." } })
          const now = yield* instant
          const at = publishedAt(before, step, now)
          const kept = id ?? (yield* repo.insert(post, at, now))
          if (id !== null) yield* repo.update(id, post, at, now)
          const operation = step === "save" ? "post_saved" : step === "publish" ? "post_published" : "post_unpublished"
          yield* audit.write(by, operation, post.slug)
          yield* changes.touch("posts")
          return kept
        })
      )

    const remove = (by: Doer, id: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const post = yield* repo.lock(id)
          if (post === undefined) return yield* NotFound()
          yield* repo.remove(id)
          yield* audit.write(by, "post_removed", post.slug, post.title)
          yield* changes.touch("posts")
        })
      )

    return { all: repo.all, look, write, remove } as const
  })
}) {}
