/**
 * What stands around an answer, as the SDK writes it: it is asked once with marks in place of what changes, and its bytes
 * are cut where the marks stand. So an answer that is put together here is the one the SDK would have given, byte for
 * byte, whichever release of it speaks, and nothing of its shape is written down a second time.
 */
import { isJsonObject } from "../domain/text/Json.ts"
import { answerText, type PublicAnswer } from "../services/execute/Kept.ts"
import type { MessageId } from "./Refusal.ts"

/** The text of a JSON string, without its quotes. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1)

/** Nobody who asks the SDK says these. */
export const idMark = "the id stands here"
const markedBody = JSON.stringify({ mark: "the answer stands here" })
/** A public answer whose text is a mark. */
export const markedAnswer = {
  status: 200,
  body: markedBody,
  output: JSON.parse(markedBody),
  kept: null,
  replayed: false
} as const

/** An answer of the SDK, cut. */
export interface Mould {
  /** Up to the answer itself; for what is always answered alike, up to the id. */
  readonly head: Uint8Array
  /** Between the text of an answer and its structure; null where there is neither. */
  readonly between: string | null
  /** From the answer to the id, and from there to the end. */
  readonly beforeId: Uint8Array
  readonly afterId: Uint8Array
}

const utf8 = new TextEncoder()
const nothing = new Uint8Array(0)

/** The parts of a text between marks that stand in it in this order, each once; undefined where they do not. */
const cut = (text: string, marks: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  const parts: Array<string> = []
  let rest = text
  for (const mark of marks) {
    const at = rest.indexOf(mark)
    if (at < 0) return undefined
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + mark.length)
  }
  return marks.some((mark) => rest.includes(mark)) ? undefined : [...parts, rest]
}

const isResult = (text: string): boolean => {
  const message: unknown = JSON.parse(text)
  return isJsonObject(message) && isJsonObject(message.result)
}

/** The mould of an answer to a marked request; undefined where it is no result, or not as it is known. */
export const mouldOf = (text: string, isCall: boolean): Mould | undefined => {
  if (!isResult(text)) return undefined
  const parts = cut(text, [...(isCall ? [quoted(markedBody), markedBody] : []), JSON.stringify(idMark)])
  if (parts === undefined) return undefined
  const [head = "", between = "", beforeId = "", afterId = ""] = isCall ? parts : [parts[0], "", "", parts[1]]
  return {
    head: utf8.encode(head),
    between: isCall ? between : null,
    beforeId: utf8.encode(beforeId),
    afterId: utf8.encode(afterId)
  }
}

/** The middle of a message: what an answer says, as text and as structure. */
interface Middle {
  readonly between: string
  readonly bytes: Uint8Array
}
/** Made once for each answer that is kept, and gone with it. */
const middles = new WeakMap<PublicAnswer, Middle>()
const middleOf = (answer: PublicAnswer, between: string): Uint8Array => {
  const known = middles.get(answer)
  if (known?.between === between) return known.bytes
  const text = answerText(answer)
  const bytes = utf8.encode(`${quoted(text)}${between}${text}`)
  middles.set(answer, { between, bytes })
  return bytes
}

/** The message that answers a request; `answer` where the mould is of a call. */
export const messageFrom = (
  { head, between, beforeId, afterId }: Mould,
  id: MessageId,
  answer?: PublicAnswer
): Uint8Array<ArrayBuffer> =>
  Buffer.concat([
    head,
    answer === undefined || between === null ? nothing : middleOf(answer, between),
    beforeId,
    utf8.encode(JSON.stringify(id)),
    afterId
  ])
