/**
 * Numbers that a text spells in several words, or in one long one, as figures: "twenty-four", "quatre cents", "mil cien",
 * "vierundzwanzig". The words up to twelve are known to each language's table.
 */

interface Spelling {
  /** Stands in every number that is read: most texts have none, and are passed over. */
  readonly hint: RegExp
  /** Words from one to a hundred, and of hundreds where they are words of their own. */
  readonly values: Readonly<Record<string, number>>
  readonly hundred: RegExp
  readonly thousand: RegExp
  /** Between the parts. */
  readonly joint: RegExp
  /** Parts of one long word. */
  readonly glued?: RegExp
  /** Parts a number has at least that its language's other readers do not know. */
  readonly least: 1 | 2
}
const valuesOf = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [word = "", value = ""] = pair.split(":")
        return [word, Number(value)] as const
      })
  )

const never = /^(?!)$/u
const spellings: Readonly<Record<string, Spelling>> = {
  en: {
    hint: /(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ]|hundred|thousand/iu,
    values:
      valuesOf(`a:1 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
      fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60
      seventy:70 eighty:80 ninety:90`),
    hundred: /^hundred$/u,
    thousand: /^thousand$/u,
    joint: /^and$/u,
    least: 2
  },
  fr: {
    hint: /treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|septante|huitante|nonante|cent|mille|dix-/iu,
    values:
      valuesOf(`un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13
      quatorze:14 quinze:15 seize:16 vingt:20 vingts:20 trente:30 quarante:40 cinquante:50 soixante:60 septante:70 huitante:80
      nonante:90`),
    hundred: /^cents?$/u,
    thousand: /^mille$/u,
    joint: /^et$/u,
    least: 1
  },
  es: {
    hint: /trece|catorce|quin|dieci|veint|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|mil|novecient|setecient/iu,
    values:
      valuesOf(`un:1 uno:1 una:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13
      catorce:14 quince:15 dieciséis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21 veintiún:21 veintiuna:21
      veintidós:22 veintitrés:23 veinticuatro:24 veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta:30
      cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 ciento:100 doscientos:200 doscientas:200
      trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500 seiscientos:600
      seiscientas:600 setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 novecientos:900 novecientas:900`),
    hundred: never,
    thousand: /^mil$/u,
    joint: /^y$/u,
    least: 1
  },
  pt: {
    hint: /treze|torze|quinze|deza|deze|dezo|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cent|zent|nhent|mil/iu,
    values:
      valuesOf(`um:1 uma:1 dois:2 duas:2 três:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13
      catorze:14 quatorze:14 quinze:15 dezasseis:16 dezesseis:16 dezassete:17 dezessete:17 dezoito:18 dezanove:19 dezenove:19
      vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 cento:100 duzentos:200
      duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 quinhentos:500 quinhentas:500 seiscentos:600
      seiscentas:600 setecentos:700 setecentas:700 oitocentos:800 oitocentas:800 novecentos:900 novecentas:900`),
    hundred: never,
    thousand: /^mil$/u,
    joint: /^e$/u,
    least: 1
  },
  de: {
    hint: /zig|(?:ß|ss)ig|zehn|hundert|tausend/iu,
    values:
      valuesOf(`ein:1 eins:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 dreizehn:13
      vierzehn:14 fünfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 dreißig:30 dreissig:30 vierzig:40
      fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90`),
    hundred: /^hundert$/u,
    thousand: /^tausend$/u,
    joint: never,
    least: 1,
    glued:
      /tausend|hundert|und|zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zehn|elf|zwölf|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun/gu
  },
  nl: {
    hint: /tig|tien|honderd|duizend/iu,
    values:
      valuesOf(`een:1 één:1 twee:2 drie:3 vier:4 vijf:5 zes:6 zeven:7 acht:8 negen:9 tien:10 elf:11 twaalf:12 dertien:13
      veertien:14 vijftien:15 zestien:16 zeventien:17 achttien:18 negentien:19 twintig:20 dertig:30 veertig:40 vijftig:50
      zestig:60 zeventig:70 tachtig:80 negentig:90`),
    hundred: /^honderd$/u,
    thousand: /^duizend$/u,
    joint: never,
    least: 1,
    glued:
      /duizend|honderd|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|tien|elf|twaalf|één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|ën|en/gu
  },
  it: {
    hint: /dici|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cento|mil[la]/iu,
    values:
      valuesOf(`un:1 uno:1 una:1 due:2 tre:3 tré:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 undici:11 dodici:12
      tredici:13 quattordici:14 quindici:15 sedici:16 diciassette:17 diciotto:18 diciannove:19 venti:20 vent:20 trenta:30 trent:30
      quaranta:40 quarant:40 cinquanta:50 cinquant:50 sessanta:60 sessant:60 settanta:70 settant:70 ottanta:80 ottant:80
      novanta:90 novant:90`),
    hundred: /^cento$/u,
    thousand: /^mil(?:le|a)$/u,
    joint: never,
    least: 1,
    glued:
      /mille|mila|cento|quattordici|quindici|undici|dodici|tredici|sedici|diciassette|diciotto|diciannove|venti?|trenta?|quaranta?|cinquanta?|sessanta?|settanta?|ottanta?|novanta?|quattro|cinque|sette|otto|nove|dieci|un[oa]?|due|tr[eé]|sei/gu
  }
}

