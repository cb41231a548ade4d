/** @jsxImportSource preact */
/** The frame of every page: head, header, footer. Works without JavaScript; nothing is fetched from elsewhere. */
import type { ComponentChildren } from "preact"
import { PostForm } from "./PostForm.tsx"
import { stylesheetPath } from "./Stylesheet.ts"
import { useSurroundings } from "./Surroundings.ts"

export interface LayoutProps {
  readonly title: string
  readonly description: string
  /** The page's own address, for search engines; null keeps it out of them. */
  readonly canonical: string | null
  readonly children: ComponentChildren
}

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

export const Layout = ({ title, description, canonical, children }: LayoutProps) => {
  const { person, navigation } = useSurroundings()
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheetPath} />
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
              {navigation.header.map(({ href, label }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
              {person === null ? <a href="/sign-in">Sign in</a> : <SignedIn />}
            </nav>
          </div>
        </header>
        <main id="content">{children}</main>
        <footer class="site-footer">
          <div class="wrap small">
            <ul>
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
