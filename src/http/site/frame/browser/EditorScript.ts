/**
 * Saves the draft while it is written. What is typed is kept in the browser from the first letter until the service
 * says that it has it; it is sent when the typing pauses, when a field is left and when the page goes out of sight,
 * and again until somebody answers. Without this script the same form is sent by its buttons.
 */
import { busy, dressPage, offer, whenNothingIsPressed } from "./editor/DressedCard.ts"
import { type Copy, localCopies } from "./editor/LocalCopies.ts"
import { saveLine } from "./editor/SaveLine.ts"
import { saveWords } from "./editor/SaveWords.ts"
import {
  defaultsOf,
  fill,
  growRows,
  hasWholeRows,
  resetSeen,
  seenOf,
  setSeen,
  slotOf,
  snapshotOf,
  valuesOf
} from "./editor/SlotInputs.ts"
import { type CardWish, fieldsFor, hear, isChanged, isWaiting, now, type SlotWriting } from "./editor/SlotWriting.ts"

/** Milliseconds: a pause in the typing, and the longest that typing without one goes on unsaved. */
const pause = 1200
const longest = 5000

/** With these, what is in the inputs is given up for something else. */
const givesUp = new Set(["restore", "remove", "redraft", "take"])

const start = (form: HTMLFormElement, place: HTMLElement) => {
  const isAuto = place.dataset.mode === "auto"
  const copies = localCopies(place.dataset.draft ?? "")
  const line = saveLine(form)
  const words = saveWords()
  const all = new Map<string, SlotWriting>()

  const keepCopy = (one: SlotWriting) => {
    const copy = { seen: seenOf(one.card), values: valuesOf(one.card), sent: one.sent, at: Date.now() }
    if (isChanged(one)) copies.keep(slotOf(one.card), copy)
    else copies.forget(slotOf(one.card))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | null = null
  let failures = 0
  let notBefore = 0
  let sends = 0
  let running: Promise<unknown> = Promise.resolve()

  const schedule = (millis: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => flush(), Math.max(millis, notBefore - Date.now(), 0))
  }

  /** What waits for the person, if anything does. */
  const tell = () => {
    const changed = [...all.values()].filter(isChanged)
    const held = changed.filter((one) => now(one) === one.refused).length
    if (held > 0) words.say(held === 1 ? "one field is not saved: it waits for you" : `${held} fields wait for you`)
    else if (changed.some(({ card }) => !hasWholeRows(card)))
      words.say("a row is not complete yet, so it is not saved", false)
    else if (changed.length === 0) words.quiet()
  }

  const failed = (status: number, after: number | null) => {
    failures++
    const seconds = after ?? Math.min(30, 2 ** failures)
    notBefore = Date.now() + seconds * 1000
    const why = status === 0 ? "offline" : status === 429 ? "too many changes at once" : "the service does not answer"
    words.say(`not saved yet: ${why}. What you type is kept in this browser`)
    if (isAuto) schedule(seconds * 1000)
  }
  const strange = (status: number) => {
    notBefore = Date.now() + 30_000
    words.say(
      status === 403
        ? "not saved: you are signed out. Sign in in another window; what you type is kept in this browser"
        : status === 404
          ? "not saved: this draft is not there any more"
          : "not saved. What you type is kept in this browser"
    )
    if (isAuto && status !== 404) schedule(30_000)
  }

  /** Whether all that could be sent was answered. */
  const once = async (wish: CardWish | null): Promise<boolean> => {
    const isGivenUp = (one: SlotWriting) => wish !== null && givesUp.has(wish.verb) && slotOf(one.card) === wish.slot
    const some = [...all.values()].filter(
      (one) => (isWaiting(one) && !isGivenUp(one)) || (wish?.verb === "mine" && slotOf(one.card) === wish.slot)
    )
    if (some.length === 0 && wish === null) {
      tell()
      return true
    }
    const number = ++sends
    since = null
    words.saving()
    const wished = wish === null ? undefined : all.get(wish.slot)
    const fields = fieldsFor(some, wish, wished)
    const sent = some.map((one) => ({ one, values: valuesOf(one.card) }))
    const before = wished === undefined ? [] : valuesOf(wished.card)
    for (const { one, values } of sent) {
      one.sent = [...one.sent, values].slice(-5)
      keepCopy(one)
    }
    const answer = await line.send(fields)
    if (answer.kind !== "receipt") {
      if (answer.kind === "failed") failed(answer.status, answer.after)
      else strange(answer.status)
      return false
    }
    failures = 0
    notBefore = 0
    await whenNothingIsPressed()
    const cards = [...answer.page.querySelectorAll<HTMLElement>("#receipt .slot")]
    const cardOf = (slot: string) => cards.find((card) => slotOf(card) === slot)
    for (const { one, values } of sent) {
      const from = cardOf(slotOf(one.card))
      if (from !== undefined && number > one.heard) hear(one, from, values, values)
      keepCopy(one)
      one.heard = Math.max(one.heard, number)
    }
    const from = wish === null ? undefined : cardOf(wish.slot)
    if (wished !== undefined && from !== undefined && !sent.some(({ one }) => one === wished)) {
      hear(wished, from, null, before)
      keepCopy(wished)
      if (snapshotOf(before) !== now(wished))
        offer(wished.card, "Put back what was here", () => {
          fill(wished.card, before)
          typed(wished.card)
          flush()
        })
    }
    dressPage(answer.page)
    words.saved()
    tell()
    if ([...all.values()].some(isWaiting) && isAuto) schedule(pause)
    return true
  }

  /** One after the other. */
  const flush = (wish: CardWish | null = null): Promise<boolean> => {
    const next = running.then(() => once(wish))
    running = next.catch(() => false)
    return next
  }

  /** `calm` is how long a pause is before it is sent. */
  const typed = (card: HTMLElement, calm = pause) => {
    const one = all.get(slotOf(card))
    if (one === undefined) return
    growRows(card)
    card.classList.toggle("empty", now(one) === "[]")
    keepCopy(one)
    if (!isAuto) return isChanged(one) ? words.say("not saved yet", false) : undefined
    since ??= Date.now()
    schedule(Math.min(calm, since + longest - Date.now()))
  }

  const cardAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(".editor .slot") : null
  form.addEventListener("input", ({ target }) => {
    const card = cardAt(target)
    // Half an address is none: it is sent when it is left.
    const isAddress = target instanceof HTMLInputElement && (target.type === "url" || target.type === "email")
    if (card !== null) typed(card, isAddress ? longest : pause)
  })
  form.addEventListener("change", ({ target }) => {
    const card = cardAt(target)
    if (card === null) return
    typed(card)
    if (isAuto) schedule(0)
  })

  let isOnItsWay = false
  form.addEventListener("submit", (event) => {
    const { submitter } = event
    if (isOnItsWay || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const [verb = "save", slot = ""] = submitter.value.split(":")
    notBefore = 0
    if (verb === "submit" || verb === "invite") {
      // The service leads on from here, once it has all there is.
      flush().then((isAnswered) => {
        if (!isAnswered) return
        isOnItsWay = true
        form.requestSubmit(submitter)
        isOnItsWay = false
      })
    } else if (verb === "save") flush()
    else {
      const card = all.get(slot)?.card
      const done = verb === "redraft" && card !== undefined ? busy(card, "Your pages are looked through again…") : null
      flush({ verb, slot }).finally(() => done?.())
    }
  })

  const leave = () => {
    // Not after what is under way: the page may be gone by then.
    if (isAuto && [...all.values()].some(isWaiting)) once(null).catch(() => {})
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave()
    else takeUp()
  })
  addEventListener("pagehide", leave)
  addEventListener("online", () => {
    notBefore = 0
    if (isAuto) schedule(0)
  })

  const takeUp = async () => {
    const decide = (slot: string, copy: Copy) => {
      const one = all.get(slot)
      if (one === undefined) return "leave"
      if (snapshotOf(copy.values) === now(one)) return "drop"
      return isChanged(one) ? "leave" : "take"
    }
    let count = 0
    for (const [slot, copy] of await copies.takeUp(decide)) {
      const one = all.get(slot)
      if (one === undefined) continue
      fill(one.card, copy.values)
      setSeen(one.card, copy.seen)
      one.sent = copy.sent ?? []
      const folded = one.card.closest("details")
      if (folded !== null) folded.open = true
      keepCopy(one)
      count++
    }
    if (count > 0) words.say("what you typed before was put back", false)
    if (count > 0 && isAuto) schedule(0)
  }

  /** What others wrote meanwhile, where nobody writes here. */
  let lookedAt = Date.now()
  const refresh = async () => {
    if (Date.now() - lookedAt < 2000) return
    lookedAt = Date.now()
    await running
    const before = sends
    const page = await line.look()
    await whenNothingIsPressed()
    // What was saved here since is newer than this page.
    if (sends !== before) return
    for (const from of page?.querySelectorAll<HTMLElement>(".editor .slot") ?? []) {
      const one = all.get(slotOf(from))
      if (one === undefined || isChanged(one) || one.card.contains(document.activeElement)) continue
      if (from.dataset.version === seenOf(one.card)) continue
      hear(one, from, null, valuesOf(one.card))
      keepCopy(one)
    }
    if (page !== null) dressPage(page)
  }
  addEventListener("focus", refresh)

  for (const card of form.querySelectorAll<HTMLElement>(".slot")) {
    resetSeen(card)
    const asItCame = snapshotOf(defaultsOf(card))
    const isKept = card.dataset.kept !== "no"
    const one: SlotWriting = {
      card,
      kept: isKept ? asItCame : "",
      refused: isKept ? null : asItCame,
      sent: [],
      heard: 0
    }
    all.set(slotOf(card), one)
    growRows(card)
    // The browser put back what was typed.
    if (isChanged(one) && one.refused === null) typed(card)
  }
  if (isAuto) form.closest(".editor")?.classList.add("runs")
  takeUp()
  // A page that was just left may not be gone yet.
  for (const seconds of [1, 3, 10, 30]) setTimeout(takeUp, seconds * 1000)
}

const form = document.querySelector<HTMLFormElement>(".editor form")
const place = document.getElementById("editor")
if (form !== null && place !== null) start(form, place)
