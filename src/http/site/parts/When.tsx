/** @jsxImportSource preact */
/** A moment in words, seen from the time at which the page is made, with the exact one in its title. */
import { dayInWords } from "../../../domain/text/DatesInWords.ts"
import { day, hour, minute } from "../../../domain/Week.ts"
import { useNow } from "../frame/Surroundings.ts"

export const momentOf = (at: string): string => `${dayInWords(at)}, ${at.slice(11, 16)} UTC`

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`

/** How long before or after `now`; past a month the date says more. */
const inWords = (at: string, now: Date): string => {
  const distance = Math.abs(now.getTime() - Date.parse(at))
  if (distance < minute) return "just now"
  if (distance > 45 * day) return at.slice(0, 10)
  const length =
    distance < hour
      ? counted(Math.floor(distance / minute), "minute")
      : distance < day
        ? counted(Math.floor(distance / hour), "hour")
        : counted(Math.floor(distance / day), "day")
  return Date.parse(at) <= now.getTime() ? `${length} ago` : `in ${length}`
}

export const When = ({ at }: { readonly at: string }) => (
  <time datetime={at} title={`${at.slice(0, 16).replace("T", " ")} UTC`}>
    {inWords(at, useNow())}
  </time>
)

/** When something was last used, if ever. */
export const Used = ({ at }: { readonly at: string | null }) =>
  at === null ? (
    <>never used</>
  ) : (
    <>
      last used <When at={at} />
    </>
  )

/** How long something goes on yet: `ends in 4 days 13 h`. */
export const EndsIn = ({ at }: { readonly at: number }) => {
  const left = Math.max(0, at - useNow().getTime())
  const days = Math.floor(left / day)
  const hours = `${Math.floor((left % day) / hour)} h`
  return <>{`ends in ${days > 0 ? `${counted(days, "day")} ${hours}` : hours}`}</>
}

/** The exact moment, for what has a term: `21 Nov 2026, 09:00 UTC`. */
export const Moment = ({ at }: { readonly at: string }) => <time datetime={at}>{momentOf(at)}</time>
/** The day alone: `21 Nov 2026`. Takes a date as well. */
export const Day = ({ at }: { readonly at: string }) => <time datetime={at}>{dayInWords(at)}</time>
