/** By whom a thing is done: "milled by Petit in our yard", of "the flour, which Petit brings, is milled in our yard". */
import { tellingStems } from "../../../meaning/TellingStems.ts"

const by = String.raw`(?:by|von|vom|durch|par|da|dal|dalla|por|pelo|pela|pel[oa]s|door)`
const name = String.raw`\p{Lu}[\p{L}\p{Nd}'’&.-]*(?: (?:& )?\p{Lu}[\p{L}\p{Nd}'’&.-]*){0,4}`
const doneBy = new RegExp(
  String.raw`(?<!\p{L})(?<deed>\p{Ll}{4,}) ${by} (?:(?:the|le|la|les|il|lo|l['’]|el|o|a|den|dem|der|de|het) ?)?(?:(?!(?:in|at|on|for|to|with|am|im|auf|à|en|dans|a|na|no|nel|op) )\p{Ll}+ ){0,3}(?<whom>${name})`,
  "gu"
)

const beings =
  "is|are|was|were|been|ist|sind|wird|werden|wurden?|est|sont|été|è|sono|viene|vengono|es|son|está|están|é|são|foi|wordt|worden|werd"
const being = new RegExp(String.raw`(?<!\p{L})(?:${beings})(?: \p{L}+){0,3} $`, "iu")
const isBeing = new RegExp(String.raw`(?<!\p{L})(?:${beings})(?!\p{L})`, "iu")
/** Whether a text tells of it as done, and not who does it. */
const isDone = (text: string, deed: string): boolean =>
  [...text.matchAll(/\p{Ll}{4,}/gu)].some(
    ({ 0: word, index }) => tellingStems(word)[0] === deed && being.test(text.slice(Math.max(0, index - 60), index))
  )

/** Whether a sentence has somebody do what a text has done by nobody it names, and names them beside it. */
export const isDoneByAnother = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): boolean => {
  const own = new Set(names.flatMap(tellingStems))
  return [...sentence.matchAll(doneBy)].some(({ groups }) => {
    const [deed] = tellingStems(groups?.deed ?? "")
    const whom = (groups?.whom ?? "").replace(/[.'’&-]+$/u, "")
    if (deed === undefined || tellingStems(whom).some((stem) => own.has(stem))) return false
    const naming = texts.filter((text) => text.includes(whom))
    return (
      naming.length > 0 &&
      naming.every(
        (text) =>
          isDone(text, deed) && ![...text.matchAll(doneBy)].some((told) => (told.groups?.whom ?? "").includes(whom))
      )
    )
  })
}

const byWhom = new RegExp(String.raw`^(?<done>.{3,160}?)(?<!\p{L})${by}(?!\p{L})(?<whom>[^,.;:]{3,80})`, "iu")
const passiveIn = (text: string) => {
  const { done = "", whom = "" } = byWhom.exec(text)?.groups ?? {}
  return isBeing.test(done) ? { done: tellingStems(done), whom: tellingStems(whom) } : null
}
/** "Members are coached by beginners", of "beginners are coached by members": who does it and whom it is done to, exchanged. */
export const exchangesDoers = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = passiveIn(sentence)
  if (said === null) return false
  return texts.some((text) => {
    const told = passiveIn(text)
    if (told === null) return false
    const isMoved = (stem: string, from: ReadonlyArray<string>, to: ReadonlyArray<string>) =>
      from.includes(stem) && !to.includes(stem)
    return (
      said.whom.some((stem) => isMoved(stem, told.done, told.whom)) &&
      said.done.some((stem) => isMoved(stem, told.whom, told.done))
    )
  })
}
