/** @jsxImportSource preact */
/** A person: their picture, or their initials on a colour of their own. The name always stands beside it. */
import { tintOf } from "./Logo.tsx"

/** Of the first and the last word of a name. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  return [words[0], words.length > 1 ? words.at(-1) : undefined].join("").toUpperCase() || "·"
}

export const Face = ({
  name,
  picture,
  size = 40
}: {
  readonly name: string
  /** An address of this site, or null. */
  readonly picture: string | null
  /** Pixels. */
  readonly size?: 28 | 40 | 80
}) =>
  picture === null ? (
    <span class={`face s${size} tint-${tintOf(name)}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : (
    <img class={`face s${size}`} src={picture} alt="" width={size} height={size} loading="lazy" decoding="async" />
  )
