/** The `Link` header (RFC 8288) of a paged answer: first, prev, next, last. */

interface Paging {
  readonly page: number
  readonly per_page: number
  readonly total: number
}
const isPaging = (value: unknown): value is Paging =>
  typeof value === "object" &&
  value !== null &&
  "page" in value &&
  typeof value.page === "number" &&
  "per_page" in value &&
  typeof value.per_page === "number" &&
  "total" in value &&
  typeof value.total === "number"

/** A category carries its page of listings inside. */
const pagingOf = (output: unknown): Paging | null => {
  if (isPaging(output)) return output
  return typeof output === "object" && output !== null && "listings" in output && isPaging(output.listings)
    ? output.listings
    : null
}
/** Pages past this cannot be asked for. */
const lastPage = 1000

/** Null where the answer is not paged. */
export const linkHeader = (baseUrl: string, asked: URL, output: unknown): string | null => {
  const paging = pagingOf(output)
  if (paging === null) return null
  const last = Math.min(lastPage, Math.max(1, Math.ceil(paging.total / paging.per_page)))
  const path = asked.pathname.slice(asked.pathname.indexOf("/api/v1") + "/api/v1".length)
  const to = (page: number, rel: string) => {
    const query = new URLSearchParams(asked.search)
    query.set("page", String(page))
    return `<${baseUrl}${path}?${query}>; rel="${rel}"`
  }
  return [
    to(1, "first"),
    ...(paging.page > 1 ? [to(Math.min(paging.page - 1, last), "prev")] : []),
    ...(paging.page < last ? [to(paging.page + 1, "next")] : []),
    to(last, "last")
  ].join(", ")
}
