/** @jsxImportSource preact */
/** Beside a product: who makes it, what it won, where else it is, what it is filed under, and whose the listing is. */
import type { ComponentChildren } from "preact"
import { listingPath } from "../../../../domain/listing/Links.ts"
import type { Listing } from "../../../../domain/listing/Listing.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import type { FounderFace } from "../../../../services/directory/Founders.ts"
import { Face } from "../../parts/Face.tsx"
import { addressOnWeb, hostIn, WebLink } from "../../parts/WebLink.tsx"

interface Props {
  readonly listing: Listing
  readonly faces: ReadonlyArray<FounderFace>
}

const Part = ({
  id,
  title,
  children
}: {
  readonly id: string
  readonly title: string
  readonly children: ComponentChildren
}) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const Founders = ({ listing: { founders }, faces }: Props) => {
  const pictures = new Map(faces.map(({ slug, picture }) => [slug, picture]))
  return founders.length === 0 ? null : (
    <Part id="founders" title={founders.length === 1 ? "Founder" : "Founders"}>
      <ul class="people">
        {founders.map(({ slug, name, title }) => (
          <li key={slug}>
            <Face name={name} picture={pictures.get(slug) ?? null} />
            <span>
              <a href={`/founders/${slug}`}>{name}</a>
              {title === null ? null : <span class="small soft">{title}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Awards = ({ listing: { awards } }: Props) =>
  awards.length === 0 ? null : (
    <Part id="awards" title="Awards">
      <ul class="awards">
        {awards.map(({ title, week, place }) => (
          <li key={week}>
            <span class="place num" aria-hidden="true">
              {place}
            </span>
            <span>
              {title}
              <a class="small soft" href={`/weeks/${week}`}>
                Week of {dayInWords(week)}
              </a>
            </span>
          </li>
        ))}
      </ul>
      <p class="small soft">By votes of the community. None can be bought.</p>
    </Part>
  )

/** What each is called by those who use it; the rest by its host. */
const platforms = new Map([
  ["linkedin", "LinkedIn"],
  ["x", "X"],
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["tiktok", "TikTok"],
  ["youtube", "YouTube"],
  ["threads", "Threads"],
  ["pinterest", "Pinterest"],
  ["github", "GitHub"],
  ["reddit", "Reddit"],
  ["producthunt", "Product Hunt"],
  ["medium", "Medium"]
])

const Elsewhere = ({ listing: { socials } }: Props) => {
  const links = Object.entries(socials).flatMap(([platform, url]) => {
    const address = addressOnWeb(url)
    return address === null ? [] : [{ platform, url, label: platforms.get(platform) ?? hostIn(address) }]
  })
  return links.length === 0 ? null : (
    <Part id="elsewhere" title="Elsewhere">
      <ul class="links">
        {links.map(({ platform, url, label }) => (
          <li key={platform}>
            <WebLink url={url}>{label}</WebLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Tags = ({ listing: { tags } }: Props) =>
  tags.length === 0 ? null : (
    <Part id="tags" title="Filed under">
      <p class="meta">
        {tags.map((tag) => (
          <a key={tag} class="chip" href={`/search?q=${encodeURIComponent(tag.toWellFormed())}`}>
            {tag}
          </a>
        ))}
      </p>
    </Part>
  )

const Whose = ({ listing: { slug, name, verified } }: Props) => (
  <Part id="whose" title={`Do you make ${name}?`}>
    <p class="small soft">
      {verified
        ? "Somebody proved that they hold its website, and keeps this page. If that should be you, prove it too."
        : "Nobody has proved yet that they hold its website. Claim the page to correct it and post news."}
    </p>
    <a class="button" href={`${listingPath(slug)}/claim`}>
      Claim this listing
    </a>
  </Part>
)

const OtherForms = ({ listing: { slug } }: Props) => (
  <p class="small soft forms">
    The same as <a href={`${listingPath(slug)}.md`}>Markdown</a>, <a href={`/api/v1/listings/${slug}`}>JSON</a> or a{" "}
    <a href={`/feeds/products/${slug}.atom`}>feed</a>.
  </p>
)

export const SideColumn = ({
  children,
  ...props
}: Props & {
  /** Its figures over time. */
  readonly children: ComponentChildren
}) => (
  <aside class="side" aria-label={`About ${props.listing.name} in short`}>
    <Founders {...props} />
    <Awards {...props} />
    {children}
    <Elsewhere {...props} />
    <Tags {...props} />
    <Whose {...props} />
    <OtherForms {...props} />
  </aside>
)
