/** @jsxImportSource preact */
/** The picture of a product, or its first letter on a colour of its own where it has none. */

/** A colour that follows from a name: the same on every page, told apart from its neighbours'. */
export const tintOf = (name: string): number => Bun.hash.crc32(name) % 6

/** The first letter or digit of a name, as it is written. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? "·"

export const Logo = ({
  listing,
  size = 48
}: {
  readonly listing: { readonly slug: string; readonly name: string; readonly logo_url: string | null }
  /** Pixels. */
  readonly size?: 32 | 48 | 96
}) => (
  <span class={`logo s${size} tint-${tintOf(listing.slug)}`} aria-hidden="true">
    {listing.logo_url === null ? (
      initialOf(listing.name)
    ) : (
      <img src={listing.logo_url} alt="" width={size} height={size} loading="lazy" decoding="async" />
    )}
  </span>
)
