/** Sentences in Japanese, Chinese and Arabic that tell in passing where makers are: "工房は尾道の坂の途中にあります". */

import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { Own } from "../../../Own.ts"
import { aboutPath, isAsidePage, pathSays } from "../../../Paths.ts"
import { isOwnContext, saidFact, type Utterance } from "../../../Said.ts"
import { landBesideTown, landInScript, namesMore, type Script } from "../../towns/ScriptTowns.ts"
import type { Spot } from "../Spot.ts"
import { movesInScript, notHere, shapesInScript } from "./ScriptShapes.ts"

const scriptOf = ({ text, block, page }: Utterance): Script | null => {
  const lang = (block.lang ?? page.page.lang ?? "").slice(0, 2).toLowerCase()
  if (/\p{scx=Arab}/u.test(text)) return lang === "ar" || lang === "" ? "ar" : null
  if (!/\p{scx=Han}/u.test(text)) return null
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return lang === "zh" ? null : "ja"
  return lang === "zh" || lang === "" ? "zh" : null
}

/** Somebody else was spoken of. */
const othersBefore = /さん|様|氏|彼|祖母|祖父|父|母|友人|先生|お客|顧客|仲間|会社は|同社/u
/** Japanese names no subject that is clear: on a page about the makers it is them. */
const speaksOn = ({ page, before }: Utterance): boolean =>
  pathSays(page, aboutPath) && before.every((text) => !othersBefore.test(text))

/** "دمشق القديمة": the old town is where it is. 仙台市で創業しました: where it began is, where nothing says otherwise. */
const oldTown = / القديمة(?=$|[ .،])|(?:創業|設立|創立|誕生)(?:し|され)ました/u

/** What tells of a move, and what else makes one unsure. */
const moving = /移|引っ?越|搬|迁|遷|انتقل|نقلنا|نُقل/u
const unsure =
  /予定|計画|ません|なかった|戻|その後|さん|様|お客|顧客|取引先|サーバー|支店|工場|倉庫|客户|计划|将要|即将|后来|之后又|又搬|回到|没有|服务器|分公司|工厂|仓库|他|她|عميل|زبون|ثم|عاد|لم|لن|سوف|سننتقل|سينتقل|خوادم|مؤقت/u
const inMove = (said: Utterance, own: Own, script: Script): ReadonlyArray<Spot> => {
  if (!moving.test(said.text) || unsure.test(said.text)) return []
  for (const pattern of movesInScript(script)) {
    const { place, subject, from = "\n" } = pattern.exec(said.text)?.groups ?? {}
    if (place === undefined || namesMore(said.text.replace(from, ""), place, script)) continue
    const whom = subject === undefined ? (script === "ar" ? "own" : "none") : own.subject(subject)
    if (whom === "anaphor" || (whom === "none" && !speaksOn(said)) || !isOwnContext(own, said, whom)) continue
    const land = landInScript(place, script) ?? landBesideTown(said.text, place)
    return land === null
      ? []
      : [{ city: saidFact(said, place, fold(place)), country: saidFact(said, land, fold(place)), surety: "moved" }]
  }
  return []
}

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const script = scriptOf(said)
  if (script === null || isAsidePage(said.page)) return []
  const moved = inMove(said, own, script)
  if (moved.length > 0 || notHere[script].test(said.text.replace(oldTown, ""))) return moved
  for (const { pattern, ours } of shapesInScript(script)) {
    const { place, subject } = pattern.exec(said.text)?.groups ?? {}
    if (place === undefined) continue
    if (namesMore(said.text, place, script)) return []
    const whom = subject === undefined ? (ours || speaksOn(said) ? "own" : "none") : own.subject(subject)
    if (whom === "anaphor" || !isOwnContext(own, said, whom)) continue
    const land = (script === "ar" ? landBesideTown(said.text, place) : null) ?? landInScript(place, script)
    if (land === null) return []
    const telling = fold(place)
    return [{ city: saidFact(said, place, telling), country: saidFact(said, land, telling), surety: "origin" }]
  }
  return []
}

/** Sentences of this kind that are looked at. */
const most = 600
export const scriptSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(
      ({ text, block }) => text.length <= 160 && block.region !== "footer" && /[\p{scx=Han}\p{scx=Arab}]/u.test(text)
    )
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
