/** The `Link` header (RFC 8288) of a paged answer: first, prev, next, last. */
import type { PageWhereabouts } from "../../domain/Page.ts"

/** Pages past this cannot be asked for. */
const lastPage = 1000

const hole = "-"
const holeOfPage = /[?&]page=-(?=&|$)/

/** `asked` is the path below the API's, and its query. Null where the answer is no page of a list. */
export const linkHeader = (baseUrl: string, asked: string, whereabouts: PageWhereabouts | null): string | null => {
  if (whereabouts === null) return null
  const last = Math.min(lastPage, Math.max(1, Math.ceil(whereabouts.total / whereabouts.per_page)))
  const queryAt = asked.indexOf("?")
  const path = queryAt < 0 ? asked : asked.slice(0, queryAt)
  const query = new URLSearchParams(queryAt < 0 ? "" : asked.slice(queryAt))
  // Written once, with a hole for the page: no value holds an `&` that is not escaped, and there is one key of that name.
  query.set("page", hole)
  const address = `${baseUrl}${path}?${query}`
  const at = address.search(holeOfPage) + "?page=".length
  const [before, after] = [address.slice(0, at), address.slice(at + hole.length)]
  const to = (page: number, rel: string) => `<${before}${page}${after}>; rel="${rel}"`
  return [
    to(1, "first"),
    ...(whereabouts.page > 1 ? [to(Math.min(whereabouts.page - 1, last), "prev")] : []),
    ...(whereabouts.page < last ? [to(whereabouts.page + 1, "next")] : []),
    to(last, "last")
  ].join(", ")
}
