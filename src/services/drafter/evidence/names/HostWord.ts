/** The word of a site's address as its sentences write it, for a site that names itself nowhere else. */
import type { PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { type HostName, hostAgrees, lettersOf } from "./NameForms.ts"

/** Regions whose sentences are about what the site is for. */
export const speaking: ReadonlySet<string> = new Set(["hero", "main", "features", "pricing", "faq", "contact"])

/** No part of an address of a page or a mailbox. */
const capitals = /(?<![\p{L}\p{Nd}@.])\p{Lu}[\p{L}\p{Nd}]+(?!\.\p{L}|[\p{L}\p{Nd}@])/gu
/** Letters of the word, and blocks that have it. */
const least = { letters: 5, blocks: 2 } as const
/** Where its title is a slogan, and nothing put in a place of a name agrees with the address. */
export const wordOfHost = (
  { blocks }: PageIndex,
  host: HostName,
  found: ReadonlyArray<{ readonly text: string }>
): ReadonlyArray<string> => {
  if (host.label.length < least.letters || found.some(({ text }) => hostAgrees(host, text) > 0)) return []
  const written = blocks.flatMap(({ region, level, text }) =>
    speaking.has(region) && level === null && text.toLowerCase().includes(host.label)
      ? (text.match(capitals)?.find((word) => lettersOf(word) === host.label) ?? [])
      : []
  )
  return written.length < least.blocks ? [] : written.slice(0, 1)
}

/** "Ada Roth", over the contact page of adaroth.example: what heads a page in the letters of its address. */
export const headsOfHost = (site: SiteIndex, home: PageIndex, host: HostName) =>
  site.flatMap((page) =>
    page === home
      ? []
      : page.blocks.flatMap(({ level, text }) =>
          level === 1 && text.includes(" ") && hostAgrees(host, text) === 1
            ? [
                { source: "heading", page, text } as const,
                { source: "titles", page, text } as const,
                { source: "echo", page: home, text } as const
              ]
            : []
        )
  )
