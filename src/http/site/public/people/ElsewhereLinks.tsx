/** @jsxImportSource preact */
/** Profiles elsewhere, as somebody gave them: links to the web and nowhere else, which nobody here vouches for. */
import { isWebUrl } from "../../../../domain/Wire.ts"
import { platformName } from "../browse/FactWords.ts"

export const ElsewhereLinks = ({
  of,
  name
}: {
  readonly of: Readonly<Record<string, string>>
  /** Whose they are. */
  readonly name: string
}) => {
  const links = Object.entries(of).filter(([, url]) => isWebUrl(url))
  return links.length === 0 ? null : (
    <ul class="profiles" aria-label={`${name} elsewhere`}>
      {links.map(([platform, url]) => (
        <li key={platform}>
          <a href={url} rel="nofollow ugc noopener">
            {platformName(platform)}
          </a>
        </li>
      ))}
    </ul>
  )
}
