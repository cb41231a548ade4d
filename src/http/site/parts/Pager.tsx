/** @jsxImportSource preact */
/** The way through a long list: where one is in it, and the pages before and after. */
import { Schema } from "effect"

export interface PagerProps {
  readonly page: number
  readonly perPage: number
  readonly total: number
  /** What the list is of, in the plural: `products`. */
  readonly of: string
  readonly hrefOf: (page: number) => string
}

/** The highest page that an operation answers. */
const lastPage = 1000

/** The number of a page in an address; whatever else stands there is the first. */
export const PageNumber = Schema.optionalWith(
  Schema.transform(Schema.String, Schema.Number, {
    decode: (given) => (/^[1-9]\d{0,3}$/.test(given) ? Math.min(Number(given), lastPage) : 1),
    encode: String
  }),
  { default: () => 1 }
)

const figure = (count: number) => count.toLocaleString("en")

export const Pager = ({ page, perPage, total, of, hrefOf }: PagerProps) => {
  const last = Math.min(Math.ceil(total / perPage), lastPage)
  if (total === 0 || (page === 1 && last <= 1)) return null
  const [first, end] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 ? (
        <a class="button" rel="prev" href={hrefOf(page - 1)}>
          Previous
        </a>
      ) : null}
      <span class="small soft num">
        {first > total
          ? `Past the end of ${figure(total)} ${of}`
          : `${figure(first)} to ${figure(end)} of ${figure(total)} ${of}`}
      </span>
      {page < last ? (
        <a class="button" rel="next" href={hrefOf(page + 1)}>
          Next
        </a>
      ) : null}
    </nav>
  )
}
