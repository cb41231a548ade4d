/** Content encodings: the best one the caller takes, for bodies that are worth it. */
import { brotliCompressSync, constants } from "node:zlib"

export type ContentEncoding = "zstd" | "br" | "gzip"

/** Below this an encoding saves less than its headers cost. */
const worthBytes = 512
export const isWorthEncoding = (bytes: number) => bytes >= worthBytes

/** Of a page of JSON zstd makes as little at its fast levels as at slow ones, in a third of the time: whoever asks first waits for it. */
const encoders: Record<ContentEncoding, (body: Uint8Array) => Uint8Array> = {
  zstd: (body) => Bun.zstdCompressSync(new Uint8Array(body), { level: 2 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => Bun.gzipSync(new Uint8Array(body), { level: 6 })
}
/** The first counts where a caller takes several alike. */
const preference: ReadonlyArray<ContentEncoding> = ["zstd", "br", "gzip"]

const choose = (header: string): ContentEncoding | null => {
  const weights = new Map<string, number>()
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith("q="))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (name: ContentEncoding) => weights.get(name) ?? weights.get("*") ?? 0
  const best = preference.reduce((best, name) => (weight(name) > weight(best) ? name : best))
  return weight(best) > 0 && weight(best) >= (weights.get("identity") ?? 0) ? best : null
}

/** Callers have a few dozen headers between them and send them with every request, so each is read once. */
const choices = new Map<string, ContentEncoding | null>()
const maxChoices = 256
const maxKeptLength = 256

const choiceFor = (header: string): ContentEncoding | null => {
  const kept = choices.get(header)
  if (kept !== undefined) return kept
  const choice = choose(header)
  if (choices.size >= maxChoices) choices.clear()
  if (header.length <= maxKeptLength) choices.set(header, choice)
  return choice
}

/** The encoding to answer in, by `Accept-Encoding`; null for none. A `q=0` refuses one. */
export const encodingOf = (header: string | null, bytes: number): ContentEncoding | null =>
  header === null || !isWorthEncoding(bytes) ? null : choiceFor(header)

export const encode = (body: Uint8Array, encoding: ContentEncoding): Uint8Array => encoders[encoding](body)

/** A strong tag names one representation, so each encoding has its own. */
export const etagFor = (etag: string, encoding: ContentEncoding | null) =>
  encoding === null ? etag : `${etag.slice(0, -1)}-${encoding}"`

/** Whether `If-None-Match` names this content, in whatever encoding the caller has it. */
export const matches = (header: string | null, etag: string): boolean => {
  if (header === null) return false
  if (header.trim() === "*") return true
  const opaque = etag.slice(0, -1)
  return header.split(",").some((part) => {
    const tag = part.trim().replace(/^W\//, "")
    return tag === etag || (tag.startsWith(`${opaque}-`) && /-(zstd|br|gzip)"$/.test(tag))
  })
}
