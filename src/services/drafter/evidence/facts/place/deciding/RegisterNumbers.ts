/** How each land's registers and tax offices number a company, with what stands before the number: no other land writes it so. Data. */
const numbers: Readonly<Record<string, string>> = {
  AT: String.raw`ATU ?\p{Nd}{8}|FN \p{Nd}{5,6} ?[a-z]`,
  AU: String.raw`A[BC]N:? ?\p{Nd}{2,3} ?\p{Nd}{3} ?\p{Nd}{3}`,
  BE: String.raw`BE ?0\p{Nd}{3}[. ]?\p{Nd}{3}[. ]?\p{Nd}{3}`,
  BR: String.raw`CNPJ\P{Nd}{0,8}\p{Nd}{2}\.?\p{Nd}{3}\.?\p{Nd}{3}`,
  CH: String.raw`CHE[- ]?\p{Nd}{3}\.?\p{Nd}{3}\.?\p{Nd}{3}`,
  CN: String.raw`ICP[备備证證]\p{Nd}*`,
  CZ: String.raw`IČO?:? ?\p{Nd}{8}`,
  DE: String.raw`HR[AB](?:[ -]?Nr\.?)?:? ?\p{Nd}{2,}|(?:USt|Umsatzsteuer|MwSt|VAT)\P{Nd}{0,60}DE ?\p{Nd}{3} ?\p{Nd}{3} ?\p{Nd}{3}`,
  DK: String.raw`CVR\P{Nd}{0,8}\p{Nd}{2} ?\p{Nd}{2} ?\p{Nd}{2} ?\p{Nd}{2}`,
  ES: String.raw`(?:[CN]\.?I\.?F\.?|DNI)(?:/[A-Z.]{3,6})?\P{Nd}{0,4}?(?:[A-HJNP-SUVW]-?\p{Nd}{7,8}|\p{Nd}{8}-?[A-Z])`,
  FI: String.raw`Y-tunnus:? ?\p{Nd}{7}-\p{Nd}`,
  FR: String.raw`SIRE[NT]\P{Nd}{0,16}\p{Nd}{3} ?\p{Nd}{3} ?\p{Nd}{3}|R\.?C\.?S\.? (?:de |d['’])?\p{Lu}\p{Ll}`,
  GB: String.raw`(?:[Rr]egistered|[Ii]ncorporated)(?: \p{L}+){0,4} in (?:England|Scotland|Wales|Northern Ireland)|[Cc]ompany (?:[Rr]eg(?:istration|istered|\.)? ?)?(?:[Nn]umber|[Nn]o\.?)[: ]{1,3}(?:[01]\p{Nd}{7}|(?:SC|NI|OC) ?\p{Nd}{6})|[Rr]egistered [Cc]harity (?:[Nn]umber|[Nn]o\.?)?[: ]{0,3}(?:1\p{Nd}{6}|SC\p{Nd}{6})`,
  IN: String.raw`GSTIN?\P{Nd}{0,4}\p{Nd}{2}[A-Z]{5}|CIN:? ?U\p{Nd}{5}`,
  IT: String.raw`(?:P\.? ?I(?:VA|\.)|[Pp]artita IVA)\P{Nd}{0,8}\p{Nd}{11}`,
  JP: "特定商取引|法人番号",
  MX: String.raw`RFC:? ?[A-ZÑ&]{3,4}-?\p{Nd}{6}`,
  NL: String.raw`(?:KvK|KVK|kvk)\P{Nd}{0,14}\p{Nd}{8}|NL ?\p{Nd}{9} ?B ?\p{Nd}{2}`,
  NO: String.raw`[Oo]rg\.? ?n(?:r|o)\P{Nd}{0,4}\p{Nd}{3} ?\p{Nd}{3} ?\p{Nd}{3}`,
  PL: String.raw`(?:NIP|REGON)\P{Nd}{0,4}\p{Nd}{3}-?\p{Nd}{3}-?\p{Nd}{2}-?\p{Nd}{1,2}|KRS\P{Nd}{0,4}\p{Nd}{10}`,
  PT: String.raw`(?:NIPC|NIF|[Cc]ontribuinte)\P{Nd}{0,10}[1-9]\p{Nd}{2} ?\p{Nd}{3} ?\p{Nd}{3}(?!-)`,
  SE: String.raw`[Oo]rg(?:anisations)?\.?-? ?(?:nr|nummer)\P{Nd}{0,4}\p{Nd}{6}-\p{Nd}{4}`,
  ZA: String.raw`(?:19|20)\p{Nd}{2}/\p{Nd}{6}/\p{Nd}{2}`
}
const numbered = Object.entries(numbers).map(([land, pattern]) => ({
  land,
  pattern: new RegExp(String.raw`(?<![\p{Lu}\p{Nd}])(?:${pattern})(?![\p{Lu}\p{Nd}])`, "u")
}))
/** What one of them needs. */
const hint = /\p{Nd}{3}|特定|法人|ICP|in (?:England|Scotland|Wales|Northern)|R\.?C\.?S/u

/** The lands whose registers number somebody in this text. */
export const landsOfNumbers = (text: string): ReadonlyArray<string> =>
  hint.test(text) ? numbered.flatMap(({ land, pattern }) => (pattern.test(text) ? [land] : [])) : []
