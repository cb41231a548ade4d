/** Answers that hang on a link: outside their page "just click here" leads nowhere. Its words are data. */
import { caseless } from "../../evidence/reading/patterns/Caseless.ts"
import { sentencesOf } from "../reading/Reading.ts"
import { wordsIn } from "../words/Sentences.ts"

/** Words of what is left of an answer that still is one. */
const leastKept = 3

/** "(Link)", "(siehe hier)", "(see here for the list)": a link within a sentence that says all without it. */
const inBrackets =
  /\s?[([（](?:(?:(?:see|click|siehe|klick\p{L}*|zie|klik|voir|ver|vedi|veja) )(?:here|hier|ici|aquí|aqui|qui)(?: [^()[\]（）]{0,60})?|here|link|hier|ici|aquí|aqui|qui|こちら|リンク|链接)[)\]）]/giu

const points = caseless(
  new RegExp(
    [
      "(?<!\\p{L})(?:click(?:ing)?|tap(?:ping)?|press(?:ing)?) (?:[\\p{L}]+ ){0,2}(?:here|this link|the link)(?!\\p{L})|(?<!\\p{L})(?:find|found|visit|visiting|see|view|read|download|downloaded|more|apply|register|sign up|book|order|page|form) (?:[^.!?]{0,60} )?here[.!:]*$|(?<!\\p{L})(?:follow|use|via|through|at) (?:this|the following) link(?!\\p{L})",
      "(?<!\\p{L})(?:klick|clicke)\\p{L}* (?:sie )?(?:\\p{L}+ )?hier(?!\\p{L})|^hier (?:klicken|geht['’]?s|geht es|finden sie|findest du|findet ihr|lang)|(?<!\\p{L})(?:finden|findest|findet|erfahren|lesen|ansehen|herunterladen|anmelden|buchen) (?:[^.!?]{0,60} )?hier[.!:]*$|(?<!\\p{L})(?:über|unter|mit) (?:diesen|diesem|folgenden|folgendem) link(?!\\p{L})",
      "(?<!\\p{L})cliqu\\p{L}+ (?:\\p{L}+ ){0,2}(?:ici|ce lien)(?!\\p{L})|(?<!\\p{L})(?:trouve\\p{L}*|consult\\p{L}*|télécharg\\p{L}*|lire|lisez|voir) (?:[^.!?]{0,60} )?ici[.!:]*$|(?<!\\p{L})(?:suivez|via|par) (?:ce|le) lien(?!\\p{L})",
      "(?<!\\p{L})(?:clic|pulsa\\p{L}*|pincha\\p{L}*|pinche) (?:\\p{L}+ ){0,2}(?:aquí|este enlace)(?!\\p{L})|(?<!\\p{L})(?:encontrar\\p{L}*|consult\\p{L}*|descarg\\p{L}*|ver|leer) (?:[^.!?]{0,60} )?aquí[.!:]*$|(?<!\\p{L})(?:en|siga|sigue) (?:este|el siguiente) enlace(?!\\p{L})",
      "(?<!\\p{L})(?:clique|clicando|clicar|toque) (?:\\p{L}+ ){0,2}(?:aqui|neste link)(?!\\p{L})|(?<!\\p{L})(?:encontr\\p{L}*|consult\\p{L}*|baix\\p{L}*|descarreg\\p{L}*|ver|veja|ler) (?:[^.!?]{0,60} )?aqui[.!:]*$|(?<!\\p{L})(?:neste|nesta|por este) (?:link|ligação)(?!\\p{L})",
      "(?<!\\p{L})clicc\\p{L}+ (?:\\p{L}+ ){0,2}(?:qui|questo link)(?!\\p{L})|(?<!\\p{L})(?:trov\\p{L}*|consult\\p{L}*|scaric\\p{L}*|leggi|leggere|vedi) (?:[^.!?]{0,60} )?qui[.!:]*$|(?<!\\p{L})(?:a|su) questo link(?!\\p{L})",
      "(?<!\\p{L})klik\\p{L}* (?:\\p{L}+ ){0,2}(?:hier|deze link)(?!\\p{L})|(?<!\\p{L})(?:vind|vindt|vinden|lees|lezen|bekijk|bekijken|download\\p{L}*) (?:[^.!?]{0,60} )?hier[.!:]*$|(?<!\\p{L})(?:via|op) deze link(?!\\p{L})",
      "こちら(?:を(?:クリック|ご覧|ご確認|ご参照)|のリンク|のフォームから)|(?:は|詳細は)こちら[。]?$|点击(?:这里|此处|链接)|點擊(?:這裡|此處|連結)|(?:اضغط|انقر) هنا",
      // "Scroll to the table below": elsewhere on the page, which an answer does not take along.
      "(?<!\\p{L})(?:jump|scroll|skip) (?:(?:up|down|back|right) )?to [^.!?]{1,80}(?<!\\p{L})(?:section|this page|below|above)(?!\\p{L})|(?<!\\p{L})see (?:the \\p{L}+ )?(?:above|below)(?!\\p{L})|(?<!\\p{L})(?:siehe (?:oben|unten)|voir (?:ci-dessus|ci-dessous|plus haut|plus bas)|(?:ver|véase|vea) (?:arriba|más abajo)|(?:ver|veja) (?:acima|abaixo)|vedi (?:sopra|sotto)|zie (?:hier)?(?:boven|onder))(?!\\p{L})",
      // "See the forum. Or check the changelog.": a few words that send somewhere else.
      "^(?:or |oder |ou |o |of )?(?:see|check|siehe|voir|voyez|consultez|vea|consulte|veja|vedi|zie|bekijk) (?:\\S+ ){0,2}\\S+[.!]$"
    ].join("|"),
    "u"
  )
)
/** Words of a link that leads on from an answer, at most. */
const mostLinked = 10
/** "Watch the film →", behind the end of a sentence. */
const leadsOn = /(?<=[.!?…] )[^.!?…]{3,80}[→➔➜›»]$/u
/** "… by night. Read more about our ovens →": a link behind the last sentence is a button of the page, and says nothing. */
export const withoutEndLink = (answer: string, links: ReadonlyArray<string>): string => {
  const led = leadsOn.exec(answer)?.[0] ?? ""
  const end = [...links, led].find((link) => {
    if (link.length < 3 || !answer.endsWith(link) || /[@\p{Nd}]|[.!?。！？]$/u.test(link)) return false
    const before = answer.slice(0, -link.length).trimEnd()
    return wordsIn(link) <= mostLinked && wordsIn(before) >= leastKept && /[.!?。！？…][)"'”’»」]?$/u.test(before)
  })
  return end === undefined ? answer : answer.slice(0, -end.length).trimEnd()
}

/**
 * An answer without links in brackets and without the sentences at its end that point at one; null where the rest answers
 * nothing. What goes on behind such a sentence stands whole: it was told for those who do not press it, too.
 */
export const withoutLostLinks = (answer: string): string | null => {
  const whole = answer.replace(inBrackets, "")
  const line = whole.replaceAll("\n", " ")
  const said = sentencesOf(line)
  const first = said.findIndex(points.test)
  if (first === -1) return whole
  if (wordsIn(said.slice(0, first).join(" ")) < leastKept) return null
  const end = line.indexOf(said[first] ?? "")
  return said.slice(first).every(points.test) && end > 0 ? whole.slice(0, end).trim() : whole
}
