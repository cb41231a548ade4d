/** The words of a text as they were written, where they were found in what it folds to. */
import { type FoldedSpans, foldSpans, ownWords } from "../../../../domain/text/Folding.ts"

/** The words of a folded span as they were written. Most texts fold letter by letter, so that their places agree. */
export const shownBy = (written: string, folded: string) => {
  const text = ownWords(written)
  if (text.length === folded.length) return (start: number, end: number) => text.slice(start, end)
  let spans: FoldedSpans | undefined
  return (start: number, end: number) => {
    spans ??= foldSpans(text)
    return spans.text === folded ? text.slice(spans.starts[start], spans.ends[end - 1]) : folded.slice(start, end)
  }
}
