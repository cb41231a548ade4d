/**
 * What makes pages quicker to use where scripts run: one file a script in `browser/`, made ready for browsers when the
 * process starts, each under a name that changes with its content. None is needed for anything.
 */
import { type ScriptName, scriptNames } from "../declare/Assets.ts"

const made = async (name: string) => {
  const { outputs } = await Bun.build({
    entrypoints: [`${import.meta.dir}/browser/${name}Script.ts`],
    target: "browser",
    minify: true
  })
  const text = (await Promise.all(outputs.map((output) => output.text()))).join("")
  return { name, path: `/assets/${name.toLowerCase()}-${Bun.hash(text).toString(36)}.js` as const, text }
}

/** The path and the text of each. */
export const scripts = await Promise.all(scriptNames.map(made))

const paths = new Map<string, string>(scripts.map(({ name, path }) => [name, path]))

export const scriptPath = (name: ScriptName): string => paths.get(name) ?? ""
