/**
 * What a promise fails with, null where it does not fail. `expect(…).rejects` of Bun stands still until the promise has
 * settled, and takes no messages of threads meanwhile: of the embedded database it would wait for ever.
 */
export const messageOf = (promise: Promise<unknown>): Promise<string | null> =>
  promise.then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
  )
