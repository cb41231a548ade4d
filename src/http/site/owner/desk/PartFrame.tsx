/** @jsxImportSource preact */
/** What the pages about one listing of somebody's have in common: the way about them, and how they are addressed. */
import { Effect, Schema } from "effect"
import type { ComponentChildren } from "preact"
import { NotFound } from "../../../../domain/Failure.ts"
import type { ListingStatus } from "../../../../domain/listing/Listing.ts"
import { isPlaceStep } from "../../../../services/owners/ListingMedia.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { type Actor, bySession } from "../../../../services/store/Audit.ts"
import { StatusChip } from "./StandingWords.tsx"

/** The number in an address: of a listing, a version, a founder. */
const number = /^[1-9]\d{0,8}$/
export const NumberInPath = Schema.String.pipe(Schema.pattern(number), Schema.compose(Schema.NumberFromString))

/** The same in a form. */
export const numberInForm = (text: string) => (number.test(text) ? Effect.succeed(Number(text)) : NotFound())
/** Up or down, as a button says it. */
export const placeStepOf = (text: string) => (isPlaceStep(text) ? Effect.succeed(text) : NotFound())

/** Whoever looks at a page; what they read leaves no trace, so it needs no request of its own. */
export const reader = (session: Session): Actor => bySession(session, "")

interface Part {
  readonly path: string
  readonly label: string
}
/** By what an owner comes for. */
const groups = [
  {
    name: "Standing",
    parts: [
      { path: "", label: "Overview" },
      { path: "/publish", label: "Plan and launch" },
      { path: "/analytics", label: "Analytics" },
      { path: "/badge", label: "Badge" }
    ]
  },
  {
    name: "Profile",
    parts: [
      { path: "/edit", label: "Edit" },
      { path: "/media", label: "Media" },
      { path: "/founders", label: "Founders" },
      { path: "/alternatives", label: "Alternatives" },
      { path: "/revenue", label: "Revenue" },
      { path: "/history", label: "History" }
    ]
  },
  {
    name: "News and story",
    parts: [
      { path: "/updates", label: "Updates" },
      { path: "/milestones", label: "Milestones" },
      { path: "/story", label: "Story" }
    ]
  }
] as const satisfies ReadonlyArray<{ readonly name: string; readonly parts: ReadonlyArray<Part> }>
export type PartPath = (typeof groups)[number]["parts"][number]["path"]

export interface PartListing {
  readonly id: number
  readonly name: string
  readonly status: ListingStatus
}

export const partAddress = (id: number, part: PartPath = "") => `/account/listings/${id}${part}`

export const Removed = () => (
  <p class="warning" role="status">
    The site team removed this listing. You can read what was on it, and change nothing.
  </p>
)

/** Why something was not done. */
export const NotDone = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p class="error" role="alert">
      {text}
    </p>
  )

const Links = ({
  id,
  here,
  parts
}: {
  readonly id: number
  readonly here: PartPath
  readonly parts: ReadonlyArray<Part & { readonly path: PartPath }>
}) => (
  <ul>
    {parts.map(({ path, label }) => (
      <li key={path}>
        <a href={partAddress(id, path)} aria-current={path === here ? "page" : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

const allParts: ReadonlyArray<Part & { readonly path: PartPath }> = groups.flatMap(({ parts }) => [...parts])

/** A page about a listing; `title` is what it says of it, `here` the part it belongs to. */
export const PartFrame = (props: {
  readonly listing: PartListing
  readonly title: string
  readonly lead?: ComponentChildren
  readonly here: PartPath
  readonly children: ComponentChildren
}) => {
  const { listing, here } = props
  const { id, name, status } = listing
  return (
    <div class="account owner parted">
      <header class="part-head">
        <p class="small crumbs">
          <a href="/account/listings">Your listings</a>
          <span class="soft" aria-hidden="true">
            /
          </span>
          {here === "" ? null : <a href={partAddress(id)}>{name}</a>}
          <StatusChip status={status} />
        </p>
        <h1>{props.title}</h1>
        {props.lead === undefined ? null : <p class="soft">{props.lead}</p>}
      </header>
      {/* One of the two is shown: beside the page where there is room, folded above it where there is none. */}
      <nav class="parts-side" aria-label={`Parts of ${name}`}>
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <Links id={id} here={here} parts={group.parts} />
          </section>
        ))}
      </nav>
      <details class="parts-fold">
        <summary>
          <span class="soft">Part</span> {allParts.find(({ path }) => path === here)?.label}
        </summary>
        <nav aria-label={`All parts of ${name}`}>
          <Links id={id} here={here} parts={allParts} />
        </nav>
      </details>
      <div class="part-body">
        {status === "removed" ? <Removed /> : null}
        {props.children}
      </div>
    </div>
  )
}
