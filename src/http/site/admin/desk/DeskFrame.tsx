/** @jsxImportSource preact */
/** What the pages of the site's team have in common: the way about them, what was done, and why it was not. */
import type { ComponentChildren } from "preact"

const sections = [
  {
    title: "Money",
    links: [
      { href: "/admin/orders", label: "Orders", about: "Find one, do a line by hand, refund." },
      { href: "/admin/products", label: "Products", about: "Prices, what is on sale, places a week." },
      { href: "/admin/vat", label: "VAT rates", about: "By country, each from a day on." }
    ]
  },
  {
    title: "Community",
    links: [
      { href: "/admin/votes", label: "Votes", about: "What waits for review, and why." },
      { href: "/admin/reviews", label: "Reviews", about: "Read, publish, turn down." },
      { href: "/admin/claims", label: "Claims", about: "Who claims which listing, and disputes." },
      { href: "/admin/edits", label: "Edits", about: "What listings said before and after." }
    ]
  },
  {
    title: "Site",
    links: [
      { href: "/admin/weeks", label: "Weeks", about: "How full each launch week is." },
      { href: "/admin/featured", label: "Featured", about: "The paid places, week by week." },
      { href: "/admin/blog", label: "Blog", about: "Write, publish, take back." },
      { href: "/admin/interview", label: "Interview", about: "What founders are asked." }
    ]
  },
  {
    title: "System",
    links: [
      { href: "/admin/users", label: "People", about: "Find an account, its role, sign it out." },
      { href: "/admin/settings", label: "Settings", about: "Every limit and window of the site." },
      { href: "/admin/jobs", label: "Jobs", about: "Background work: queues and failures." },
      { href: "/admin/audit", label: "Audit log", about: "Who did what, and when." }
    ]
  }
] as const
export type DeskPath = (typeof sections)[number]["links"][number]["href"] | "/admin"

/** The words for `?done=`, by which a form says what it did on the page it leads to. */
const doneWords: Readonly<Record<string, string>> = {
  saved: "Saved.",
  added: "Added.",
  removed: "Removed.",
  moved: "Moved.",
  fulfilled: "Done. The buyer is told by mail.",
  refunded: "Refunded. How it stands at the payment provider is below.",
  "taken-back": "Taken back. Nothing was paid for it.",
  counted: "Counted.",
  excluded: "Excluded.",
  published: "Published.",
  unpublished: "Taken back. Nobody sees it now.",
  rejected: "Turned down. Its author is told why.",
  decided: "Decided. Both are told by mail.",
  restored: "Restored, as a version of its own.",
  queued: "Queued. It runs as soon as a worker is free.",
  "signed-out": "Signed out everywhere."
}

export const WhatWasDone = ({
  done,
  problem
}: {
  readonly done?: string | undefined
  readonly problem?: string | null
}) => (
  <>
    {done === undefined || doneWords[done] === undefined ? null : (
      <p class="said" role="status">
        {doneWords[done]}
      </p>
    )}
    {problem === undefined || problem === null ? null : (
      <p class="warning" role="alert">
        {problem}
      </p>
    )}
  </>
)

export const DeskSections = () => (
  <div class="desk-sections">
    {sections.map(({ title, links }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {links.map(({ href, label, about }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              <span class="small soft">{about}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

/** A page of the team; `here` is the section it belongs to. */
export const DeskFrame = (props: {
  readonly title: ComponentChildren
  readonly here: DeskPath
  readonly lead?: ComponentChildren
  /** The page above, where it is not the section itself. */
  readonly above?: { readonly href: string; readonly label: string }
  readonly done?: string | undefined
  readonly problem?: string | null
  readonly children: ComponentChildren
}) => (
  <div class="wrap desk">
    <nav class="desk-nav" aria-label="Site team">
      <a href="/admin" aria-current={props.here === "/admin" ? "page" : undefined}>
        Overview
      </a>
      {sections.map(({ title, links }) => (
        <div key={title}>
          <p class="small">{title}</p>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === props.here ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
    <div class="desk-main">
      <header>
        {props.here === "/admin" ? null : (
          <p class="small crumbs desk-up">
            <a href="/admin">Site team</a>
          </p>
        )}
        {props.above === undefined ? null : (
          <p class="small">
            <a class="back" href={props.above.href}>
              {props.above.label}
            </a>
          </p>
        )}
        <h1>{props.title}</h1>
        {props.lead === undefined ? null : <p class="soft">{props.lead}</p>}
      </header>
      <WhatWasDone done={props.done} problem={props.problem ?? null} />
      {props.children}
    </div>
  </div>
)
