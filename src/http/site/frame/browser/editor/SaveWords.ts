/** What is said of saving, beside how complete the draft is. */

export const saveWords = () => {
  let savedAt: number | null = null
  let words: string | null = null
  let isBad = false

  const place = () => document.querySelector<HTMLElement>("#standing [data-saved]")
  const ago = (at: number) => {
    const seconds = Math.max(0, Math.round((Date.now() - at) / 1000))
    if (seconds < 60) return `saved ${seconds} s ago`
    const minutes = Math.floor(seconds / 60)
    return minutes < 60 ? `saved ${minutes} min ago` : `saved ${Math.floor(minutes / 60)} h ago`
  }
  const show = () => {
    const at = place()
    if (at === null) return
    const text = words ?? (savedAt === null ? null : ago(savedAt))
    if (text !== null && at.textContent !== text) at.textContent = text
    at.classList.toggle("error", isBad)
  }
  /** To who hears the page. */
  const announce = (text: string) => {
    const said = document.getElementById("said")
    if (said !== null && said.textContent !== text) said.textContent = text
  }
  setInterval(show, 1000)

  return {
    saving: () => {
      words = "saving…"
      isBad = false
      show()
    },
    saved: () => {
      words = null
      isBad = false
      savedAt = Date.now()
      show()
      announce("Saved")
    },
    /** Nothing waits, and nothing was sent either. */
    quiet: () => {
      words = null
      isBad = false
      show()
    },
    say: (text: string, bad = true) => {
      words = text
      isBad = bad
      show()
      announce(text)
    }
  }
}
