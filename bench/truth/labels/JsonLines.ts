/** Files of one JSON value a line. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const jsonLinesOf = <A>(file: string, read: (line: string) => A): ReadonlyArray<A> =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => read(line))
/** Those of a folder, in the order of their names. */
export const jsonLines = <A>(
  folder: string,
  read: (line: string) => A
): ReadonlyArray<{ readonly file: string; readonly value: A }> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .flatMap((file) => jsonLinesOf(join(folder, file), read).map((value) => ({ file, value })))
