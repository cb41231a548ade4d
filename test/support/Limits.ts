/** Rate limits high enough that a test which is not about them never meets one. */
import { Effect } from "effect"
import { Settings } from "../../src/services/store/Settings.ts"
import type { TestApp } from "./App.ts"

export const raiseLimits = (app: TestApp) =>
  app.run(
    Effect.flatMap(Settings, (settings) =>
      Effect.forEach(
        [
          "rate_limit.anonymous_per_minute",
          "rate_limit.read_per_minute",
          "rate_limit.write_per_minute",
          "rate_limit.submit_per_hour",
          "rate_limit.submit_per_day",
          "rate_limit.regenerate_per_hour",
          "rate_limit.checkout_per_hour"
        ],
        (key) => Effect.orDie(settings.set(key, 1_000_000))
      )
    )
  )
