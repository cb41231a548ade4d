/** The languages in which it is read how far along a product is. */

import { arabicStages } from "./StagesArabic.ts"
import { chineseStages } from "./StagesChinese.ts"
import { dutchStages } from "./StagesDutch.ts"
import { englishStages } from "./StagesEnglish.ts"
import { frenchStages } from "./StagesFrench.ts"
import { germanStages } from "./StagesGerman.ts"
import { italianStages } from "./StagesItalian.ts"
import { japaneseStages } from "./StagesJapanese.ts"
import { portugueseStages } from "./StagesPortuguese.ts"
import { spanishStages } from "./StagesSpanish.ts"
import type { StageTongue } from "./StageTongue.ts"

export const stageTongues: ReadonlyArray<StageTongue> = [
  englishStages,
  germanStages,
  dutchStages,
  frenchStages,
  spanishStages,
  portugueseStages,
  italianStages,
  japaneseStages,
  chineseStages,
  arabicStages
]
