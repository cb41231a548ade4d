/**
 * A process that redrafts a field under an idempotency key and is still asking when its end comes. Its one argument is
 * the call as JSON; it says `asked` once the outside has been asked.
 */
import { Effect } from "effect"
import { type TestAppOptions, testApp } from "../../support/App.ts"

export interface Asking {
  readonly options: TestAppOptions
  readonly key: string
  readonly id: string
}

if (import.meta.main) {
  const { options, key, id }: Asking = JSON.parse(process.argv[2] ?? "")
  const app = await testApp({
    ...options,
    work: false,
    model: {
      generate: () =>
        Effect.zipRight(
          Effect.sync(() => console.log("asked")),
          Effect.never
        )
    }
  })
  await app.rest("PATCH", `/drafts/${id}`, {
    key,
    body: { regenerate: ["city"] },
    headers: { "idempotency-key": "once" }
  })
}
