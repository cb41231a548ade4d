/** @jsxImportSource preact */
/** The frame of every page: head, header, footer. Works without JavaScript; nothing is fetched from elsewhere. */
import type { ComponentChildren } from "preact"
import type { Head } from "../declare/PageHead.ts"
import { HeadTags } from "./Head.tsx"
import { PostForm } from "./PostForm.tsx"
import { useSurroundings } from "./Surroundings.ts"

export interface LayoutProps {
  readonly title: string
  readonly description: string
  /** The page's own address, for search engines; null keeps it out of them. */
  readonly canonical: string | null
  readonly head: Head
  /** Paths. */
  readonly styles: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  /** Where no scripts run: what is opened after so many seconds. */
  readonly refresh?: { readonly seconds: number; readonly to: string } | undefined
  readonly children: ComponentChildren
}

/** Of the whole site, for feed readers that are given any page of it. */
const feeds = [
  { path: "/feeds/launches.atom", title: "Launches" },
  { path: "/feeds/updates.atom", title: "Updates" },
  { path: "/feeds/blog.atom", title: "Blog" }
] as const

const SignedIn = () => (
  <>
    <a href="/account">Account</a>
    <PostForm action="/sign-out">
      <button type="submit" class="plain">
        Sign out
      </button>
    </PostForm>
  </>
)

/** The address of a page as search engines are to keep it. */
const listedAt = (canonical: string | null, head: Head): string | null =>
  canonical === null || head.hasAnybodysWords !== true ? canonical : canonical.replace(/\?.*$/, "")

export const Layout = ({ title, description, canonical, head, styles, scripts, refresh, children }: LayoutProps) => {
  const { person, navigation } = useSurroundings()
  const address = listedAt(canonical, head)
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {address === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address} />
            <HeadTags head={head} title={title} description={description} canonical={address} />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((path) => (
          <link key={path} rel="stylesheet" href={path} />
        ))}
        {scripts.map((path) => (
          <script key={path} type="module" src={path} />
        ))}
        {refresh === undefined ? null : (
          <noscript>
            <meta http-equiv="refresh" content={`${refresh.seconds}; url=${refresh.to}`} />
          </noscript>
        )}
        {feeds.map(({ path, title: name }) => (
          <link key={path} rel="alternate" type="application/atom+xml" href={path} title={name} />
        ))}
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
            <search class="find">
              <form action="/search">
                <input
                  type="search"
                  name="q"
                  aria-label="Search products"
                  placeholder="Search products"
                  maxLength={200}
                />
              </form>
            </search>
            <nav aria-label="Main">
              <div class="ways">
                {navigation.header.map(({ href, label }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
                {/* Where there is no room for the field. */}
                <a class="to-search" href="/search">
                  Search
                </a>
              </div>
              <div class="own">
                {person === null ? <a href="/sign-in">Sign in</a> : <SignedIn />}
                <a class="button primary" href="/submit">
                  Submit <span>a product</span>
                </a>
              </div>
            </nav>
          </div>
        </header>
        <main id="content">{children}</main>
        {scripts.length === 0 ? null : <div id="said" class="unseen" role="status" />}
        <footer class="site-footer">
          <div class="wrap small">
            <ul>
              {person?.role === "admin" ? (
                <li>
                  <a href="/admin">Site team</a>
                </li>
              ) : null}
              {navigation.footer.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        </footer>
      </body>
    </html>
  )
}
