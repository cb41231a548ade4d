/** @jsxImportSource preact */
/**
 * The frame of every page about one's own things: where they all are, and where this one is. It stands beside the page
 * on a wide screen, and folds away above it on a narrow one.
 */
import type { ComponentChildren } from "preact"
import { PostForm } from "./PostForm.tsx"

interface Place {
  readonly href: string
  readonly label: string
}

const groups: ReadonlyArray<{ readonly name: string; readonly places: ReadonlyArray<Place> }> = [
  {
    name: "Products",
    places: [
      { href: "/account", label: "Overview" },
      { href: "/account/listings", label: "Listings" },
      { href: "/account/drafts", label: "Drafts" },
      { href: "/account/claims", label: "Claims" },
      { href: "/account/orders", label: "Orders" }
    ]
  },
  {
    name: "You",
    places: [
      { href: "/account/following", label: "Following" },
      { href: "/account/notifications", label: "Notifications" },
      { href: "/account/settings", label: "Settings" }
    ]
  },
  {
    name: "Programs",
    places: [
      { href: "/account/keys", label: "API keys" },
      { href: "/account/apps", label: "Connected apps" },
      { href: "/account/webhooks", label: "Webhooks" }
    ]
  }
]
const places = groups.flatMap((group) => group.places)

export type AccountPlace =
  | "/account"
  | "/account/listings"
  | "/account/drafts"
  | "/account/claims"
  | "/account/orders"
  | "/account/following"
  | "/account/notifications"
  | "/account/settings"
  | "/account/keys"
  | "/account/apps"
  | "/account/webhooks"

const Ways = ({ at }: { readonly at: AccountPlace }) => (
  <>
    {groups.map(({ name, places }) => (
      <div key={name}>
        <p class="small">{name}</p>
        <ul>
          {places.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === at ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <PostForm action="/sign-out">
      <button type="submit" class="plain">
        Sign out
      </button>
    </PostForm>
  </>
)

export const AccountFrame = (props: {
  /** Where among the places of an account the page belongs. */
  readonly at: AccountPlace
  readonly title: string
  /** What the page is for, in a sentence under its heading. */
  readonly lead?: ComponentChildren
  readonly children: ComponentChildren
}) => (
  <div class="wrap desk">
    <nav class="desk-side" aria-label="Your account">
      <Ways at={props.at} />
    </nav>
    <details class="desk-menu">
      <summary>
        Your account: <strong>{places.find(({ href }) => href === props.at)?.label}</strong>
      </summary>
      <nav aria-label="Your account">
        <Ways at={props.at} />
      </nav>
    </details>
    <div class="account">
      <div class="desk-head">
        <h1>{props.title}</h1>
        {props.lead === undefined ? null : <p class="soft">{props.lead}</p>}
      </div>
      {props.children}
    </div>
  </div>
)
