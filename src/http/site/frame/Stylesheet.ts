/**
 * The stylesheets: one that every page wears, and one a room for what only its pages have. Each is made ready when the
 * process starts, and its name changes with its content, so it may be kept for ever.
 */
import { type StyleName, styleFiles } from "../declare/Assets.ts"

const site = `${import.meta.dir}/..`

/** Those of every page, in the order in which they stand in it. */
const common = ["base", "frame", "parts", "forms"].map((name) => `${site}/frame/style/${name}.css`)

/** Without what only people read. */
const minified = async (paths: ReadonlyArray<string>): Promise<string> => {
  const { outputs } = await Bun.build({ entrypoints: [...paths], minify: true })
  return (await Promise.all(outputs.map((output) => output.text()))).join("")
}

const made = async (name: string, paths: ReadonlyArray<string>) => {
  const text = await minified(paths)
  return { name, path: `/assets/${name}-${Bun.hash(text).toString(36)}.css` as const, text }
}

/** The path and the text of each. */
export const stylesheets = await Promise.all([
  made("style", common),
  ...Object.entries(styleFiles).map(([name, path]) => made(name, [`${site}/${path}`]))
])

const paths = new Map(stylesheets.map(({ name, path }) => [name, path]))

/** What a page links to: the sheet of every page, and those it asks for. */
export const stylePaths = (names: ReadonlyArray<StyleName>): ReadonlyArray<string> =>
  ["style", ...names].map((name) => paths.get(name) ?? "")
