/**
 * A form with `data-swap` is sent without leaving the page: of the page that answers, the elements with the ids it
 * names take the places of those here. Whatever goes otherwise than thought is done as if there were no script.
 */

const idsOf = (form: HTMLFormElement): ReadonlyArray<string> => (form.dataset.swap ?? "").split(" ").filter(Boolean)

/** How a control is found again in what took its place. */
const sameControl = (control: Element | null, form: HTMLFormElement, within: Document | Element) => {
  if (control === null) return null
  if (control.id !== "") return within.querySelector(`#${CSS.escape(control.id)}`)
  const twin = within.querySelector(`form[action="${CSS.escape(form.getAttribute("action") ?? "")}"]`)
  return twin?.querySelector(control.tagName) ?? null
}

/** Says a thing to whoever hears the page; what is pressed keeps its place and its focus. */
const announce = (words: string) => {
  const said = document.getElementById("said")
  if (said !== null) said.textContent = words
}

const swap = (form: HTMLFormElement, control: Element | null, answer: Document): boolean => {
  const pairs = idsOf(form).map((id) => [document.getElementById(id), answer.getElementById(id)] as const)
  if (pairs.length === 0 || pairs.some(([here, there]) => here === null || there === null)) return false
  const hadFocus = control !== null && document.activeElement === control
  for (const [here, there] of pairs) if (here !== null && there !== null) here.replaceWith(document.adoptNode(there))
  const again = sameControl(control, form, document)
  if (hadFocus && again instanceof HTMLElement) again.focus()
  announce(again?.textContent?.replace(/\s+/g, " ").trim() ?? "Done")
  return true
}

const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === "string") fields.append(name, value)
  const response = await fetch(form.action, { method: "POST", body: fields, headers: { accept: "text/html" } })
  const answer = new DOMParser().parseFromString(await response.text(), "text/html")
  // Somewhere else, or a refusal: the person is led there, as they would have been.
  if (swap(form, submitter, answer)) return
  if (response.ok && response.redirected) location.assign(response.url)
  else form.submit()
}

document.addEventListener("submit", (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || idsOf(form).length === 0) return
  event.preventDefault()
  if (form.ariaBusy === "true") return
  form.ariaBusy = "true"
  send(form, event.submitter)
    .catch(() => form.submit())
    .finally(() => {
      form.ariaBusy = null
    })
})

export {}
