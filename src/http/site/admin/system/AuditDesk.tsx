/** @jsxImportSource preact */
/** `/admin/audit`: who did what, newest first, by person, deed or thing. */
import { Effect, Schema } from "effect"
import { type AuditEntry, AuditTrail } from "../../../../services/data/Team.ts"
import { page } from "../../declare/SitePage.ts"
import { When } from "../../parts/When.tsx"
import { LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { withQuery } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

interface Asked {
  readonly email: string
  readonly operation: string
  readonly target: string
}
interface Model {
  readonly asked: Asked
  readonly entries: ReadonlyArray<AuditEntry>
  readonly before: string | undefined
  readonly next: number | null
}

const most = 100

/** By what somebody acted, in words. */
const credentialWords = (credential: string): string => {
  const [kind = "", id] = credential.split(":")
  const words: Readonly<Record<string, string>> = {
    cli: "at the command line",
    session: "on the site",
    api_key: `by API key ${id}`,
    oauth: `by app ${id}`
  }
  return words[kind] ?? credential
}

const Who = ({ entry }: { readonly entry: AuditEntry }) => (
  <div>
    {entry.email === null || entry.user_id === null ? (
      entry.credential === "cli" ? (
        "The command line"
      ) : (
        "The site"
      )
    ) : (
      <a href={`/admin/users/${entry.user_id}`}>{entry.email}</a>
    )}
    {entry.email === null ? null : <div class="small soft">{credentialWords(entry.credential)}</div>}
  </div>
)

const View = ({ asked, entries, before, next }: Model) => (
  <DeskFrame title="Audit log" here="/admin/audit" lead="Every write with who made it. Nothing here can be changed.">
    <form class="filter" action="/admin/audit">
      <LineField
        name="email"
        label="Person"
        value={asked.email}
        inputMode="email"
        hint="Their whole address."
        maxLength={320}
      />
      <LineField name="operation" label="Deed" value={asked.operation} hint="Such as product_set." maxLength={80} />
      <LineField
        name="target"
        label="Thing"
        value={asked.target}
        hint="A listing, an order, a setting."
        maxLength={400}
      />
      <button type="submit" class="button">
        Show
      </button>
    </form>
    <DeskTable
      label="Audit log"
      columns={["When", "Who", "Deed", "Thing"]}
      none="Nothing like that was done."
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <When at={entry.at} />,
          <Who entry={entry} />,
          <a class="mono" href={withQuery("/admin/audit", { operation: entry.operation })}>
            {entry.operation}
          </a>,
          <div>
            {entry.target === null ? null : (
              <a class="mono" href={withQuery("/admin/audit", { target: entry.target })}>
                {entry.target}
              </a>
            )}
            {entry.detail === null ? null : <div class="small soft">{entry.detail}</div>}
          </div>
        ]
      }))}
    />
    <div class="pager">
      {before === undefined ? null : (
        <a class="button" href={withQuery("/admin/audit", { ...asked })}>
          Newest
        </a>
      )}
      {next === null ? null : (
        <a class="button" rel="next" href={withQuery("/admin/audit", { ...asked, before: next })}>
          Older
        </a>
      )}
    </div>
  </DeskFrame>
)

const text = (most: number) => Schema.optional(Schema.String.pipe(Schema.maxLength(most)))

export const auditDesk = page("/admin/audit", {
  audience: "admin",
  styles: ["admin"],
  query: { email: text(320), operation: text(80), target: text(400), before: text(12) },
  title: "Audit log · Site team · Launchbook",
  description: "Who did what, and when.",
  load: ({ query: { email = "", operation = "", target = "", before } }) => {
    const said = (typed: string) => typed.toWellFormed().replaceAll("\u0000", "").trim()
    const asked: Asked = { email: said(email), operation: said(operation), target: said(target) }
    const from = before !== undefined && /^[1-9]\d{0,8}$/.test(before) ? Number(before) : null
    return Effect.map(
      Effect.flatMap(AuditTrail, (trail) =>
        trail.read({
          email: asked.email.toLowerCase() || null,
          operation: asked.operation || null,
          target: asked.target || null,
          before: from,
          most
        })
      ),
      ({ entries, next }): Model => ({ asked, entries, before: from === null ? undefined : before, next })
    )
  },
  view: View
})
