/**
 * Everything that is kept of a person, as one document for themselves. What belongs to others (who followed or voted for
 * their listings) is not in it, nor are secrets; pages that were read for a draft are public and stay out.
 */
import { Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { day } from "../../../domain/Week.ts"
import { type Actor, Audit } from "../../store/Audit.ts"
import { limitReached } from "../../store/CallLimits.ts"
import { instant } from "../../store/Instant.ts"
import { RateLimits } from "../../store/RateLimits.ts"
import { Settings } from "../../store/Settings.ts"
import { PersonalDataRepo } from "../rows/PersonalDataRepo.ts"

export class PersonalData extends Effect.Service<PersonalData>()("launchbook/PersonalData", {
  dependencies: [Audit.Default, PersonalDataRepo.Default],
  effect: Effect.gen(function* () {
    const { publicUrl } = yield* AppConfigTag
    const audit = yield* Audit
    const limits = yield* RateLimits
    const repo = yield* PersonalDataRepo
    const settings = yield* Settings

    /** One more file of somebody within the day, or the refusal of it. */
    const draw = (userId: number) =>
      Effect.flatMap(settings.get("accounts.exports_per_day"), (limit) =>
        limits.takeAll([{ name: "export_day", subject: `user:${userId}`, limit, window: day / 1000 }], 1)
      ).pipe(Effect.catchTag("LimitMet", ({ state }) => limitReached(state)))

    /** As JSON text, read part by part: no statement is long, and none is held while another is read. */
    const write = (by: Actor) =>
      Effect.gen(function* () {
        yield* draw(by.userId)
        yield* audit.write(by, "data_exported")
        const at = yield* instant
        const parts = yield* Effect.all(repo.parts(by.userId))
        return JSON.stringify({ site: publicUrl, made_at: at.toISOString(), ...parts }, null, 2)
      })

    return { write } as const
  })
}) {}
