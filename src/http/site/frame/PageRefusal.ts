/** Why a page is not shown or a form not taken, told as a page. */
import { Data } from "effect"
import type { Message } from "./MessagePage.tsx"

export class PageRefusal extends Data.TaggedError("PageRefusal")<
  Message & { readonly status: 400 | 403 | 404 | 429 | 500 | 503; readonly retryAfter?: number }
> {}

export const refuse = (
  status: PageRefusal["status"],
  title: string,
  message: string,
  more: Partial<PageRefusal> = {}
) => new PageRefusal({ status, title, message, ...more })
