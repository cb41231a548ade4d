/** What the service says of a slot, put around its inputs without disturbing whoever is at them. */

/** Whoever is about to press a button must still find it there. */
let isPressed = false
let whenFree: Array<() => void> = []
const release = () => {
  isPressed = false
  const waiting = whenFree
  whenFree = []
  // After the click that comes of it.
  setTimeout(() => {
    for (const go of waiting) go()
  }, 50)
}
document.addEventListener("pointerdown", () => {
  isPressed = true
})
document.addEventListener("pointerup", release)
document.addEventListener("pointercancel", release)

export const whenNothingIsPressed = (): Promise<void> =>
  isPressed ? new Promise((resolve) => whenFree.push(resolve)) : Promise.resolve()

/** What has the focus in an element, as it is found in another like it. */
const focusIn = (element: Element): string | null => {
  const { activeElement: active } = document
  if (active === null || !element.contains(active)) return null
  if (active instanceof HTMLButtonElement) return `button[value="${CSS.escape(active.value)}"]`
  return active instanceof HTMLAnchorElement ? `a[href="${CSS.escape(active.getAttribute("href") ?? "")}"]` : ""
}

/** Puts one element in the place of another; the focus stays where it was, as far as there is such a place still. */
export const putInPlace = (here: Element | null, there: Element | null) => {
  if (here === null || there === null) return
  const focus = focusIn(here)
  const mine = document.adoptNode(there)
  here.replaceWith(mine)
  if (focus === null) return
  const again = focus === "" ? null : mine.querySelector(focus)
  const other =
    again ?? mine.querySelector("button") ?? mine.closest("section")?.querySelector("input, textarea, select")
  if (other instanceof HTMLElement) other.focus({ preventScroll: true })
}

/** The state of a card and what stands under its inputs. */
export const dress = (card: HTMLElement, from: HTMLElement) => {
  const chip = card.querySelector("header .state")
  const said = from.querySelector("header .state")
  if (chip !== null && said !== null) {
    chip.textContent = said.textContent
    chip.className = said.className
  }
  putInPlace(card.querySelector(":scope > .foot"), from.querySelector(":scope > .foot"))
}

/** How far the draft is, and what it lacks. */
export const dressPage = (page: Document) => {
  const bar = document.querySelector<HTMLProgressElement>("#standing progress")
  const far = page.querySelector<HTMLProgressElement>("#standing progress")
  if (bar !== null && far !== null) bar.value = far.value
  const words = document.querySelector("#standing [data-complete]")
  if (words !== null) words.textContent = page.querySelector("#standing [data-complete]")?.textContent ?? ""
  putInPlace(document.getElementById("before"), page.getElementById("before"))
}

/** A button under a card that is there for once. */
export const offer = (card: HTMLElement, words: string, run: () => void) => {
  const button = document.createElement("button")
  button.type = "button"
  button.textContent = words
  button.addEventListener("click", run)
  card.querySelector(".foot > .acts")?.append(button)
}

/** Says that something is under way, until the card is dressed anew. */
export const busy = (card: HTMLElement, words: string) => {
  const line = document.createElement("p")
  line.className = "reading small soft"
  line.setAttribute("role", "status")
  const bar = document.createElement("progress")
  bar.ariaLabel = words
  line.append(bar, ` ${words}`)
  card.querySelector(".foot")?.prepend(line)
  return () => line.remove()
}
