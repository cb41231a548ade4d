/** The one stylesheet; its name changes with its content, so it may be kept for ever. */
import { readFileSync } from "node:fs"

export const stylesheet = readFileSync(`${import.meta.dir}/style.css`, "utf8")
export const stylesheetPath = `/assets/style-${Bun.hash(stylesheet).toString(36)}.css` as const
