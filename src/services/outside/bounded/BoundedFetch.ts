/** A `fetch` for a provider of ours: follows no redirect (the key goes nowhere else), reads a bounded answer. */

/** Larger than any answer of a provider; a stream without end stops here. */
const longestAnswer = 1024 * 1024

export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong"
}

const readBounded = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  // Leaving the loop by the throw cancels the stream, and with it the connection.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > longestAnswer) throw new AnswerTooLong(`longer than ${longestAnswer} bytes`)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

export const boundedFetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const answer = await fetch(url, { ...init, redirect: "error" })
  const body = answer.body === null ? null : await readBounded(answer.body)
  // The body is unpacked already.
  const headers = new Headers(answer.headers)
  headers.delete("content-encoding")
  headers.delete("content-length")
  return new Response(body, { status: answer.status, headers })
}
