/**
 * Clients of a server that may be gone at any moment: they say the same thing again, under the same
 * idempotency key, until they are answered, and remember what they were told.
 */
import { at, textAt } from "./Json.ts"
import type { Answer, Launchbook } from "./Launchbook.ts"

/** Silence is no answer, and neither is a server that is going or coming. */
const asked = (call: Promise<Answer>): Promise<Answer | undefined> =>
  call.then(
    (answer) => (answer.status >= 500 ? undefined : answer),
    () => undefined
  )

/** A draft that is sent until its arrival is confirmed. */
export class Submission {
  readonly host: string
  readonly #url: string
  readonly #key = crypto.randomUUID()
  id = ""
  /** How often it was sent, and what was answered if not 201. */
  sent = 0
  refusal = ""

  constructor(host: string, url: string) {
    this.host = host
    this.#url = url
  }

  async send(server: Launchbook) {
    this.sent += 1
    const answer = await asked(server.call("POST", "/drafts", { url: this.#url }, { key: this.#key }))
    if (answer?.status === 201) this.id = textAt(answer.body, "id")
    else if (answer !== undefined) this.refusal = `${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
    return answer !== undefined
  }
}

/** Edits of one draft: an acknowledged one is there for good, one the server was killed over may be there or not. */
export class Edits {
  readonly id: string
  #kept: string | undefined
  #sent: string | undefined
  acknowledged = 0

  constructor(id: string) {
    this.id = id
  }

  /** `false` where there was no answer. */
  async write(server: Launchbook, text: string): Promise<boolean> {
    this.#sent = text
    const answer = await asked(server.call("PATCH", `/drafts/${this.id}`, { fields: { city: text } }))
    if (answer?.status === 200) {
      this.#kept = text
      this.acknowledged += 1
    }
    return answer !== undefined
  }

  /** Whether the draft says what it was told last; before the first acknowledgement it may say anything. */
  stand(draft: unknown): boolean {
    if (this.#kept === undefined) return true
    const city = at(draft, "fields", "city")
    const text = textAt(city, "value")
    return (text === this.#kept || text === this.#sent) && ["manual", "edited"].includes(textAt(city, "state"))
  }
}
