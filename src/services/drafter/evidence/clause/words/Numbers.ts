/** Numbers in words. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  `zero:0 one:1 single:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14
  fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70
  eighty:80 ninety:90 hundred:100 thousand:1000 million:1000000 billion:1000000000 dozen:12 dozens:dozens twice:2x
  double:2x triple:3x thrice:3x half:0.5 hundreds:hundreds thousands:thousands millions:millions billions:billions`
    .split(/\s+/)
    .map((pair) => {
      const [word = "", value = ""] = pair.split(":")
      return [word, value] as const
    })
)

/** The same of those that say how many. */
export const plainNumbers: ReadonlyMap<string, number> = new Map(
  [...numberWords].map(([word, value]) => [word, Number(value)] as const).filter(([, value]) => value >= 1)
)

/** A number of things, spelt either way, up to the thing: of a pattern. */
export const someNumber = String.raw`(?:\p{Nd}[\p{Nd}.,]{0,12}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)`

/** How often a sum is paid, in the short forms that stand right behind it: "£40 p.a.", "€ 69 p/m". Data. */
export const shortPeriods: ReadonlyArray<readonly [RegExp, "year" | "month" | "week"]> = [
  [/(?<=[\p{Nd}\p{Sc}] ?)(?:p\.? ?a\.?|\/ ?yr)(?![\p{L}\p{Nd}])/giu, "year"],
  [/(?<=[\p{Nd}\p{Sc}] ?)(?:p ?\/ ?m(?:nd|aand)?|p\. ?m\.?|pcm|mtl\.?|\/ ?mo\.?)(?![\p{L}\p{Nd}])/giu, "month"],
  [/(?<=[\p{Nd}\p{Sc}] ?)(?:p ?\/ ?w|p\. ?w\.?|\/ ?wk)(?![\p{L}\p{Nd}])/giu, "week"]
]
