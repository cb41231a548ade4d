/** What stands around every page while it is rendered, from one place: the person, the way about the site, the time. */
import { createContext } from "preact"
import { useContext } from "preact/hooks"

/** Whoever is signed in on the site, and the token of their forms. */
export interface Person {
  readonly email: string
  readonly csrf: string
  /** Of the site's team, or not. */
  readonly role: "member" | "admin"
}

export interface NavLink {
  readonly href: string
  readonly label: string
}
/** The links in the frame of every page. */
export interface Navigation {
  readonly header: ReadonlyArray<NavLink>
  readonly footer: ReadonlyArray<NavLink>
}

export interface Surroundings {
  readonly person: Person | null
  readonly navigation: Navigation
  /** The site's own, for addresses that are read elsewhere. */
  readonly origin: string
  /** Null on a page that is kept without a bound on its age. */
  readonly now: Date | null
}

export const Around = createContext<Surroundings | null>(null)

export const useSurroundings = (): Surroundings => {
  const around = useContext(Around)
  if (around === null) throw new Error("this is rendered in the frame of a page")
  return around
}

export const usePerson = (): Person | null => useSurroundings().person

export const useNow = (): Date => {
  const { now } = useSurroundings()
  if (now === null) throw new Error("a public page that says how long ago something was must have a `maxAge`")
  return now
}
