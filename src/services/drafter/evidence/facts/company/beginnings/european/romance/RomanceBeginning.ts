/** What a sentence tells of a beginning: by whom, and when. */
import { anyYear } from "../../../../founding/BegunYears.ts"
import type { Utterance } from "../../../../Said.ts"
import { beforeYear } from "../../../../words/founding/TimeWords.ts"

export interface RomanceBeginning {
  readonly said: Utterance
  readonly people: ReadonlyArray<string>
  readonly year: string | null
  /** Whoever speaks did it. */
  readonly isMine?: boolean
}

/** Stands before a year that says when something was, besides months and seasons. */
const timeWord =
  /(?:^|[ ,])(?:en|em|in|desde|depuis|dal?|año|anno|ano|année|correva|corría|corria)(?: (?:el|il|o|l'))? ?(?:año |ano (?:de )?|anno )?$/iu
/** The only year of these words, where it says when something was. */
export const onlyTime = (text: string): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)]
  if (first === undefined || more.length > 0) return null
  const before = text.slice(0, first.index)
  return beforeYear.test(before) || timeWord.test(before) ? first[0] : null
}
