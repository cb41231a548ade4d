/** The badges that builders of websites, and what runs them, put on their pages: a link away, in words of their own. */
import type { Box, Line } from "../boxes/Boxes.ts"

/** "Made with Webflow", "Create a free website with Framer", in the languages pages are mostly written in. */
const badge =
  /^(?:proudly |website |site |page |this (?:web)?site (?:is|was) )?(?:made|built|created|designed|powered|hosted|published) (?:with|by|on|using|in)\b|^(?:create|build|make|start) (?:a|your|your own|my)(?: own)?(?: free)? (?:web ?site|site|web ?page|landing page|blog|shop|store)\b|^(?:erstellt mit|bereitgestellt von|betrieben mit|propulsé par|créé avec|réalisé avec|hecho con|creado con|desarrollado con|feito com|criado com|desenvolvido com|creato con|realizzato con|gemaakt met)\b/i
const most = { words: 25, hint: 6, around: 4 } as const
const hostOf = (href: string) => /^(?:https?:)?\/\/(?:www\.)?([^/:?#]+)/i.exec(href.trim())?.[1]?.toLowerCase() ?? null

/** Where the link leads that the line is, or stands in. */
const linkOf = ({ box }: Line): string | null => {
  let up = 0
  for (let at: Box | null = box; at !== null && up < most.around; at = at.parent) {
    if (at.element.name === "a") return at.element.attribs.href ?? null
    up++
  }
  for (const one of box.content) if ("anchor" in one) return one.anchor.href
  for (const one of box.content)
    if ("box" in one) for (const inner of one.box.content) if ("anchor" in inner) return inner.anchor.href
  return null
}

/** `isOwn` tells whether a name is the site's. */
export const isBadge = (line: Line, isOwn: (name: string) => boolean): boolean => {
  const { text, links, linked } = line
  if (links !== 1 || linked * 2 < text.length || !badge.test(text)) return false
  const words = text.split(" ").length
  const host = hostOf(linkOf(line) ?? "")
  const name = host?.split(".").at(-2)
  if (words > most.words || host === null || name === undefined || isOwn(name)) return false
  // A long sentence has to speak of where it leads.
  return words <= most.hint || text.toLowerCase().includes(name)
}
