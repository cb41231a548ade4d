/** @jsxImportSource preact */
/** The one form element of the site: it carries the token of whoever is signed in, so none can be without it. */
import type { ComponentChildren } from "preact"
import { usePerson } from "./Surroundings.ts"

export const PostForm = (props: {
  /** The path of a form of the table in `site/Pages.ts`. */
  readonly action: string
  readonly class?: string
  /** A file comes with it: the form is an `uploadForm`. */
  readonly hasFile?: boolean
  /** Ids of what takes the place of what is here, where the script `Swap` runs: the page is not left. */
  readonly swap?: string
  readonly children: ComponentChildren
}) => {
  const person = usePerson()
  return (
    <form
      method="post"
      action={props.action}
      class={props.class}
      data-swap={props.swap}
      enctype={props.hasFile === true ? "multipart/form-data" : undefined}
    >
      {person === null ? null : <input type="hidden" name="csrf" value={person.csrf} />}
      {props.children}
    </form>
  )
}
