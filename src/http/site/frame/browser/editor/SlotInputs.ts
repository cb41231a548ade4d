/** The inputs of a card of the draft editor: what is in them, what was in them when the page came, and filling them in. */

/** The inputs of a card in their order, each with its name. */
export type Values = ReadonlyArray<readonly [name: string, value: string]>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

export const slotOf = (card: HTMLElement): string => card.dataset.slot ?? ""
const hasRows = (card: HTMLElement) => card.dataset.rows !== undefined

export const controlsOf = (card: HTMLElement): ReadonlyArray<Control> => {
  const slot = slotOf(card)
  const isOwn = (name: string) => name === slot || (hasRows(card) && name.startsWith(`${slot}.`))
  return [...card.querySelectorAll("input, textarea, select")].filter(isControl).filter(({ name }) => isOwn(name))
}

const defaultOf = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find((option) => option.defaultSelected)?.value ?? "")
    : control.defaultValue

export const valuesOf = (card: HTMLElement): Values => controlsOf(card).map(({ name, value }) => [name, value])
/** As the page came, whatever the browser has put back since. */
export const defaultsOf = (card: HTMLElement): Values =>
  controlsOf(card).map((control) => [control.name, defaultOf(control)])

/** The same for the same words: rows without a word are none. */
export const snapshotOf = (values: Values): string => {
  const [first] = values[0] ?? []
  const rows: Array<Array<string>> = []
  for (const [name, value] of values) {
    if (name === first) rows.push([])
    rows.at(-1)?.push(value)
  }
  return JSON.stringify(rows.filter((row) => row.some((value) => value.trim() !== "")))
}

const hiddenIn = (card: HTMLElement, kind: "seen" | "now") => {
  const input = card.querySelector(`input[name="${kind}.${slotOf(card)}"]`)
  return input instanceof HTMLInputElement ? input : null
}
/** The version that was seen when what is in the inputs was begun. */
export const seenOf = (card: HTMLElement): string => hiddenIn(card, "seen")?.value ?? ""
export const nowOf = (card: HTMLElement): string => hiddenIn(card, "now")?.value ?? ""
export const setSeen = (card: HTMLElement, version: string) => {
  const input = hiddenIn(card, "seen")
  if (input !== null) input.value = version
}
/** Browsers put back what was in hidden inputs too. */
export const resetSeen = (card: HTMLElement) => {
  const input = hiddenIn(card, "seen")
  if (input !== null) input.value = input.defaultValue
}

const rowsOf = (card: HTMLElement) => [...card.querySelectorAll<HTMLElement>(".row-list > .row")]
const controlsIn = (row: HTMLElement) => [...row.querySelectorAll("input, textarea, select")].filter(isControl)
const isBlank = (row: HTMLElement) => controlsIn(row).every(({ value }) => value.trim() === "")

const addRow = (card: HTMLElement) => {
  const last = rowsOf(card).at(-1)
  const count = rowsOf(card).length
  const more = last?.cloneNode(true)
  if (last === undefined || !(more instanceof HTMLElement)) return
  for (const label of more.querySelectorAll("label"))
    label.setAttribute("for", (label.getAttribute("for") ?? "").replace(/-\d+-/, `-${count}-`))
  for (const control of controlsIn(more)) {
    control.id = control.id.replace(/-\d+-/, `-${count}-`)
    control.setAttribute("aria-label", (control.ariaLabel ?? "").replace(/\d+$/, `${count + 1}`))
    control.value = ""
    if (!(control instanceof HTMLSelectElement)) control.defaultValue = ""
  }
  last.after(more)
}

/** There is always one more row to fill in, as long as there may be. */
export const growRows = (card: HTMLElement) => {
  const rows = rowsOf(card)
  const last = rows.at(-1)
  const list = last?.parentElement
  if (last !== undefined && !isBlank(last) && rows.length < Number(list?.dataset.most ?? 0)) addRow(card)
}

/** Every row that is begun has what it needs. */
export const hasWholeRows = (card: HTMLElement): boolean =>
  rowsOf(card).every(
    (row) => isBlank(row) || controlsIn(row).every((one) => one.dataset.needed === undefined || one.value.trim() !== "")
  )

export const fill = (card: HTMLElement, values: Values) => {
  const byName = Map.groupBy(values, ([name]) => name)
  const most = Math.max(0, ...[...byName.values()].map((list) => list.length))
  if (hasRows(card)) while (rowsOf(card).length < most) addRow(card)
  const at = new Map<string, number>()
  for (const control of controlsOf(card)) {
    const index = at.get(control.name) ?? 0
    at.set(control.name, index + 1)
    const value = byName.get(control.name)?.[index]?.[1] ?? ""
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
      control.add(new Option(value, value))
    control.value = value
  }
  growRows(card)
}
