/**
 * Decides by the text alone which addresses may be fetched. It admits only http and https on their own
 * ports, to a name of the public DNS, written in a way that every URL parser reads alike.
 */
import { Either } from "effect"
import { isAddressLiteral } from "../../../domain/text/IpAddress.ts"
import { egressLimits } from "./EgressLimits.ts"

/**
 * Names that mean nothing in the public DNS: IANA's special-use domain names
 * (https://www.iana.org/assignments/special-use-domain-names; `example.com` and its sisters resolve and
 * are left), ICANN's `internal`, and the suffixes private networks use all the same.
 */
export const specialUseNames: ReadonlyArray<string> = [
  "alt",
  "arpa",
  "example",
  "internal",
  "invalid",
  "local",
  "localhost",
  "onion",
  "test",
  "corp",
  "home",
  "intranet",
  "lan",
  "localdomain",
  "private"
]

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** The address made canonical (no fragment, no trailing dot), or the sentence that says what is wrong with it. */
export const urlGate = (text: string, refusedNames = specialUseNames): Either.Either<URL, string> => {
  if (text.length > egressLimits.urlLength)
    return Either.left(`An address has at most ${egressLimits.urlLength} characters.`)
  // Characters of categories C and Z, and the backslash, are where URL parsers disagree.
  if (/[\p{C}\p{Z}\\]/u.test(text)) return Either.left("An address has no spaces, control characters or backslashes.")
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
  if (authority === undefined) return Either.left("An address starts with http:// or https:// and a host.")
  if (authority.includes("@")) return Either.left("An address must not carry a user name or password.")
  if (!URL.canParse(text)) return Either.left("This is not a valid address.")
  const url = new URL(text)
  // The parser leaves out the scheme's own port; the other one of the two is tolerated.
  if (url.port !== "" && url.port !== "80" && url.port !== "443")
    return Either.left("Only the ports 80 and 443 are read.")
  const host = url.hostname.replace(/\.$/, "")
  if (isAddressLiteral(host)) return Either.left("A site is given by its name, not by an IP address.")
  const labels = host.split(".")
  if (labels.length < 2 || host.length > 253 || !labels.every((part) => label.test(part))) {
    return Either.left(`"${host}" is not a public host name.`)
  }
  if (refusedNames.some((name) => host.endsWith(`.${name}`))) {
    return Either.left(`"${host}" is reserved and does not lead to a public site.`)
  }
  url.hostname = host
  url.hash = ""
  return Either.right(url)
}
