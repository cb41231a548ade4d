/** @jsxImportSource preact */
/** The badges of a listing as pictures with the HTML that shows them, and the choice of how they are drawn. */

import { BadgeMode, BadgeShape, BadgeSize } from "../../../../domain/launch/Badge.ts"
import { badgeSvg } from "../../../../domain/launch/BadgeArt.ts"
import { badgeSnippet, badgeSrc } from "../../../../domain/launch/BadgeEmbed.ts"
import { type BadgeFacts, type BadgeForm, badgeSize, badgeTitle } from "../../../../domain/launch/BadgeLook.ts"
import { useSurroundings } from "../../frame/Surroundings.ts"

const shapeWords: Record<BadgeShape, string> = {
  standard: "Standard",
  outline: "Outline",
  pill: "Pill",
  banner: "Banner",
  square: "Square"
}
const modeWords: Record<BadgeMode, string> = {
  auto: "Automatic",
  light: "Light",
  dark: "Dark"
}
const sizeWords: Record<BadgeSize, string> = { s: "Small", m: "Medium", l: "Large" }

const isOneOf =
  <A extends string>(choices: ReadonlyArray<A>) =>
  (text: string | undefined): text is A =>
    choices.some((choice) => choice === text)

/** How a badge is to be drawn, as an address says it; anything else is the form that fits most pages. */
export const badgeFormOf = (asked: {
  readonly shape?: string | undefined
  readonly mode?: string | undefined
  readonly size?: string | undefined
}): BadgeForm => ({
  shape: isOneOf(BadgeShape.literals)(asked.shape) ? asked.shape : "standard",
  mode: isOneOf(BadgeMode.literals)(asked.mode) ? asked.mode : "auto",
  size: isOneOf(BadgeSize.literals)(asked.size) ? asked.size : "m"
})

const Choice = <A extends string>(props: {
  readonly name: string
  readonly label: string
  readonly words: Readonly<Record<A, string>>
  readonly choices: ReadonlyArray<A>
  readonly chosen: A
}) => (
  <div class="field">
    <label for={`badge-${props.name}`}>{props.label}</label>
    <select id={`badge-${props.name}`} name={props.name}>
      {props.choices.map((choice) => (
        <option key={choice} value={choice} selected={choice === props.chosen}>
          {props.words[choice]}
        </option>
      ))}
    </select>
  </div>
)

/** `action` is the page it stands on. */
export const BadgeChoice = ({ action, form }: { readonly action: string; readonly form: BadgeForm }) => (
  <form method="get" action={`${action}#badge-html`} class="badge-choice">
    <Choice name="shape" label="Shape" words={shapeWords} choices={BadgeShape.literals} chosen={form.shape} />
    <Choice name="mode" label="Colours" words={modeWords} choices={["auto", "light", "dark"]} chosen={form.mode} />
    <Choice name="size" label="Size" words={sizeWords} choices={BadgeSize.literals} chosen={form.size} />
    <button type="submit" class="button">
      Show
    </button>
  </form>
)

/** One badge: its picture on the ground it is made for, and the HTML to paste, with a button that copies it. */
export const BadgeSnippet = (props: {
  /** Of the element that holds the HTML. */
  readonly id: string
  readonly slug: string
  readonly facts: BadgeFacts
  readonly form: BadgeForm
  /** Whether its picture can be fetched already; a listing that waits for nothing has none yet. */
  readonly isServed: boolean
}) => {
  const { id, slug, facts, form } = props
  const { origin } = useSurroundings()
  const badge = { ...facts, ...form }
  const src = props.isServed
    ? badgeSrc("", slug, facts.kind, form, facts.week)
    : `data:image/svg+xml,${encodeURIComponent(badgeSvg(badge))}`
  return (
    <div class="badge-snippet">
      <p class={`badge-stand ${form.mode}`}>
        <img src={src} alt={badgeTitle(badge)} {...badgeSize(facts.kind, form.shape, form.size)} />
      </p>
      <pre id={id}>{badgeSnippet(origin, slug, badge)}</pre>
      <button type="button" class="button" data-copies={id} hidden>
        Copy the HTML
      </button>
    </div>
  )
}
