/** The wire form of DNS (RFC 1035) as far as a small authoritative answerer needs it. */
export type RecordType = "A" | "AAAA" | "TXT" | "CNAME"
export interface Question {
  readonly id: number
  readonly flags: number
  /** Lower case, without the trailing dot. */
  readonly name: string
  readonly type: number
  /** The question section as it came, to be repeated in the answer. */
  readonly raw: Buffer
}
export interface Answer {
  readonly type: RecordType
  /** Several strings are those of one TXT record. */
  readonly value: string | ReadonlyArray<string>
}

export const typeNumbers: Record<RecordType, number> = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 }
export const codes = { ok: 0, serverFailure: 2, noSuchName: 3 } as const
const headerLength = 12

/** `undefined` where the packet is no query with one plain question. */
export const readQuestion = (packet: Buffer): Question | undefined => {
  if (packet.length < headerLength + 5 || packet.readUInt16BE(4) !== 1) return undefined
  const labels: Array<string> = []
  let offset = headerLength
  while (offset < packet.length) {
    const length = packet.readUInt8(offset)
    offset += 1
    if (length === 0) break
    if (length > 63 || offset + length > packet.length) return undefined
    labels.push(packet.toString("latin1", offset, offset + length))
    offset += length
  }
  if (offset + 4 > packet.length) return undefined
  return {
    id: packet.readUInt16BE(0),
    flags: packet.readUInt16BE(2),
    name: labels.join(".").toLowerCase(),
    type: packet.readUInt16BE(offset),
    raw: packet.subarray(headerLength, offset + 4)
  }
}

const ipv6Bytes = (address: string): Buffer => {
  const [head = "", tail] = address.split("::")
  const groups = (text: string) => (text === "" ? [] : text.split(":"))
  const first = groups(head)
  const last = tail === undefined ? [] : groups(tail)
  const middle = Array.from({ length: 8 - first.length - last.length }, () => "0")
  const bytes = Buffer.alloc(16)
  for (const [index, group] of [...first, ...middle, ...last].entries()) {
    bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2)
  }
  return bytes
}

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label, "latin1")])),
    Buffer.from([0])
  ])

/** A TXT record is one or more strings of at most 255 bytes. */
const textBytes = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  const parts: Array<Buffer> = []
  for (let start = 0; start < Math.max(1, bytes.length); start += 255) {
    const part = bytes.subarray(start, start + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  return Buffer.concat(parts)
}

const dataOf = ({ type, value }: Answer): Buffer => {
  const texts = typeof value === "string" ? [value] : value
  const [text = ""] = texts
  switch (type) {
    case "A":
      return Buffer.from(text.split(".").map(Number))
    case "AAAA":
      return ipv6Bytes(text)
    case "CNAME":
      return nameBytes(text)
    case "TXT":
      return Buffer.concat(texts.map(textBytes))
  }
}

/** Each answer names the name that was asked; a lifetime of 0 keeps resolvers asking again. */
export const writeAnswer = (question: Question, code: number, answers: ReadonlyArray<Answer>): Buffer => {
  const header = Buffer.alloc(headerLength)
  header.writeUInt16BE(question.id, 0)
  // Response, authoritative, recursion available; the opcode and "recursion desired" as they came.
  header.writeUInt16BE(0x8480 | (question.flags & 0x7900) | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  const records = answers.map((answer) => {
    const data = dataOf(answer)
    const fixed = Buffer.alloc(12)
    fixed.writeUInt16BE(0xc000 | headerLength, 0)
    fixed.writeUInt16BE(typeNumbers[answer.type], 2)
    fixed.writeUInt16BE(1, 4)
    fixed.writeUInt32BE(0, 6)
    fixed.writeUInt16BE(data.length, 10)
    return Buffer.concat([fixed, data])
  })
  return Buffer.concat([header, question.raw, ...records])
}
