/** The same of lines whose words no blanks part, and of Arabic ones, whose small words are written on. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { untopicalScripts, writtenOn } from "../../words/PhraseWords.ts"
import type { Chunk } from "./LineChunks.ts"

const longest = { line: 160, signs: 10 } as const
const leastSigns = 3
/** Where one thing ends, in Japanese and Chinese. */
const parts =
  /[\s、。，・／/｜|「」『』【】（）()！!？?：:～〜—–-]|のための|の|を|が|は|に|で|と|や|へ|から|まで|向け|的|和|与|及/u
const goesOn =
  /(?:[一二三四五六七八九十][枚つ個人本台]|する|します|です|ます|ない|たい|よう|させ|れる|せる|った|いる|して|から|な|い|[うくぐすつぬぶむる])$/u
/** "たこ焼き": what is made of it, though kana begin it. */
const fried = /^\p{scx=Hiragana}{1,4}\p{scx=Han}+[きみりし]$/u
/** What is done, in Chinese, stands before what it is done to. */
const deeds = /^[把看让用给写做学一]/u
const sort =
  /^(?:無料|専用|専門|公式|本格|老舗|地域|自家製|手作り|手工|专业|免费|一款|一家|一个|町|街|小さな?|昔ながら|气軽)/u
const company = /公司|会社|法人|財団|协会|協会/u
const kindBehind =
  /(?:専門店|アプリ|システム|サービス|ツール|ソフト|クラウド|店|屋さん|工具|软件|系统|平台|应用|工作室|服务|公司|会社)$/u
const asianChunks = (line: string): ReadonlyArray<Chunk> =>
  line.split(parts).flatMap((part): ReadonlyArray<Chunk> => {
    if (company.test(part)) return []
    const bare = part.replace(sort, "")
    const cut = bare.replace(kindBehind, "")
    const text = [...cut].length >= leastSigns ? cut : bare
    const signs = [...text].length
    if (signs < leastSigns || signs > longest.signs || !/[\p{scx=Han}\p{scx=Katakana}]/u.test(text)) return []
    if (
      /[\p{Nd}a-zA-Z]|[一二三四五六七八九十两][十分个天年月日]/u.test(text) ||
      goesOn.test(text) ||
      (deeds.test(text) && !/[\p{scx=Hiragana}\p{scx=Katakana}]/u.test(line)) ||
      (/^\p{scx=Hiragana}{2}/u.test(text) && !fried.test(text)) ||
      untopicalScripts.has(text)
    )
      return []
    if (/(?:[都道府県市区町村省县镇]|株式会社|有限会社)$/u.test(text)) return []
    return [{ text, role: "thing", stems: [text, text], first: true, above: false }]
  })

/** "A programme for": what is behind it is the thing, without the sign of "for". */
const vessel = /^(?:مؤسسة|مجموعة|شركة|نظام|تطبيق|برنامج|منصة|أداة|حل|موقع|خدمة)$/u
const arabicChunks = (line: string): ReadonlyArray<Chunk> =>
  line.split(/[|،,.:؛!؟?()«»–—-]/u).flatMap((part): ReadonlyArray<Chunk> => {
    const words = part.trim().split(/\s+/u)
    const chunks: Array<Chunk> = []
    for (let at = 0; at + 1 < words.length; at++) {
      const [before, first = "", second = ""] = [words[at - 1], words[at] ?? "", words[at + 1] ?? ""]
      const bare = /^و\p{L}{4,}/u.test(first) && at > 0 ? first.slice(1) : first
      const isFor = before !== undefined && vessel.test(before) && /^ل(?!ل)\p{L}{2,}/u.test(bare)
      const noun = isFor ? bare.slice(1) : bare
      const isPair = /^ال\p{L}{3,}$/u.test(second) && /^(?!ال|لل|[ين]\p{L}{3,4}$)\p{L}{3,}$/u.test(noun)
      if (
        !isPair ||
        vessel.test(noun) ||
        writtenOn.test(noun) ||
        untopicalScripts.has(noun) ||
        untopicalScripts.has(second)
      )
        continue
      chunks.push({
        text: `${noun} ${second}`,
        role: "thing",
        stems: [fold(noun), fold(second)],
        first: chunks.length === 0,
        above: false
      })
    }
    return chunks
  })

export const scriptChunksOf = (written: string): ReadonlyArray<Chunk> => {
  const line = written.slice(0, longest.line)
  return /\p{Script=Arabic}/u.test(line) ? arabicChunks(line) : asianChunks(line)
}
