/** Reads a body as text the way a browser does: byte order mark, then header, then `<meta>`, then UTF-8. */
const fallback = "windows-1252"
/** Browsers look for `<meta charset>` in the first 1,024 bytes; pages with long heads deserve a little more. */
const prescanBytes = 4096

const marks: ReadonlyArray<readonly [label: string, bytes: ReadonlyArray<number>]> = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]]
]

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]

const declared = (body: Uint8Array, contentType: string): string | undefined => {
  const mark = marks.find(([, bytes]) => bytes.every((byte, at) => body[at] === byte))
  if (mark !== undefined) return mark[0]
  const inHeader = charsetIn(contentType)
  if (inHeader !== undefined) return inHeader
  const start = Buffer.from(body.subarray(0, prescanBytes)).toString("latin1")
  const inMeta = [...start.matchAll(/<meta\s[^>]{0,500}>/gi)]
    .map(([tag]) => charsetIn(tag))
    .find((label) => label !== undefined)
  // A page whose `<meta>` could be read as ASCII is not in UTF-16, whatever it says.
  return inMeta !== undefined && /^utf-16/i.test(inMeta) ? "utf-8" : inMeta
}

const decoded = (body: Uint8Array, label: string, fatal: boolean): string | null => {
  try {
    // The label comes from outside and the decoder checks it; the runtime's type knows only a few of them.
    return new TextDecoder(label as Bun.Encoding, { fatal }).decode(body)
  } catch {
    return null
  }
}

/** Never fails: an unknown charset is tried as UTF-8, and bytes that are no UTF-8 are read as windows-1252. */
export const textOf = (response: {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}): string => {
  const label = declared(response.body, response.headers["content-type"] ?? "")
  const asDeclared = label === undefined ? null : decoded(response.body, label, false)
  return asDeclared ?? decoded(response.body, "utf-8", true) ?? decoded(response.body, fallback, false) ?? ""
}
