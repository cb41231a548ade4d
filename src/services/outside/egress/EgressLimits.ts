/** What one request to the outside may cost, in one place. */
import { Duration } from "effect"

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

export const egressLimits = {
  /** Exchanges at once over the whole process: bounds the memory a crowd of bad sites can take. */
  concurrency: 32,
  /** Characters of an address; browsers and the wire contract agree on it. */
  urlLength: 2048,
  redirects: 5,
  /** On the wire, all hops of one fetch together; waiting for a free slot is not counted. */
  deadline: Duration.seconds(15),
  /** Until TCP, and TLS where there is one, stand. */
  connect: Duration.seconds(5),
  /** Between two signs of life. */
  idle: Duration.seconds(5),
  /** The same for a POST: whoever is sent something may work on it before they answer. */
  postIdle: Duration.seconds(15),
  headerBytes: 16 * kibibyte,
  /** Of a body as it arrives. */
  wireBytes: 2 * mebibyte,
  /** Of a body unpacked. */
  decodedBytes: 5 * mebibyte,
  /** Of all bodies that are being read over the whole process, together; a larger crowd waits. */
  bodyMemory: 64 * mebibyte,
  /** Of a body as it arrives, for which nothing of that is taken: most pages stay below. */
  commonWireBytes: 128 * kibibyte,
  /** Unpacked to packed; real pages stay below 30. */
  ratio: 200,
  /** Below this size the ratio says nothing: a page of blanks may pack very well. */
  ratioFloorBytes: 64 * kibibyte,
  /** Addresses of one name tried in turn while the connection fails. */
  addresses: 3
} as const
