/**
 * The application in a process of its own: real, save that the sites and the model are scripted. It serves on a free
 * port, writes its address and a key, and tells on request what it has cost so far.
 */
import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { Settings } from "../../src/services/store/Settings.ts"
import { testApp } from "../../test/support/App.ts"
import type { CrowdOfSites } from "./Crowd.ts"

export interface HouseOptions {
  readonly crowd: string
  readonly workers: number
  /** Milliseconds the model thinks; null without a model. */
  readonly model: number | null
  readonly dataDir?: string
  readonly demo?: boolean
}
/** Processor time so far, in milliseconds, of the process and of each thread by its name; resident megabytes. */
export interface Cost {
  readonly all: number
  readonly loop: number
  readonly resident: number
}
export interface Ready {
  readonly url: string
  readonly key: string
  readonly pid: number
}

const limits = [
  "anonymous_per_minute",
  "read_per_minute",
  "write_per_minute",
  "submit_per_hour",
  "submit_per_day"
] as const

const house = async ({ crowd, workers, model, dataDir, demo = false }: HouseOptions) => {
  const { sites, answers }: CrowdOfSites = JSON.parse(readFileSync(crowd, "utf8"))
  const hostOf = (input: string) => URL.parse(/url="([^"]+)"/.exec(input)?.[1] ?? "")?.host ?? ""
  const app = await testApp({
    internet: sites,
    workers,
    served: true,
    demo,
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(model === null
      ? {}
      : {
          model: {
            generate: ({ input }) => Effect.delay(Effect.succeed(answers[hostOf(input)]), model)
          }
        })
  })
  await app.run(
    Effect.flatMap(Settings, (settings) =>
      Effect.forEach(limits, (limit) => settings.set(`rate_limit.${limit}`, 1_000_000_000), { discard: true })
    )
  )
  const { key } = await app.user()
  const ready: Ready = { url: app.origin, key, pid: process.pid }
  console.log(JSON.stringify(ready))
  for await (const _ of console) {
    // Its input ends with whoever started it.
  }
  await app.close()
  process.exit(0)
}

if (import.meta.main) await house(JSON.parse(process.argv[2] ?? "{}"))
