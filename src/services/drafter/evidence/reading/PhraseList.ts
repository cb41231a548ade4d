/** A table of phrases as it is written: one after the other, `|` between them, over as many lines as it takes. */
export const phraseList = (phrases: string): ReadonlyArray<string> =>
  phrases
    .split("|")
    .map((phrase) => phrase.replace(/\s+/g, " ").trim())
    .filter((phrase) => phrase !== "")
