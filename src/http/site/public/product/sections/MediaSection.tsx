/** @jsxImportSource preact */
/** Pictures and videos of a listing. Videos are links: nothing is fetched from elsewhere by looking at a page. */
import { imageHashIn } from "../../../../../domain/listing/Links.ts"
import type { Listing } from "../../../../../domain/listing/Listing.ts"

type Item = NonNullable<Listing["media"]>[number]

/** A picture of ours is fetched from here, under whatever name the site has just now. */
const pathOf = (url: string) => {
  const path = URL.parse(url)?.pathname ?? ""
  return imageHashIn(path) === null ? url : path
}

const Picture = ({ item }: { readonly item: Item }) => (
  <li>
    <a href={pathOf(item.url)}>
      <img src={pathOf(item.url)} alt={item.alt ?? ""} loading="lazy" width="480" height="300" />
    </a>
  </li>
)
const Video = ({ item }: { readonly item: Item }) => (
  <li>
    <a class="video" href={item.url} rel="nofollow ugc noopener">
      <span>
        <strong>{item.alt ?? "Video"}</strong>
        <span class="small soft">Watch on YouTube</span>
      </span>
    </a>
  </li>
)

export const MediaSection = ({ media }: Pick<Listing, "media">) =>
  media === null || media.length === 0 ? null : (
    <section aria-labelledby="media">
      <h2 id="media">Pictures and videos</h2>
      <ul class="gallery">
        {media.map((item) =>
          item.kind === "image" ? <Picture key={item.url} item={item} /> : <Video key={item.url} item={item} />
        )}
      </ul>
    </section>
  )
