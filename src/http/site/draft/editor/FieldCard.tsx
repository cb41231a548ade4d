/** @jsxImportSource preact */
/** A profile field in the editor: the input that suits it, and all that can be done with it. */
import type { Draft, FieldValue } from "../../../../domain/draft/Draft.ts"
import type { DraftSlot } from "../../../../domain/draft/DraftSlots.ts"
import { countryCodes, countryName } from "../../../../domain/listing/Countries.ts"
import { type FieldKey, pricingModels, stages } from "../../../../domain/listing/Profile.ts"
import { type CategoryGroup, type EditorModel, linesIn, type SlotView, textIn, viewOf } from "./EditorModel.ts"
import { Act, describedBy, Quotes, SlotCard } from "./SlotCard.tsx"

const hints: Readonly<Partial<Record<FieldKey, string>>> = {
  tagline: "One line that says what it is.",
  short_description: "One or two sentences.",
  description: "What it does, for whom and how. 40 words or more read best. Markdown is understood.",
  categories: "The first is shown at once. Up to three more are kept, and show once you buy extra categories.",
  features: "What it can do, one a line.",
  usps: "What nobody else does, one a line.",
  tags: "Short labels people search by, one a line.",
  keywords: "Words people would search for, one a line.",
  pricing_model: "Choose one, or write your own words.",
  contact_email: "Shown to nobody but you."
}
const placeholders: Readonly<Partial<Record<FieldKey, string>>> = {
  demo_video_url: "https://www.youtube.com/watch?v=…",
  logo_url: "https://",
  founded_year: "2019"
}
const long: Readonly<Partial<Record<FieldKey, number>>> = { description: 12, short_description: 3, pricing_summary: 3 }
const types: Readonly<Partial<Record<FieldKey, "email" | "url">>> = {
  contact_email: "email",
  demo_video_url: "url",
  logo_url: "url"
}
const countries = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"))
const stageChoices = stages.map((stage) => ({ value: stage, label: `${stage[0]?.toUpperCase()}${stage.slice(1)}` }))

interface InputProps {
  readonly view: SlotView
  readonly name: FieldKey
  readonly categories: ReadonlyArray<CategoryGroup>
}

const Select = ({
  view,
  choices,
  none
}: {
  readonly view: SlotView
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly none: string
}) => {
  const chosen = textIn(view.content)
  return (
    <select id={`${view.id}-input`} name={view.slot} aria-describedby={describedBy(view, false)}>
      <option value="" selected={chosen === ""}>
        {none}
      </option>
      {chosen === "" || choices.some(({ value }) => value === chosen) ? null : (
        <option value={chosen} selected>
          {chosen}
        </option>
      )}
      {choices.map(({ value, label }) => (
        <option key={value} value={value} selected={value === chosen}>
          {label}
        </option>
      ))}
    </select>
  )
}

const Categories = ({ view, categories }: InputProps) => {
  const chosen = linesIn(view.content)
  const known = new Set(categories.flatMap(({ name, children }) => [name, ...children]))
  return (
    <div class="choosers">
      {Array.from({ length: Math.max(4, chosen.length) }, (_, at) => {
        const name = chosen[at] ?? ""
        return (
          <select
            key={at}
            id={at === 0 ? `${view.id}-input` : undefined}
            name={view.slot}
            aria-label={at === 0 ? "Primary category" : `Further category ${at}`}
            aria-describedby={at === 0 ? describedBy(view, true) : undefined}
          >
            <option value="" selected={name === ""}>
              {at === 0 ? "Choose the primary category" : "No further category"}
            </option>
            {name === "" || known.has(name) ? null : (
              <option value={name} selected>
                {name}
              </option>
            )}
            {categories.map((group) =>
              group.children.length === 0 ? (
                <option key={group.name} value={group.name} selected={group.name === name}>
                  {group.name}
                </option>
              ) : (
                <optgroup key={group.name} label={group.name}>
                  {[group.name, ...group.children].map((each) => (
                    <option key={each} value={each} selected={each === name}>
                      {each}
                    </option>
                  ))}
                </optgroup>
              )
            )}
          </select>
        )
      })}
    </div>
  )
}

