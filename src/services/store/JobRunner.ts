/** Runs one job now, in this process, whatever its hours. The jobs themselves are wired in `jobs/`. */
import { Context, Data, type Effect } from "effect"

export class JobFailure extends Data.TaggedError("JobFailure")<{ readonly message: string }> {}

export class JobRunner extends Context.Tag("launchbook/JobRunner")<
  JobRunner,
  { readonly run: (name: string, payload: unknown) => Effect.Effect<void, JobFailure> }
>() {}
