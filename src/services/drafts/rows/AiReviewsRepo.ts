/** The reviews that a model wrote: one a listing, the latest. */
import { Effect, Option, Schema } from "effect"
import { AiReview } from "../../../domain/draft/AiReview.ts"
import { Database } from "../../store/Database.ts"

export interface NewReview {
  readonly listingId: number
  /** Of the order it was bought with. */
  readonly lineId: number
  readonly review: AiReview
  readonly model: string
  readonly hidden: boolean
}

/** As anyone sees it. */
export interface ShownReview {
  readonly review: AiReview
  readonly written_at: string
}

const read = Schema.decodeUnknownOption(AiReview)

export class AiReviewsRepo extends Effect.Service<AiReviewsRepo>()("launchbook/AiReviewsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const keep = ({ listingId, lineId, review, model, hidden }: NewReview, now: Date) =>
      sql.run`
        insert into ai_reviews (listing_id, line_id, content, model, written_at, hidden)
        values (${listingId}, ${lineId}, ${JSON.stringify(review)}::jsonb, ${model}, ${now}, ${hidden})
        on conflict (listing_id) do update set line_id = excluded.line_id, content = excluded.content,
          model = excluded.model, written_at = excluded.written_at, hidden = excluded.hidden`

    const setHidden = (lineId: number, hidden: boolean) =>
      sql.run`update ai_reviews set hidden = ${hidden} where line_id = ${lineId}`

    /** Of a listing that anyone may see, unless it is hidden. */
    const shown = (slug: string): Effect.Effect<ShownReview | null> =>
      Effect.map(
        sql.first<{ content: unknown; written_at: string }>`
          select r.content, r.written_at from ai_reviews r join listings l on l.id = r.listing_id
          where l.slug = ${slug} and not r.hidden`,
        (row) => {
          const review = read(row?.content)
          return row === undefined || Option.isNone(review)
            ? null
            : { review: review.value, written_at: row.written_at }
        }
      )

    return { keep, setHidden, shown } as const
  })
}) {}
