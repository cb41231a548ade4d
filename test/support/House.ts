/**
 * The house as it stands: the files of `src`, what each imports, and the rules about it. Read as text, so that
 * it costs milliseconds. `bun test/support/House.ts` prints the rooms, their doors and the arrows between them.
 *
 * A room is a folder of `services/` (or of `domain/`, `http/`, `mcp/`, `jobs/`). What lies in it directly is its
 * doors, which other rooms may use; what lies in its sub-folders is private to it.
 */
import { Glob } from "bun"

const src = new URL("../../src/", import.meta.url).pathname

export interface SourceFile {
  /** Below `src/`, with `/`. */
  readonly path: string
  readonly text: string
  /** Files of `src` that it imports, as types or as values. */
  readonly imports: ReadonlyArray<string>
}

const importPattern = /(?:from|import\(?)\s*"(\.[^"]+)"/g

const resolve = (path: string, file: string) => new URL(path, `file:///${file}`).pathname.slice(1)

export const readHouse = async (): Promise<ReadonlyArray<SourceFile>> =>
  await Promise.all(
    [...new Glob("**/*.{ts,tsx}").scanSync(src)].sort().map(async (path) => {
      const text = await Bun.file(src + path).text()
      return { path, text, imports: [...text.matchAll(importPattern)].map(([, to = ""]) => resolve(to, path)) }
    })
  )

/** The folder a file lies in; a file of `src` itself is a room of its own. */
export const folderOf = (path: string) => (path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : path)

/** The layer, and in it the room: `services/drafts`, `domain`, `mcp`. */
export const roomOf = (path: string) => {
  const [layer = "", room] = path.split("/")
  return path.split("/").length > 2 ? `${layer}/${room}` : layer
}

/** Whether `path` is a private part of its room, as seen from `from`. */
export const isBehindDoor = (path: string, from: string) => {
  const parts = path.split("/")
  return parts[0] === "services" && parts.length > 3 && roomOf(from) !== roomOf(path)
}

/** What each folder, or room, imports of the others. */
export const arrowsBetween = (
  files: ReadonlyArray<SourceFile>,
  placeOf: (path: string) => string
): ReadonlyMap<string, ReadonlySet<string>> => {
  const arrows = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = placeOf(path)
    const targets = arrows.get(from) ?? new Set()
    for (const to of imports) if (placeOf(to) !== from) targets.add(placeOf(to))
    arrows.set(from, targets)
  }
  return arrows
}

/** The first circle that is found, as the places on its way; null where there is none. */
export const circleIn = (arrows: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyArray<string> | null => {
  const done = new Set<string>()
  const walk = (at: string, way: ReadonlyArray<string>): ReadonlyArray<string> | null => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at]
    if (done.has(at)) return null
    for (const next of arrows.get(at) ?? []) {
      const found = walk(next, [...way, at])
      if (found !== null) return found
    }
    done.add(at)
    return null
  }
  for (const start of arrows.keys()) {
    const found = walk(start, [])
    if (found !== null) return found
  }
  return null
}

/** How many entries, files and folders, lie in each folder. */
export const entriesOf = (files: ReadonlyArray<SourceFile>): ReadonlyMap<string, number> => {
  const entries = new Map<string, Set<string>>()
  for (const { path } of files) {
    const parts = path.split("/")
    for (const [at, name] of parts.entries()) {
      const folder = parts.slice(0, at).join("/")
      const known = entries.get(folder) ?? new Set()
      entries.set(folder, known.add(name))
    }
  }
  return new Map([...entries].map(([folder, names]) => [folder, names.size]))
}

if (import.meta.main) {
  const files = await readHouse()
  const arrows = arrowsBetween(files, roomOf)
  for (const room of [...arrows.keys()].sort()) {
    const inside = files.filter(({ path }) => roomOf(path) === room)
    const doors = inside.filter(({ path }) => path.split("/").length <= 3).map(({ path }) => path.split("/").at(-1))
    const to = [...(arrows.get(room) ?? [])].sort()
    console.log(`${room}  (${inside.length} files)`)
    if (room.includes("/")) console.log(`    doors  ${doors.join(" ") || "none"}`)
    console.log(`    uses   ${to.join(" ") || "nothing"}`)
  }
  const circle = circleIn(arrowsBetween(files, folderOf))
  console.log(circle === null ? "\nNo circle between folders." : `\nA circle: ${circle.join(" -> ")}`)
}
