/** Mail providers at which anybody can have an address, which therefore proves no company. */
import providers from "email-providers/all.json" with { type: "json" }
import { getDomain } from "tldts"

/** Some that the list lacks. */
const alsoFree = `duck.com fastmail.com keemail.me passmail.net posteo.de posteo.net simplelogin.com skiff.com tuta.com
  tuta.io tutamail.com tutanota.com tutanota.de yandex.com`.split(/\s+/)
/** In the list, and reserved for documentation (RFC 2606): nobody has a mailbox there. */
const notFree = ["example.com", "example.net", "example.org"]

const free: ReadonlySet<string> = new Set([...providers, ...alsoFree].filter((domain) => !notFree.includes(domain)))

/** Whether this domain, in lower case, or the one it is below, hands out mailboxes to anybody. */
export const isFreeMail = (domain: string): boolean => free.has(domain) || free.has(getDomain(domain) ?? domain)
