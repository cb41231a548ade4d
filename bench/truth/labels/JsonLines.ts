/** Files of one JSON value a line, in the order of their names. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const jsonLines = <A>(
  folder: string,
  read: (line: string) => A
): ReadonlyArray<{ readonly file: string; readonly value: A }> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => ({ file, value: read(line) }))
    )
