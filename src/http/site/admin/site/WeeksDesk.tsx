/** @jsxImportSource preact */
/** `/admin/weeks` and `/admin/featured`: how full the launch weeks are, and who has the paid places in them. */
import { Effect } from "effect"
import { type PlaceRow, TeamDesk, type WeekRow } from "../../../../services/data/Team.ts"
import { Products } from "../../../../services/money/Products.ts"
import { page } from "../../declare/SitePage.ts"
import { When } from "../../parts/When.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { DeskTable } from "../desk/DeskTable.tsx"

interface Model {
  readonly current: string
  readonly capacity: number
  readonly weeks: ReadonlyArray<WeekRow>
  /** Featured places a week; null: any number. */
  readonly places: number | null
}
interface FeaturedModel {
  readonly current: string
  readonly places: ReadonlyArray<PlaceRow>
  readonly capacity: number | null
}

const Full = ({ taken, of }: { readonly taken: number; readonly of: number }) => (
  <span class="full">
    <meter min={0} max={of} value={Math.min(taken, of)} aria-label={`${taken} of ${of} places`} />
    <span>
      {taken} of {of}
    </span>
  </span>
)

const View = ({ current, capacity, weeks, places }: Model) => (
  <DeskFrame
    title="Weeks"
    here="/admin/weeks"
    lead={
      <>
        A week runs from Monday to Sunday, UTC. Free places: {capacity} a week (
        <a href="/admin/settings#setting-free_plan.weekly_capacity">change</a>). Featured places:{" "}
        {places === null ? "as many as are bought" : `${places} a week`} (<a href="/admin/products/featured">change</a>
        ).
      </>
    }
  >
    <DeskTable
      label="Launch weeks"
      columns={["Week", "Free places", "#Paid", "#Again", "Featured", "#Votes"]}
      none="There are no weeks."
      rows={weeks.map((row) => ({
        key: row.week,
        cells: [
          <span>
            <a class="mono" href={`/weeks/${row.week}`}>
              {row.week}
            </a>{" "}
            {row.week === current ? <span class="chip">This week</span> : null}
          </span>,
          <Full taken={row.free} of={capacity} />,
          row.paid,
          row.relaunched,
          places === null ? row.featured : <Full taken={row.featured} of={places} />,
          row.votes.toLocaleString("en")
        ]
      }))}
    />
  </DeskFrame>
)

const featuredCapacity = Effect.map(
  Effect.flatMap(Products, (products) => products.kept()),
  (all) => all.find(({ kind }) => kind === "featured")?.weekly_capacity ?? null
)

export const weeksDesk = page("/admin/weeks", {
  audience: "admin",
  styles: ["admin"],
  title: "Weeks · Site team · Launchbook",
  description: "How full each launch week is.",
  load: () =>
    Effect.gen(function* () {
      const model: Model = { ...(yield* (yield* TeamDesk).weeks), places: yield* featuredCapacity }
      return model
    }),
  view: View
})

const FeaturedView = ({ current, places, capacity }: FeaturedModel) => (
  <DeskFrame
    title="Featured"
    here="/admin/featured"
    lead={
      <>
        Paid places on the front page, said to be paid wherever they are shown, and no part of any rank.{" "}
        {capacity === null ? "Any number is sold a week." : `${capacity} are sold a week.`}{" "}
        <a href="/admin/products/featured">Price and places</a>
      </>
    }
  >
    {places.length === 0 ? <p class="blank">No place is taken this week, nor in one to come.</p> : null}
    {[...Map.groupBy(places, ({ week }) => week)].map(([week, taken]) => (
      <section key={week}>
        <h2>
          Week of <span class="num">{week}</span> {week === current ? <span class="chip">Running</span> : null}
        </h2>
        <DeskTable
          label={`Places of the week of ${week}`}
          columns={["Listing", "State", "Order"]}
          none=""
          rows={taken.map((place) => ({
            key: place.id,
            cells: [
              <div>
                <a href={`/products/${place.slug}`}>{place.name}</a>{" "}
                {place.status === "live" ? null : <span class="chip">{place.status.replaceAll("_", " ")}</span>}
              </div>,
              <div class="meta">
                {place.state === "taken" ? (
                  <span class="chip paid">Paid</span>
                ) : (
                  <span class="chip">
                    Held{" "}
                    {place.held_until === null ? null : (
                      <>
                        , ends <When at={place.held_until} />
                      </>
                    )}
                  </span>
                )}
                {place.frozen ? <span class="chip warn">Out of effect while disputed</span> : null}
              </div>,
              place.order === null ? (
                "Given by the site team"
              ) : (
                <a class="mono" href={`/admin/orders/${place.order}`}>
                  {place.order}
                </a>
              )
            ]
          }))}
        />
      </section>
    ))}
    <p class="small soft">To take a place back, refund the line of its order.</p>
  </DeskFrame>
)

export const featuredDesk = page("/admin/featured", {
  audience: "admin",
  styles: ["admin"],
  title: "Featured · Site team · Launchbook",
  description: "Who has the paid places, week by week.",
  load: () =>
    Effect.gen(function* () {
      const model: FeaturedModel = { ...(yield* (yield* TeamDesk).featured), capacity: yield* featuredCapacity }
      return model
    }),
  view: FeaturedView
})
