/**
 * Lines of a page that are evidence for nothing: words meant for a machine that reads along, and filler
 * that stands where words will be. Nothing of them is quoted, drafted from or shown to a model.
 */
import { fold } from "../../../../domain/text/Folding.ts"
import { neededIn } from "./patterns/NeededWords.ts"

const machines = "(?:ai|llms?|ai agents?|ai assistants?|language models?|assistants?|crawlers?)"
const earlier = "(?:previous|prior|above|preceding|earlier|all|every|any|your|these)"
const orders = "(?:instructions?|prompts?|rules?|guidelines?)"

/** Said to a language model, not to a visitor. Matched against folded text. */
const instructions: ReadonlyArray<RegExp> = [
  new RegExp(String.raw`\b(?:ignore|disregard|forget)\b.{0,40}\b${earlier}\b.{0,30}\b${orders}\b`),
  /\byou are (?:now )?(?:an?|the) (?:\w+ ){0,2}(?:language model|ai model|ai assistant|llm|chatbot)\b/,
  new RegExp(String.raw`\b(?:new|updated|important|special|secret|hidden) instructions?\b.{0,20}\b${machines}\b`),
  new RegExp(String.raw`\b(?:instructions?|notes?|message) (?:to|for) (?:the |any |all |every )?${machines}\b`),
  /\b(?:reveal|print|repeat|output|leak)\b.{0,30}\b(?:system prompt|environment variables?|your instructions)\b/,
  /\b(?:begin|end) of (?:page|prompt|document|system prompt|data|context)\b/,
  /(?:^|\s)(?:system|assistant|user|developer) ?: ?(?:ignore|you|put|set|always|never|answer|respond|reply|write)\b/,
  /<\/?(?:page|system|instructions?|prompt|assistant|user|document|data|site)\b[^>]{0,80}>/,
  /\[\/?inst\]|<\|[a-z_]{2,20}\|>|^#{2,} ?(?:system|instruction)/,
  /\b(?:ignoriere|vergiss)\b.{0,40}\b(?:anweisungen|anweisung|regeln)\b/,
  /\b(?:ignorez|oubliez|ignore)\b.{0,40}\b(?:instructions précédentes|consignes)\b/,
  /\b(?:ignora|olvida)\b.{0,40}\b(?:instrucciones|reglas|istruzioni)\b/
]

/** Hardly a line has a word of them. */
const mayInstruct = neededIn(() => instructions)

/** Whether a text speaks to a model that reads it. */
export const addressesMachine = (text: string): boolean => {
  const folded = fold(text)
  return mayInstruct.test(folded) && instructions.some((one) => one.test(folded))
}

const latin = new Set(
  `lorem ipsum dolor dolore dolores sit amet consectetur consectetuer adipisicing adipiscing elit sed do eiusmod tempor
  incididunt ut labore et magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea
  commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint
  occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum`.split(/\s+/)
)
/** Words that the Latin filler has and no living language uses. */
const telling = new Set("lorem ipsum amet consectetur consectetuer adipisicing adipiscing eiusmod".split(" "))

/** "Lorem ipsum" in any cut: three telling words, or nothing but its words. "Lorem Ipsum Generator" is a name. */
export const isFiller = (text: string): boolean => {
  const words = fold(text).match(/\p{L}+/gu) ?? []
  const tells = words.filter((word) => telling.has(word)).length
  return tells >= 3 || (tells >= 1 && words.every((word) => latin.has(word)))
}

export const isEvidence = (text: string): boolean => !isFiller(text) && !addressesMachine(text)
