/** @jsxImportSource preact */
/** What programs read in the head of a page: search engines, feed readers, whoever draws a shared link. */
import type { Head, Json } from "../declare/PageHead.ts"

/** Text within a script element ends at nothing but its end tag, so no `<` may stand in it. */
const scriptSafe = (value: Json) => JSON.stringify(value).replaceAll("<", "\\u003c")

/** The site's own, for a page that has none. */
const sitePicture = (address: string) => ({
  url: new URL("/picture.png", address).href,
  alt: "Launchbook: new products, every Monday. Every fact with its quote."
})

export const HeadTags = ({
  head,
  title,
  description,
  canonical
}: {
  readonly head: Head
  readonly title: string
  readonly description: string
  readonly canonical: string
}) => {
  const picture = head.picture ?? sitePicture(canonical)
  return (
    <>
      <meta property="og:site_name" content="Launchbook" />
      <meta property="og:type" content={head.kind ?? "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.alternates?.map(({ type, href, title: name }) => (
        <link key={href} rel="alternate" type={type} href={href} title={name} />
      ))}
      {head.structured === undefined ? null : (
        <script
          type="application/ld+json"
          // Data, which no browser runs; `scriptSafe` keeps it inside its element.
          dangerouslySetInnerHTML={{
            __html: scriptSafe({ "@context": "https://schema.org", "@graph": head.structured })
          }}
        />
      )}
    </>
  )
}
