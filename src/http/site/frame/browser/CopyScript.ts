/**
 * A button with `data-copies` copies the text of the element whose id it names. It is hidden until this runs; where the
 * clipboard is closed to pages the text is selected instead, ready to be copied by hand.
 */

const sayFor = 2000

const select = (element: Element) => {
  const selection = getSelection()
  const range = document.createRange()
  range.selectNodeContents(element)
  selection?.removeAllRanges()
  selection?.addRange(range)
}

const copy = async (button: HTMLButtonElement) => {
  const from = document.getElementById(button.dataset.copies ?? "")
  if (from === null) return
  const label = button.textContent
  let said = "Copied"
  try {
    await navigator.clipboard.writeText(from.textContent?.trim() ?? "")
  } catch {
    select(from)
    said = "Selected: copy it now"
  }
  button.textContent = said
  const status = document.getElementById("said")
  if (status !== null) status.textContent = said
  setTimeout(() => {
    button.textContent = label
  }, sayFor)
}

const show = () => {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copies]")) button.hidden = false
}
show()
// What is swapped in brings hidden buttons of its own.
new MutationObserver(show).observe(document.body, { childList: true, subtree: true })

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button[data-copies]") : null
  if (button instanceof HTMLButtonElement) void copy(button)
})

export {}
