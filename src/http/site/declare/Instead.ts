/** What may come in place of a page: another address, or why there is none, in a person's words. */
import { Data } from "effect"
import type { Failure } from "../../../domain/Failure.ts"

/** To another page, by GET. */
export class SeeOther extends Data.TaggedError("SeeOther")<{
  readonly location: string
  /** The session the browser is to have from now on; null takes it back. */
  readonly session?: string | null
}> {}

export const seeOther = (location: string, more: Pick<SeeOther, "session"> = {}) => new SeeOther({ location, ...more })

/** Where one signs in and comes back to a path of this site. */
export const signInPath = (target: string) => `/sign-in?return_to=${encodeURIComponent(target).replaceAll("%2F", "/")}`
/** To sign in, and back. */
export const signInFirst = (target: string) => seeOther(signInPath(target))

/** Why a page is not shown or a form not taken, in words of its own; any other failure is told by its status. */
export class PageProblem extends Data.TaggedError("PageProblem")<{
  readonly status: 400 | 403 | 404 | 429
  readonly title: string
  readonly message: string
  readonly link?: { readonly href: string; readonly label: string } | undefined
  /** Seconds to wait. */
  readonly retryAfter?: number | undefined
}> {}

export const problem = (
  status: PageProblem["status"],
  title: string,
  message: string,
  more: Pick<PageProblem, "link" | "retryAfter"> = {}
) => new PageProblem({ status, title, message, ...more })

export type Instead = PageProblem | Failure | SeeOther
