/** Signatures of Standard Webhooks 1.0: HMAC-SHA-256 over id, time and body, one for each secret that is good. */
import { createHmac } from "node:crypto"

const prefix = "whsec_"

/** How a secret is shown to its owner, and what their library takes. */
export const shownSecret = (secret: Buffer) => prefix + secret.toString("base64")

export interface Signed {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

const signature = ({ id, timestamp, body }: Signed, secret: Buffer) =>
  `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`, "utf8").digest("base64")}`

/** The headers of a message. */
export const signedHeaders = (message: Signed, secrets: ReadonlyArray<Buffer>): Readonly<Record<string, string>> => ({
  "content-type": "application/json",
  "webhook-id": message.id,
  "webhook-timestamp": String(message.timestamp),
  "webhook-signature": secrets.map((secret) => signature(message, secret)).join(" ")
})
