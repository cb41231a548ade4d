/**
 * What others make of the same pages: `metascraper` and `open-graph-scraper`, from the home page's markup, for
 * the two fields they have in common with a draft. They bring a hundred packages with them, so they have a
 * `package.json` of their own in `peers/` and are installed on first use.
 */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { type Judged, judgeText, saidBy } from "./judge/Scoring.ts"
import type { Labelled } from "./labels/Labels.ts"
import { draftOf, readSite } from "./Source.ts"

const folder = join(import.meta.dir, "peers")

const Text = Schema.NullOr(Schema.String)
const Answer = Schema.parseJson(
  Schema.Array(Schema.Struct({ id: Schema.String, peer: Schema.String, name: Text, description: Text }))
)

/** A process of its own: what the peers bring and patch stays there. */
const askPeers = async (sites: ReadonlyArray<Labelled>) => {
  if (!existsSync(join(folder, "node_modules"))) {
    const done = Bun.spawnSync(
      ["npm", "ci", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error"],
      {
        cwd: folder,
        stderr: "inherit"
      }
    )
    if (!done.success) throw new Error("the peers could not be installed")
  }
  const asked = sites.flatMap(({ id, pages: [home] }) => (home === undefined ? [] : [{ id, ...home }]))
  const child = Bun.spawn([process.execPath, join(folder, "ask.mjs")], {
    stdin: new Blob([JSON.stringify(asked)]),
    stderr: "inherit"
  })
  return Schema.decodeUnknownSync(Answer)(await new Response(child.stdout).text())
}

export interface PeerResult {
  readonly peer: string
  readonly name: ReadonlyArray<Judged>
  readonly description: ReadonlyArray<Judged>
}

/** A peer has one description; any sentence that would do as a draft's will do. */
const descriptionLabel = ({ truth: { tagline, short_description, description } }: Labelled) =>
  [tagline, short_description, description].flatMap((label) =>
    label === undefined || label === null ? [] : typeof label === "string" ? [label] : label
  )

export const measurePeers = async (sites: ReadonlyArray<Labelled>): Promise<ReadonlyArray<PeerResult>> => {
  const ours = sites.map((site) => {
    const { texts } = saidBy(draftOf(readSite(site)))
    return { id: site.id, peer: "launchbook", name: texts.name ?? null, description: texts.short_description ?? null }
  })
  const answers = [...ours, ...(await askPeers(sites))]
  return [...Map.groupBy(answers, ({ peer }) => peer)].map(([peer, given]) => {
    const judged = sites.map((site) => {
      const said = given.find(({ id }) => id === site.id)
      return {
        name: judgeText("name", said?.name ?? undefined, site.truth.name ?? null),
        description: judgeText("short_description", said?.description ?? undefined, descriptionLabel(site))
      }
    })
    return { peer, name: judged.map(({ name }) => name), description: judged.map(({ description }) => description) }
  })
}
