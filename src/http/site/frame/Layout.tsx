/** @jsxImportSource preact */
/** The frame of every page: head, header, footer. Works without JavaScript; nothing is fetched from elsewhere. */
import type { ComponentChildren } from "preact"

/** Whoever is signed in on the site, and the token of their forms. */
export interface Person {
  readonly email: string
  readonly csrf: string
}

export interface LayoutProps {
  readonly title: string
  readonly description: string
  /** The page's own address, for search engines; null keeps it out of them. */
  readonly canonical: string | null
  /** Left out where the page is the same for everyone, because it is kept in public caches. */
  readonly person?: Person | null
  readonly stylesheet: string
  readonly children: ComponentChildren
}

const SignedIn = ({ csrf }: Pick<Person, "csrf">) => (
  <>
    <a href="/account">Account</a>
    <form method="post" action="/sign-out">
      <input type="hidden" name="csrf" value={csrf} />
      <button type="submit" class="plain">
        Sign out
      </button>
    </form>
  </>
)

export const Layout = ({ title, description, canonical, person, stylesheet, children }: LayoutProps) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={stylesheet} />
    </head>
    <body>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="site-header">
        <div class="wrap bar">
          <a class="brand" href="/">
            Launch<b>book</b>
          </a>
          <nav aria-label="Main">
            <a href="/docs">API</a>
            <a href="/docs/agents">Agents</a>
            {person === undefined || person === null ? <a href="/sign-in">Sign in</a> : <SignedIn csrf={person.csrf} />}
          </nav>
        </div>
      </header>
      <main id="content">{children}</main>
      <footer class="site-footer">
        <div class="wrap small">
          <ul>
            <li>
              <a href="/how-ranking-works">How ranking works</a>
            </li>
            <li>
              <a href="/bot">About the bot</a>
            </li>
            <li>
              <a href="/docs">API</a>
            </li>
            <li>
              <a href="/docs/agents">Use it from an agent</a>
            </li>
            <li>
              <a href="/llms.txt">llms.txt</a>
            </li>
          </ul>
        </div>
      </footer>
    </body>
  </html>
)
