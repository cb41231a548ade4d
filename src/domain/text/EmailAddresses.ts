/** E-mail addresses as texts write them. Repetitions are bounded: no text costs more than its length. */
import { getDomain } from "tldts"

const address = /[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/gi
/** `logo@2x.png` is no address. */
const fileName = /\.(?:png|jpe?g|gif|webp|svg|avif|css|js|json|html?)$/i

/** "info [at] acme [dot] example", "info(ät)acme.example", "info AT acme DOT example": written for people alone. */
const at = String.raw`(?:\s?[\[({<]\s?(?:at|ät|arroba|chiocciola|apenstaartje|arobase|アット(?:マーク)?|@)\s?[\])}>]\s?|＠)`
const dot = String.raw`(?:\.|\s?[\[({<]\s?(?:dot|punkt|point|punto|ponto|punt|\.)\s?[\])}>]\s?)`
const label = "[a-z0-9-]{1,63}"
const spelledOut = new RegExp(
  `(?<![a-z0-9._%+-])(?<box>[a-z0-9._%+-]{1,64})${at}(?<host>${label}(?:${dot}${label}){0,7}${dot}[a-z]{2,24})(?![a-z0-9-])`,
  "gi"
)
const inCapitals = new RegExp(
  `(?<![a-z0-9._%+-])(?<box>[a-z0-9._%+-]{1,64}) AT (?<host>${label}(?:(?:\\.| DOT )${label}){0,7}(?:\\.| DOT )[a-z]{2,24})(?![a-z0-9-])`,
  "g"
)
/** Alone, or behind a mark: within a sentence "at" and its sign may say where something is. */
const aloneBefore = String.raw`(?<=^|[:：·|\n] ?)`
/** "hola arroba acme punto example", and "hello at acme dot example" where no sentence goes on in it. */
const inWords = [
  "at dot",
  "at punkt",
  "arroba punto",
  "arroba ponto",
  "arobase point",
  "chiocciola punto",
  "apenstaartje punt"
].map((pair) => {
  const [sign = "", mark = ""] = pair.split(" ")
  return new RegExp(
    `${sign === "at" ? aloneBefore : "(?<![a-z0-9._%+-])"}(?<box>[a-z0-9._%+-]{2,64}) ${sign} (?<host>(?!(?:the|an?|our|your|this|that|every|each) )${label}(?: ${mark} ${label}){0,4} ${mark} [a-z]{2,24})(?![a-z0-9-])`,
    "gi"
  )
})
/** "escola @ acme.example" */
const besideSign = new RegExp(
  `${aloneBefore}(?<box>[a-z0-9._%+-]{2,64}) @ (?<host>${label}(?:\\.${label}){0,4}\\.[a-z]{2,24})(?=\\.?\\s*(?:$|[·|,;\\n]))`,
  "gi"
)
/** "info★acme.example（★を@に変えて）": another sign in its place, and the words that say so. */
const signInstead =
  /(?:(?<sign>[★☆●◎■#＃*])\s?を\s?(?:半角の?)?\s?[@＠]|(?:请?(?:将|把)|請將)\s?(?<other>[★☆●◎■#＃*])\s?(?:替换|换|改|換)(?:成|为|為)\s?[@＠])/u
const withSign = (text: string): string => {
  const { sign, other } = signInstead.exec(text)?.groups ?? {}
  const mark = sign ?? other
  return mark === undefined
    ? text
    : text.replace(new RegExp(`(?<=[a-z0-9])${RegExp.escape(mark)}(?=[a-z0-9-]{1,63}\\.)`, "giu"), "@")
}
const dots = new RegExp(`${dot}| (?:dot|punkt|punto|ponto|point|punt) `, "gi")
/** The same text with its addresses as machines write them. */
const plainly = (text: string): string =>
  /[\])}>＠]| (?:at|arroba|arobase|chiocciola|apenstaartje|@) /iu.test(text)
    ? [spelledOut, inCapitals, ...inWords, besideSign].reduce(
        (read, pattern) =>
          read.replace(pattern, (...found) => {
            const { box = "", host = "" }: Record<string, string> = found.at(-1)
            return `${box}@${host.replace(dots, ".")}`
          }),
        withSign(text)
      )
    : withSign(text)

/** Every address in a text, in lower case. */
export const emailsIn = (text: string): ReadonlyArray<string> =>
  [...plainly(text).matchAll(address)]
    .map(([found]) => found.toLowerCase().replace(/^[.%+-]+/, ""))
    .filter((found) => !fileName.test(found))

/** A text with nothing in the places of its addresses. */
export const withoutAddresses = (text: string): string => plainly(text).replace(address, " ")

/** Everything in a text that anybody could take for an address, in lower case: for a reader who must miss none. */
export const emailLikeIn = (text: string): ReadonlyArray<string> =>
  text.includes("@")
    ? (text.match(/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g) ?? []).map((one) => one.toLowerCase())
    : []

/** What is registered of a host or an address: "acme.example" of "mail.acme.example" and "https://www.acme.example/about". */
export const registeredDomain = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host
/** Whether a mailbox is at the domain of a site, whatever stands before it in either. */
export const isMailboxAt = (email: string, url: string): boolean =>
  registeredDomain(email.slice(email.indexOf("@") + 1)) === registeredDomain(url)
