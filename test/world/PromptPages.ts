/**
 * The pages a prompt carries, as a model would find them: a line that opens a page names its address,
 * what follows is its text. Nothing is known of the product's own prompt but that its pages are delimited.
 */
export interface PromptPage {
  readonly url: string
  /** Trimmed, without list and heading marks, none empty. */
  readonly lines: ReadonlyArray<string>
}

const opener = /^\s*(?:<\w|={2,}|-{3,}|#{1,6}\s|\[?page\b|\[?url\b|\[?source\b).*?(https?:\/\/[^\s"'<>\])]+)/i
const closer = /^\s*(?:<\/\w|={3,}\s*end|-{3,}\s*end)/i
const mark = /^\s*(?:#{1,6}|[-*•]|\d+\.)\s+/

/** A page that comes in two pieces is one page. */
export const pagesIn = (prompt: string): ReadonlyArray<PromptPage> => {
  const pages = new Map<string, Array<string>>()
  let current: Array<string> | undefined
  for (const line of prompt.split("\n")) {
    const url = opener.exec(line)?.[1]
    if (url !== undefined) {
      current = pages.get(url) ?? []
      pages.set(url, current)
    } else if (closer.test(line)) current = undefined
    else {
      const text = line.replace(mark, "").trim()
      if (text !== "") current?.push(text)
    }
  }
  return [...pages].map(([url, lines]) => ({ url, lines }))
}
