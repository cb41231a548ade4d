/**
 * What leaves the site: every public listing, one JSON object a line, in the form `import` takes; all that is kept of one
 * person, for themselves; and that person.
 */
import { createWriteStream } from "node:fs"
import { finished } from "node:stream/promises"
import { Data, Effect } from "effect"
import { ExportRepo } from "./rows/ExportRepo.ts"

export { Departures, LastAdmin } from "./accounts/Departures.ts"
export { PersonalData } from "./accounts/PersonalData.ts"

export class ExportFailure extends Data.TaggedError("ExportFailure")<{ readonly message: string }> {}

export class Export extends Effect.Service<Export>()("launchbook/Export", {
  dependencies: [ExportRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ExportRepo

    const write = (path: string) =>
      Effect.gen(function* () {
        const file = createWriteStream(path, { mode: 0o600 })
        const done = finished(file)
        let written = 0
        let after = 0
        for (;;) {
          const rows = yield* repo.page(after)
          for (const { line } of rows) file.write(`${line}\n`)
          written += rows.length
          const last = rows.at(-1)
          if (last === undefined) break
          after = last.id
        }
        file.end()
        yield* Effect.tryPromise({
          try: () => done,
          catch: (cause) =>
            new ExportFailure({ message: cause instanceof Error ? cause.message : `cannot write ${path}` })
        })
        return { written }
      })

    return { write } as const
  })
}) {}
