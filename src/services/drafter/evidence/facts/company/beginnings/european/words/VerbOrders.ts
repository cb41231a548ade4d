/** The orders in which languages with the verb in second place set a verb of two parts: "ging online". */

export const bothOrders = (
  verbs: ReadonlyArray<readonly [string, string]>,
  subject: string,
  filler: string
): ReadonlyArray<string> =>
  verbs.flatMap(([verb, rest]) => {
    const tail = rest === "" ? "(?!\\p{L})" : `${filler} ${rest}(?!\\p{L})`
    return [
      `{H}${subject} (?:${verb})${tail}`,
      `(?<!\\p{L})(?:${verb}) ${subject}${tail}`,
      rest === "" ? `{H}${subject}${filler} (?:${verb})$` : `${subject}${filler} ${rest} (?:${verb})(?!\\p{L})`
    ]
  })
