/** @jsxImportSource preact */
/** `/awards`: what was won in each launch week, the latest first. */
import { Effect } from "effect"
import { listAwards } from "../../../../domain/api/LaunchesApi.ts"
import type { Award } from "../../../../domain/launch/Launch.ts"
import type { PageOf } from "../../../../domain/Page.ts"
import { Monday } from "../../../../domain/Week.ts"
import { page } from "../../declare/SitePage.ts"
import { PageNumber, Pager } from "../../parts/Pager.tsx"
import { Podium } from "./rows/Podium.tsx"
import { weekPath, weekSpan } from "./weeks/WeekWords.ts"

/** Three places a week, eight weeks. */
const perPage = 24

const Week = ({ week, awards }: { readonly week: string; readonly awards: ReadonlyArray<Award> }) => (
  <section aria-labelledby={`week-${week}`}>
    <div class="week">
      <span class="no num">{week}</span>
      <h2 id={`week-${week}`}>
        <a href={weekPath(Monday.make(week))}>{weekSpan(Monday.make(week))}</a>
      </h2>
    </div>
    <Podium awards={awards} />
  </section>
)

const View = ({ items, page: at, per_page, total }: PageOf<Award>) => (
  <div class="wrap calendar">
    <header class="pagehead">
      <h1>Awards</h1>
      <p class="lead">
        Each week the three launches with the most counted votes are Launch of the Week. Nothing can be bought here, and
        nothing changes afterwards.
      </p>
    </header>
    <div class="awards">
      {items.length === 0 ? (
        <p class="soft">
          {at > 1 ? "There are no awards before these." : "Nothing is won yet. The first awards follow the first week."}
        </p>
      ) : (
        [...Map.groupBy(items, ({ week }) => week)].map(([week, awards]) => (
          <Week key={week} week={week} awards={awards} />
        ))
      )}
      <Pager
        page={at}
        perPage={per_page}
        total={total}
        of="awards"
        hrefOf={(to) => (to === 1 ? "/awards" : `/awards?page=${to}`)}
      />
      <p class="small soft">
        <a href="/how-ranking-works">How awards are decided</a>
      </p>
    </div>
  </div>
)

export const awards = page("/awards", {
  audience: "public",
  nav: { footer: "Awards" },
  styles: ["launches", "boards"],
  query: { page: PageNumber },
  title: "Awards · Launchbook",
  description: "Launch of the Week, week by week: the three launches of each with the most counted community votes.",
  shows: [],
  load: ({ read, query }) => Effect.map(read(listAwards, { page: query.page, per_page: perPage }), (found) => found),
  view: View
})
