/**
 * The form of an API key: `lb_live_` or `lb_test_`, 30 random base62 characters (178 bits) and 6 more
 * that are the CRC-32 of everything before them. The fixed prefix and the checksum let a secret
 * scanner, or a form, tell a key from a typo without asking the database. The checksum is no secret
 * and proves nothing: a key is only accepted by its stored hash.
 */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const RANDOM_LENGTH = 30
const CHECKSUM_LENGTH = 6

export type ApiKeyMode = "live" | "test"

/** What secret scanners match; `isWellFormed` checks the checksum as well. */
const pattern = /^lb_(?:live|test)_[0-9A-Za-z]{36}$/

/** CRC-32 as in IEEE 802.3, gzip and PNG (reflected polynomial 0xEDB88320), of ASCII text. */
export const crc32 = (text: string): number => {
  let crc = 0xffffffff
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index)
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Six base62 digits, most significant first; 62^6 is more than 2^32, so every checksum fits. */
const checksum = (text: string): string => {
  let rest = crc32(text)
  let digits = ""
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = ALPHABET.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** 248 = 4 x 62: a byte from there on would make the first characters of the alphabet likelier. */
const UNBIASED = 248
/** A working source needs two draws at the very most; one that needs this many is broken. */
const MAX_DRAWS = 64

/**
 * A new key. `randomBytes(n)` gives `n` bytes of a cryptographic source; every one of the 62^30 keys is
 * equally likely. Throws if the source keeps giving unusable bytes.
 */
export const make = (mode: ApiKeyMode, randomBytes: (count: number) => Uint8Array): string => {
  let body = ""
  for (let draw = 0; body.length < RANDOM_LENGTH; draw++) {
    if (draw === MAX_DRAWS) throw new Error("the random source gives no usable bytes")
    for (const byte of randomBytes(RANDOM_LENGTH + 10)) {
      if (byte < UNBIASED && body.length < RANDOM_LENGTH) body += ALPHABET.charAt(byte % 62)
    }
  }
  const text = `lb_${mode}_${body}`
  return text + checksum(text)
}

/** Whether `text` can be a key at all: its form and its checksum hold. Needs no database. */
export const isWellFormed = (text: string): boolean =>
  pattern.test(text) && text.slice(-CHECKSUM_LENGTH) === checksum(text.slice(0, -CHECKSUM_LENGTH))

/** How a list names a key it no longer knows: the prefix and the last four characters. */
export const hint = (key: string): string => `${key.slice(0, "lb_live_".length)}…${key.slice(-4)}`
