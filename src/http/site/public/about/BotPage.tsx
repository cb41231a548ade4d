/** @jsxImportSource preact */
/** `/bot`: who reads your site, how often, and how to say no. */
import { Effect } from "effect"
import { page } from "../../declare/SitePage.ts"
import { Code } from "../../parts/Scroll.tsx"

const View = ({ origin }: { readonly origin: string }) => (
  <div class="wrap">
    <article class="prose">
      <h1>About LaunchbookBot</h1>
      <p>
        LaunchbookBot reads a product’s website when somebody submits it to this directory, and looks at its homepage
        now and then to see whether our badge is there. It does nothing else: it follows no links beyond the site, fills
        in no forms, and collects no addresses for mailing.
      </p>
      <h2>How to know it</h2>
      <p>
        <code>{`LaunchbookBot/1.0 (+${origin}/bot)`}</code>
      </p>
      <h2>How it behaves</h2>
      <ul>
        <li>It asks for robots.txt first and obeys it (RFC 9309) on every page and every redirect.</li>
        <li>A robots.txt that cannot be read because the server fails counts as a no.</li>
        <li>It reads the homepage and at most seven more pages, two at a time, and keeps a crawl delay.</li>
        <li>It stops after a minute, and at two megabytes a page.</li>
      </ul>
      <h2>How to refuse it</h2>
      <Code label="robots.txt">{"User-agent: LaunchbookBot\nDisallow: /"}</Code>
      <p>
        It is asked for again within a day. A draft of a site that refuses says so, and nothing of the site is kept.
      </p>
    </article>
  </div>
)

export const bot = page("/bot", {
  audience: "public",
  styles: ["about"],
  nav: { footer: "About the bot" },
  title: "About LaunchbookBot",
  description: "What LaunchbookBot reads, how it behaves and how to refuse it.",
  shows: [],
  load: ({ origin }) => Effect.succeed({ origin }),
  view: View
})