/** What a row of parts says; null where they are no one number. */
const sumOf = (parts: ReadonlyArray<string>, { values, hundred, thousand, joint }: Spelling): number | null => {
  let [total, current, last] = [0, 0, Number.POSITIVE_INFINITY]
  const spelt = new Set(parts)
  for (const [at, part] of parts.entries()) {
    if ((part === glue || joint.test(part)) && at > 0 && at + 1 < parts.length) continue
    if (thousand.test(part)) {
      if (total > 0) return null
      total = Math.max(1, current) * 1000
      ;[current, last] = [0, 1000]
    } else if (hundred.test(part)) {
      if (current > 99) return null
      current = Math.max(1, current) * 100
      last = 100
    } else {
      const value = values[part]
      if (value === undefined) return null
      // "Quatre-vingts" are four twenties, and "vierundzwanzig" says its four first.
      if (value === 20 && last === 4 && /^vingts?$/u.test(part)) current += 76
      else if (value > 19 && value < 100 && last < 10 && parts[at - 1] === glue) current += value
      // "Dix-neuf", "quatre-vingt-dix-sept".
      else if (value >= last || (last < 20 && !(last === 10 && value > 6 && spelt.has("dix")))) return null
      // "Forty and twenty" are two.
      else if (last < 100 && value > 9 && !(value < 20 && (last === 60 || last === 80))) return null
      else current += value
      last = value === 20 && current % 100 === 80 ? 80 : value
    }
  }
  return total + current
}

const partsOf = (word: string, { hint, values, glued, hundred, thousand }: Spelling): ReadonlyArray<string> | null => {
  if (values[word] !== undefined || hundred.test(word) || thousand.test(word)) return [word]
  const found = glued === undefined || !hint.test(word) ? [] : (word.match(glued) ?? [])
  if (found.length < 2 || found.join("") !== word) return null
  return found.map((part) => (/^(?:und|[eë]n)$/u.test(part) ? glue : part))
}
/** "Und" inside a word: beside it stand the parts of one number, between words two. */
const glue = "+"

const words = /\p{L}[\p{L}\p{M}]*/gu
/** The same text with its spelt numbers above twelve in figures; of a language without such a list as it is. */
export const inFigures = (text: string, language: string): string => {
  const spelling = spellings[language]
  if (spelling === undefined || !spelling.hint.test(text)) return text
  const all = [...text.matchAll(words)].map((match) => {
    const word = match[0].toLowerCase()
    return { word, at: match.index, end: match.index + word.length, parts: partsOf(word, spelling) }
  })
  let [made, from] = ["", 0]
  for (let at = 0; at < all.length; ) {
    // "Vingt pour cent" is a share.
    const best = share.test(all[at - 1]?.word ?? "") ? null : numberFrom(all, at, text, spelling)
    if (best === null) {
      at += 1
      continue
    }
    made += `${text.slice(from, all[at]?.at)}${best.value}`
    from = all[best.to - 1]?.end ?? text.length
    at = best.to
  }
  return made + text.slice(from)
}

const share = /^(?:pour|por|per)$/u
interface Part {
  readonly word: string
  readonly at: number
  readonly end: number
  readonly parts: ReadonlyArray<string> | null
}
/** Words of the longest number that is read. */
const mostWords = 7
/** The longest number that begins at a word; the smallest are in every table. */
const numberFrom = (
  all: ReadonlyArray<Part>,
  from: number,
  text: string,
  spelling: Spelling
): { readonly value: number; readonly to: number } | null => {
  const parts: Array<string> = []
  let best: { value: number; to: number } | null = null
  for (let at = from; at < Math.min(all.length, from + mostWords); at++) {
    const one = all[at]
    const beside = at === from || /^(?: |-|\u00a0)$/u.test(text.slice(all[at - 1]?.end, one?.at))
    if (one === undefined || !beside) break
    const isJoint = spelling.joint.test(one.word) && at > from
    if (!isJoint && one.parts === null) break
    parts.push(...(isJoint ? [one.word] : (one.parts ?? [])))
    const value = isJoint || parts.length < spelling.least ? null : sumOf(parts, spelling)
    // "Twenty one-way trips": the next word is of the hyphen.
    if (value !== null && !/^-\p{L}/u.test(text.slice(one.end)) && value > 12) best = { value, to: at + 1 }
    if (value === null && !isJoint && parts.length >= spelling.least + 1 && !/^-\p{L}/u.test(text.slice(one.end))) break
  }
  return best
}
