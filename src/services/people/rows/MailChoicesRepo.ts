/** Which mails an account has ended. */
import { Effect } from "effect"
import type { EndableMail } from "../../../domain/people/mail/EndableMail.ts"
import { Database } from "../../store/Database.ts"

export class MailChoicesRepo extends Effect.Service<MailChoicesRepo>()("launchbook/MailChoicesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const find = (userId: number, kind: EndableMail) =>
      sql.first<{ email: string; ended: boolean }>`
        select u.email, exists (select from ended_mails e where e.user_id = u.id and e.kind = ${kind}) as ended
        from users u where u.id = ${userId}`

    /** False where it had been ended before. */
    const end = (userId: number, kind: EndableMail, now: Date): Effect.Effect<boolean> =>
      sql.some`
        insert into ended_mails (user_id, kind, ended_at) select id, ${kind}, ${now} from users where id = ${userId}
        on conflict do nothing returning 1`

    /** False where it had not been ended. */
    const resume = (userId: number, kind: EndableMail): Effect.Effect<boolean> =>
      sql.some`delete from ended_mails where user_id = ${userId} and kind = ${kind} returning 1`

    return { find, end, resume } as const
  })
}) {}
