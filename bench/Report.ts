/** What all commands said, as a page of the documentation. */
import { type BenchLine, cells, columns } from "./Line.ts"

/** A command that did not come to its end, or is not there. */
export interface Broken {
  readonly command: string
  readonly why: string
}
export interface Told {
  readonly lines: ReadonlyArray<BenchLine>
  readonly broken: ReadonlyArray<Broken>
  /** Machine, versions, size and time, each with its name. */
  readonly about: ReadonlyArray<readonly [name: string, value: string]>
  readonly quick: boolean
  /** The name of the picture beside the page. */
  readonly picture: string
}

const cell = (text: string) => text.replaceAll("|", "\\|").replace(/\s+/g, " ").replaceAll("<", "&lt;")
const row = (cells: ReadonlyArray<string>) => `| ${cells.map(cell).join(" | ")} |`
/** Words begin on the left, figures end on the right. */
const ruler = `|${columns.map((_, at) => (at < 2 || at === 4 ? " --- |" : " ---: |")).join("")}`

export const page = ({ lines, broken, about, quick, picture }: Told): string => {
  const notes = lines.flatMap(({ name, what, data, note }) => {
    const said = [data, note].filter((text) => text !== undefined).join("; ")
    return said === "" ? [] : [`- **${cell(what)}** (\`${name}\`): ${cell(said)}`]
  })
  const held = lines.filter(({ met }) => met !== null)
  const parts = [
    "# Performance",
    "Written by `npm run bench`; do not edit. Every figure stands beside a peer that was measured in the same minute on the same machine: " +
      "the ratio is what to believe, the rates are this machine's. `bench/README.md` says what each command does and how to read it.",
    ...(quick ? ["**A quick run**: a second or two a line, to see that all works. Its figures are rough."] : []),
    about.map(([name, value]) => `- ${name}: ${value}`).join("\n"),
    `${held.filter(({ met }) => met === true).length} of ${held.length} lines reach what they have to.`,
    `![How much of what it has to reach each measurement reaches](${picture})`,
    [row(columns), ruler, ...lines.map((line) => row(cells(line)))].join("\n"),
    "Where two figures stand in one cell, the first is ours and the second the peer's.",
    ...(broken.length === 0
      ? []
      : ["## Not measured", broken.map(({ command, why }) => `- \`${command}\`: ${cell(why)}`).join("\n")]),
    ...(notes.length === 0 ? [] : ["## With what", notes.join("\n")])
  ]
  return `${parts.join("\n\n")}\n`
}
