/** @jsxImportSource preact */
/** News that an owner posted, as an entry of a list: whose it is, when, and how it begins. */
import { oneLine } from "../../../../../domain/text/FittedText.ts"
import type { UpdateOfProduct } from "../../../../../services/directory/LatestUpdates.ts"
import { Logo } from "../../../parts/Logo.tsx"
import { When } from "../../../parts/When.tsx"

/** Letters of it that a list has room for. */
const opening = 180

export const UpdateEntry = ({ id, title, body, published_at, listing }: UpdateOfProduct) => (
  <li class="update">
    <Logo listing={listing} size={32} />
    <div>
      <p class="small soft">
        <a href={listing.url}>{listing.name}</a> · <When at={published_at} />
      </p>
      <h3>
        <a href={`${listing.url}#update-${id}`}>{title}</a>
      </h3>
      <p class="soft">{oneLine(body, opening)}</p>
    </div>
  </li>
)
