/** A site's own name in quotation marks is no quotation: "Acme" was founded in 2016, 「つむぎ帳」を運営する当社. */

const mark = /["「『]/u
const patterns = new WeakMap<ReadonlySet<string>, RegExp>()
const quotedName = (names: ReadonlySet<string>): RegExp => {
  const known = patterns.get(names)
  if (known !== undefined) return known
  const written = [...names].map((name) => RegExp.escape(name)).join("|")
  const made = names.size === 0 ? /(?!)/u : new RegExp(`["「『](?<name>(?:${written})),?["」』]`, "giu")
  patterns.set(names, made)
  return made
}
/** `called`: what the site is called, folded. */
export const unquoted = (text: string, called?: { readonly names: ReadonlySet<string> }): string =>
  called === undefined || !mark.test(text) ? text : text.replace(quotedName(called.names), "$<name>")
