/** What stands before and behind questions and answers, and says nothing: numbers, "Q.", signs that open and shut. */

/** What a number counts: "4つ", "3天". */
const counters =
  "[枚台個人本回日週月年時分秒円つ歳名件冊杯匹頭畳階度泊組足着个次天周位家只张套篇元岁楼号款种種ヶか箇小公条]"
/** "Q.", "01", "Q1:", "D:" (domanda), "P:" (pregunta), "F:" (Frage) before a question, "A." or "R:" before its answer. */
const numbering = new RegExp(
  String.raw`^(?:[QＱ問问]\s?[.:：．]?\s?\p{Nd}{1,2}(?!\p{Nd}|${counters})[.:：)．]?|[QＱ問问DPFV]\s?[.:：．]|[QＱ問问]\s+(?=[\p{Lo}\p{Nd}])|Q\s+(?=\p{Lu}\p{Ll})|\p{Nd}{1,2}(?:[.:：)．]|\s+[-–]\s+(?=[\p{L}¿])|\s+(?=[\p{Lu}\p{Lo}¿])|(?=(?!${counters})\p{Lo})))\s*`,
  "u"
)
/** A sign that opens and shuts the answer, or the name of an icon that a font draws. */
const trailing = /(?<=[?？؟])(?:\s(?:[a-z]+(?:_[a-z]+)+|add|remove)|[^\p{L}\p{N}"'”’»)」』）]+)$/u
export const answering = /^(?:[AＡ答R]\s?[.:：．]\s*|[AＡ]\s+(?=\p{Lo})|答\s+)/u
/** The mark of an answer in a box of its own. */
export const mark = /^[AＡ答][.:：．]?$/u
/** The name of an icon that a font draws, or a lone sign, before a question. */
const icon = /^(?:[a-z]+(?:_[a-z]+)+ (?=[¿\p{L}])|[a-z]+ (?=¿)|[?？+✓✔•▸►▶]+ (?=[¿\p{L}]))/u
/** A question as it is asked, without what stands around it. */
export const bareQuestion = (text: string) => text.replace(icon, "").replace(numbering, "").replace(trailing, "").trim()
