/**
 * A page about a draft that is being made: what is told of it takes the place of what is shown, part by part, until it
 * is done. Where nothing is heard the page is asked for again every few seconds.
 */

/** Ids of the parts that are made anew. */
const parts = ["how-far", "found", "log"] as const
/** Milliseconds between two looks, and until the first word must have been heard. */
const lookAgain = 3000
const patience = 6000
/** How long the last state stays, so that one sees it. */
const lastSight = 900

const live = document.querySelector<HTMLElement>("[data-events]")

const announce = (words: string) => {
  const said = document.getElementById("said")
  if (said !== null && said.textContent !== words) said.textContent = words
}

const show = (answer: Document) => {
  for (const id of parts) {
    const [here, there] = [document.getElementById(id), answer.getElementById(id)]
    if (here === null || there === null || here.outerHTML === there.outerHTML) continue
    here.replaceWith(document.adoptNode(there))
  }
  announce(document.getElementById("now")?.textContent ?? "")
}
const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html")

const look = async () => {
  try {
    const response = await fetch(location.href, { headers: { accept: "text/html" } })
    const answer = parsed(await response.text())
    // Ready, failed, or signed out meanwhile: there is another page to see.
    if (response.redirected || (response.ok && answer.querySelector("[data-events]") === null))
      return location.replace(response.url)
    if (response.ok) show(answer)
  } catch {
    // Offline for a moment: the next look may do better.
  }
  setTimeout(look, lookAgain)
}

const listen = (address: string) => {
  const events = new EventSource(address)
  let over = false
  const instead = () => {
    if (over) return
    over = true
    events.close()
    void look()
  }
  let silence = setTimeout(instead, patience)
  events.addEventListener("progress", ({ data }) => {
    clearTimeout(silence)
    const { html }: { html: string } = JSON.parse(data)
    show(parsed(html))
  })
  events.addEventListener("end", ({ data }) => {
    over = true
    clearTimeout(silence)
    events.close()
    const { to }: { to: string } = JSON.parse(data)
    setTimeout(() => location.replace(to), lastSight)
  })
  events.addEventListener("error", () => {
    // Closed for good: there was no seat, or no session. Otherwise the browser tries again, and is given a while.
    if (events.readyState === EventSource.CLOSED) return instead()
    clearTimeout(silence)
    silence = setTimeout(instead, patience)
  })
}

if (live?.dataset.events !== undefined) listen(live.dataset.events)

export {}
