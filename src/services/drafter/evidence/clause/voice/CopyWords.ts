/** The words by which a copy is known: letters and figures, whatever stands between them. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../domain/text/Recalled.ts"

const unspaced = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]`
const pattern = new RegExp(
  String.raw`[${unspaced}&&[\p{L}\p{M}\p{N}]]|\p{Sc}|[%&+#]` +
    String.raw`|[[\p{L}\p{M}\p{N}_]--${unspaced}]+(?:[.,:'](?=[\p{L}\p{Nd}])[[\p{L}\p{M}\p{Nd}]--${unspaced}]+)*`,
  "gv"
)

export const copyWords: (text: string) => ReadonlyArray<string> = recalled((text) =>
  (fold(text).match(pattern) ?? []).map((word) => (word === "&" ? "and" : word))
)
