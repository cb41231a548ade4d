/** A process of its own that tells of an edit and is killed before that is for good: it says `told` and waits. */
import { Effect } from "effect"
import { EditReports } from "../../../src/services/listing/EditReports.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { type TestAppOptions, testApp } from "../../support/App.ts"

export interface Telling {
  readonly options: TestAppOptions
  readonly listing_id: number
}

if (import.meta.main) {
  const { options, listing_id }: Telling = JSON.parse(process.argv[2] ?? "")
  const app = await testApp({ ...options, work: false })
  await app.run(
    Effect.gen(function* () {
      const reports = yield* EditReports
      const changes = yield* Changes
      yield* changes.transaction(
        Effect.gen(function* () {
          yield* reports.tell({ listing_id })
          yield* Effect.sync(() => console.log("told"))
          yield* Effect.never
        })
      )
    })
  )
}
