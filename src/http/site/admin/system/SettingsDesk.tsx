/** @jsxImportSource preact */
/** `/admin/settings`: every setting there is, with what it means, what it is and what it would be if nobody had set it. */
import { Effect, Either, Schema } from "effect"
import { type Setting, type SettingKey, settingKeys, settings } from "../../../../domain/Setting.ts"
import { Settings } from "../../../../services/store/Settings.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"

interface KeptSetting {
  readonly key: SettingKey
  readonly value: string
  readonly initial: string
  readonly isChanged: boolean
}
interface Model {
  readonly kept: ReadonlyArray<KeptSetting>
  /** The one that was just set. */
  readonly set?: string | undefined
  readonly problem: { readonly key: string; readonly typed: string; readonly text: string } | null
}

const groupNames: Readonly<Record<string, string>> = {
  rate_limit: "Rate limits",
  invites: "Invitations",
  claims: "Claims",
  free_plan: "Free plan",
  badge: "Badge",
  webhooks: "Webhooks",
  trending: "Trending",
  drafts: "Drafts",
  votes: "Votes",
  views: "Views",
  follows: "Follows",
  reviews: "Reviews",
  awards: "Awards",
  revenue: "Revenue",
  seller: "Seller, as invoices name it",
  order: "Orders"
}
const groupOf = (key: string) => key.slice(0, key.indexOf("."))

const inText = (value: unknown) => (value === null ? "" : String(value))
const setting = (key: SettingKey): Setting => settings[key]

/** The words a setting may be, where it is one of a few. */
const wordsOf = (key: SettingKey): ReadonlyArray<string> => {
  const { check, initial } = setting(key)
  if (typeof initial !== "string" || Either.isRight(check("no such word"))) return []
  return ["on", "checked", "off"].filter((word) => Either.isRight(check(word)))
}

const Row = ({ kept, model }: { readonly kept: KeptSetting; readonly model: Model }) => {
  const { key, value, initial, isChanged } = kept
  const problem = model.problem?.key === key ? model.problem : null
  const words = wordsOf(key)
  const field = {
    id: `value-${key}`,
    name: "value",
    "aria-describedby": `about-${key}`,
    "aria-invalid": problem === null ? undefined : ("true" as const)
  }
  return (
    <li id={`setting-${key}`}>
      <div>
        <label class="mono" for={`value-${key}`}>
          {key}
        </label>
        <p class="small soft" id={`about-${key}`}>
          {setting(key).meaning} {initial === "" ? "Not set by default." : `${initial} by default.`}
        </p>
        {problem === null ? null : (
          <p class="small error" role="alert">
            {problem.text}
          </p>
        )}
      </div>
      <PostForm action="/admin/settings" swap={`setting-${key}`} class="acts">
        <input type="hidden" name="key" value={key} />
        {words.length === 0 ? (
          <input
            {...field}
            type="text"
            value={problem?.typed ?? value}
            inputMode={typeof setting(key).initial === "number" ? "numeric" : "text"}
            autocomplete="off"
          />
        ) : (
          <select {...field}>
            {words.map((word) => (
              <option key={word} value={word} selected={word === value}>
                {word}
              </option>
            ))}
          </select>
        )}
        <button
          id={`save-${key}`}
          type="submit"
          class="button"
          aria-label={`${model.set === key ? "Saved" : "Save"} ${key}`}
        >
          {model.set === key ? "Saved" : "Save"}
        </button>
        {isChanged ? <span class="chip">Changed</span> : null}
      </PostForm>
    </li>
  )
}

const View = (model: Model) => (
  <DeskFrame
    title="Settings"
    here="/admin/settings"
    lead="A change counts everywhere within a second. What was changed before is in the audit log."
    problem={model.problem?.text ?? null}
  >
    <nav class="meta" aria-label="Groups of settings">
      {[...new Set(model.kept.map(({ key }) => groupOf(key)))].map((group) => (
        <a key={group} class="chip" href={`#${group}`}>
          {groupNames[group] ?? group}
        </a>
      ))}
    </nav>
    {[...Map.groupBy(model.kept, ({ key }) => groupOf(key))].map(([group, kept]) => (
      <section key={group} id={group}>
        <h2>{groupNames[group] ?? group}</h2>
        <ul class="settings">
          {kept.map((each) => (
            <Row key={each.key} kept={each} model={model} />
          ))}
        </ul>
      </section>
    ))}
  </DeskFrame>
)

const modelOf = (more: Partial<Model> = {}) =>
  Effect.gen(function* () {
    const all = yield* (yield* Settings).all
    const kept = settingKeys.map((key) => {
      const { initial } = settings[key]
      const value = all(key)
      return { key, value: inText(value), initial: inText(initial), isChanged: value !== initial }
    })
    const model: Model = { kept, problem: null, ...more }
    return model
  })

export const settingsDesk = page("/admin/settings", {
  audience: "admin",
  styles: ["admin"],
  scripts: ["Swap"],
  query: { set: Schema.optional(Schema.String) },
  title: "Settings · Site team · Launchbook",
  description: "Every limit, window and name that can be set while the site runs.",
  load: ({ query: { set } }) => modelOf({ set }),
  view: View
})

/** What was typed as a value of the kind the setting has; what is none is left for the setting to refuse. */
const typedValue = (key: string, typed: string): unknown => {
  const kind = settingKeys.find((each) => each === key)
  const { initial } = kind === undefined ? { initial: null } : settings[kind]
  const text = typed.trim()
  if (typeof initial === "number") return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  return initial === null && text === "" ? null : text
}

export const changeSetting = adminForm("/admin/settings", {
  fields: { key: oneText, value: oneText },
  run: ({ fields: { key, value }, by }) =>
    Effect.flatMap(Settings, (kept) => kept.set(key, typedValue(key, value), by)).pipe(
      Effect.as(seeOther(`/admin/settings?set=${encodeURIComponent(key)}#setting-${key}`)),
      Effect.catchTag("SettingInvalid", ({ message }) =>
        Effect.map(modelOf({ problem: { key, typed: value, text: message } }), (model) => settingsDesk.show(model, 400))
      )
    )
})
