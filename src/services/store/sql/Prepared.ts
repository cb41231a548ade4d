/**
 * Statements that every connection keeps prepared, under a name: PostgreSQL parses such a text once a connection, and plans it
 * anew only for as long as plans for the values at hand are that much better than one for any (`plan_cache_mode`). Planning
 * is most of what a read of a few rows by their keys costs.
 *
 * A name is of a text, for the life of the process. There is an end to them, because each is memory of every connection:
 * what comes after is run as ever.
 */
const most = 300
const names = new Map<string, string>()

/** Has a text prepared wherever it is run from now on; answers the text. */
export const prepared = (text: string): string => {
  if (names.size < most && !names.has(text)) names.set(text, `launchbook_${names.size + 1}`)
  return text
}

/** The name a text is prepared under; undefined where it is not. */
export const preparedName = (text: string): string | undefined => names.get(text)
