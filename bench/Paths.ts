/** Addresses of pages that nothing kept can answer, because each is asked once. */

const sorts = ["votes", "newest", "trending", "most_viewed", "most_followed"] as const
const sizes = [16, 17, 18, 19, 20, 21, 22, 23, 24] as const

/** Every item of a list once, in an order that never stays at one place, and the same each time. */
const scattered = <A>(items: ReadonlyArray<A>): ReadonlyArray<A> => {
  // A prime, so that its multiples meet every place.
  const stride = 104_729
  return items.flatMap((_, at) => items[(at * stride) % items.length] ?? [])
}

/** Parts of a list, one a round. */
const inParts =
  (paths: ReadonlyArray<string>, parts: number) =>
  (part: number): ReadonlyArray<string> => {
    const size = Math.floor(paths.length / parts)
    return paths.slice(part * size, (part + 1) * size)
  }

/** Pages 1 to 500 (or as many as `rows` listings fill) of five orders and nine sizes, for so many rounds. */
export const coldPages = (rows: number, rounds: number) => {
  const most = Math.max(1, Math.min(500, Math.floor((rows * 0.9) / 24)))
  const pages = Array.from({ length: most }, (_, at) => at + 1)
  const all = sorts.flatMap((sort) =>
    sizes.flatMap((size) => pages.map((page) => `/api/v1/listings?page=${page}&per_page=${size}&sort=${sort}`))
  )
  return inParts(scattered(all), rounds)
}

/** One page of every order in forty sizes, for so many rounds. */
export const onePage = (page: number, rounds: number) => {
  const all = sorts.flatMap((sort) =>
    Array.from({ length: 40 }, (_, at) => `/api/v1/listings?page=${page}&per_page=${5 + at}&sort=${sort}`)
  )
  return inParts(scattered(all), rounds)
}
/** The deepest page that `rows` listings fill in every size of `onePage`, and at most the thousandth. */
export const deepestPage = (rows: number) => Math.max(1, Math.min(1000, Math.floor((rows * 0.9) / 44)))
