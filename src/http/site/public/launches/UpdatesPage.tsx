/** @jsxImportSource preact */
/** `/updates`: what owners told of their products, the latest first. */
import { Effect } from "effect"
import type { PageOf } from "../../../../domain/Page.ts"
import { LatestUpdates, type UpdateOfProduct } from "../../../../services/directory/LatestUpdates.ts"
import { page } from "../../declare/SitePage.ts"
import { PageNumber, Pager } from "../../parts/Pager.tsx"
import { UpdateEntry } from "./rows/UpdateEntry.tsx"

const perPage = 20

const View = ({ items, page: at, per_page, total }: PageOf<UpdateOfProduct>) => (
  <div class="wrap calendar">
    <header class="pagehead">
      <h1>Latest updates</h1>
      <p class="lead">What makers tell of their products: new versions, new places, things mended.</p>
    </header>
    <section class="column" aria-labelledby="news">
      <h2 id="news" class="unseen">
        Updates
      </h2>
      {items.length === 0 ? (
        <p class="soft">{at > 1 ? "There are no updates before these." : "Nobody has posted an update yet."}</p>
      ) : (
        <ul class="updates">
          {items.map((update) => (
            <UpdateEntry key={update.id} {...update} />
          ))}
        </ul>
      )}
      <Pager
        page={at}
        perPage={per_page}
        total={total}
        of="updates"
        hrefOf={(to) => (to === 1 ? "/updates" : `/updates?page=${to}`)}
      />
      <p class="small soft">
        <a href="/feeds/updates.atom">Follow them in a feed reader</a>
      </p>
    </section>
  </div>
)

export const updates = page("/updates", {
  audience: "public",
  nav: { footer: "Updates" },
  styles: ["launches"],
  query: { page: PageNumber },
  title: "Latest updates · Launchbook",
  description: "News that makers posted on their products, the latest first.",
  shows: ["listings"],
  maxAge: 300,
  load: ({ query }) => Effect.flatMap(LatestUpdates, (latest) => latest.page({ page: query.page, per_page: perPage })),
  view: View
})