const Input = (props: InputProps) => {
  const { view, name } = props
  const text = textIn(view.content)
  const common = {
    id: `${view.id}-input`,
    name: view.slot,
    "aria-describedby": describedBy(view, hints[name] !== undefined),
    "aria-invalid": view.problems.length > 0 ? ("true" as const) : undefined
  }
  if (name === "categories") return <Categories {...props} />
  if (name === "country") return <Select view={view} choices={countries} none="Not said" />
  if (name === "stage") return <Select view={view} choices={stageChoices} none="Not said" />
  const isList = typeof view.kept !== "string"
  const rows = isList ? Math.min(10, Math.max(4, linesIn(view.content).length + 1)) : long[name]
  // One line of text cannot hold two.
  if (rows !== undefined || text.includes("\n"))
    return (
      <textarea {...common} rows={rows ?? 3}>
        {text}
      </textarea>
    )
  return (
    <>
      <input
        {...common}
        type={types[name] ?? "text"}
        value={text}
        placeholder={placeholders[name]}
        inputMode={name === "founded_year" ? "numeric" : undefined}
        autocomplete="off"
        list={name === "pricing_model" ? `${view.id}-choices` : undefined}
      />
      {name === "pricing_model" ? (
        <datalist id={`${view.id}-choices`}>
          {pricingModels.map((model) => (
            <option key={model} value={model} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}

/** How a drafted value carries what its quotes say. */
const carried = ({ support }: FieldValue): string => {
  if (support === "shortened") return "From your site, shortened"
  return support === "rule" || support === "checked" ? "From your site, reworded" : "From your site"
}

export const chipOf = (field: FieldValue, draft: Draft) => {
  const words = {
    ai: carried(field),
    pending: "Being read",
    not_found: draft.progress.pages_read > 0 ? "Not stated on your site" : "Blank",
    edited: "Edited by you",
    manual: "Written by you",
    override: "Locked by you",
    deleted: "Removed"
  }[field.state]
  return { words, isGood: field.state === "override" }
}

const same = (a: FieldValue["value"], b: FieldValue["value"]) => JSON.stringify(a) === JSON.stringify(b)

export const FieldCard = ({ model, name }: { readonly model: EditorModel; readonly name: FieldKey }) => {
  const { draft } = model
  const slot: DraftSlot = `fields.${name}`
  const view = viewOf(model, slot)
  const field = draft.fields[name]
  const isRead = draft.progress.pages_read > 0
  const refused = draft.refused.filter((one) => one.field === name)
  return (
    <SlotCard
      view={view}
      chip={chipOf(field, draft)}
      hint={hints[name]}
      after={
        <>
          <Quotes quotes={field.evidence} value={typeof field.value === "string" ? field.value : ""} />
          {field.value === null && isRead && field.state === "not_found" ? (
            <p class="soft small">Your site does not state it, so it was left blank. Add it if you know it.</p>
          ) : null}
          {field.ai_value === null || same(field.value, field.ai_value) ? null : (
            <p class="soft small drafted">
              Your site was read as: {typeof field.ai_value === "string" ? field.ai_value : field.ai_value.join(" · ")}
            </p>
          )}
          {refused.length === 0 ? null : (
            <details class="small">
              <summary>What was left out, and why</summary>
              <ul>
                {refused.map(({ value, reason }) => (
                  <li key={value}>
                    “{value}” {reason}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      }
      acts={
        <>
          {isRead && !field.locked ? <Act verb="redraft" view={view} words="Redraft" /> : null}
          {field.locked ? <Act verb="unlock" view={view} words="Unlock" /> : null}
          {!field.locked && field.value !== null ? <Act verb="lock" view={view} words="Lock" /> : null}
          {field.ai_value !== null && !same(field.value, field.ai_value) ? (
            <Act verb="restore" view={view} words="Restore the drafted value" />
          ) : null}
          {field.value === null ? null : <Act verb="remove" view={view} words="Remove" />}
        </>
      }
    >
      <Input view={view} name={name} categories={model.categories} />
    </SlotCard>
  )
}
