/** @jsxImportSource preact */
/** A page that says one thing, and where to go from there. */
import { Layout, type Person } from "./Layout.tsx"

export interface Message {
  readonly title: string
  readonly message: string
  readonly link?: { readonly href: string; readonly label: string } | undefined
}

export const MessagePage = ({
  title,
  message,
  link,
  person,
  stylesheet
}: Message & { readonly person: Person | null; readonly stylesheet: string }) => (
  <Layout
    title={`${title} · Launchbook`}
    description={message}
    canonical={null}
    person={person}
    stylesheet={stylesheet}
  >
    <div class="narrow stack">
      <h1>{title}</h1>
      <p>{message}</p>
      {link === undefined ? null : (
        <p>
          <a class="button" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </div>
  </Layout>
)
