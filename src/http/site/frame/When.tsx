/** @jsxImportSource preact */
import { day, hour, minute } from "../../../domain/Week.ts"

/** A moment in words, with the exact one in its title. */

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

export const When = ({ at, now }: { readonly at: string; readonly now: Date }) => (
  <time datetime={at} title={`${at.slice(0, 16).replace("T", " ")} UTC`}>
    {inWords(at, now)}
  </time>
)

/** When something was last used, if ever. */
export const Used = ({ at, now }: { readonly at: string | null; readonly now: Date }) =>
  at === null ? (
    <>never used</>
  ) : (
    <>
      last used <When at={at} now={now} />
    </>
  )
