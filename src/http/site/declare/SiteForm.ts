/**
 * A form, declared as a value: where it is sent, what is in it and what it does. It is taken only from our own
 * pages and, unless it is an `unsignedForm`, only from somebody signed in, with the token of their session. Whoever
 * serves forms sees to that before `run`, so no form can forget it.
 */
import type { Effect } from "effect"
import type { Session } from "../../../services/people/Sessions.ts"
import type { Actor } from "../../../services/store/Audit.ts"
import type { Instead, SeeOther } from "./Instead.ts"
import type { Sheet } from "./SitePage.ts"
import type { OwnRun, ParamOf } from "./SiteVisit.ts"

/** Reads a field from all the values that came under its name. */
export type FieldReader<A = unknown> = (values: ReadonlyArray<string>) => A
type FieldReaders = Readonly<Record<string, FieldReader>>

/** One value; empty where the field is missing. */
export const oneText: FieldReader<string> = ([value = ""]) => value
/** Every value: of checkboxes that share a name. */
export const manyTexts: FieldReader<ReadonlyArray<string>> = (values) => values

/** Who sent a form, where anybody may. */
export interface Sender {
  /** Their network address. */
  readonly address: string
  readonly requestId: string
  /** The session id their browser has, good or not. */
  readonly sessionToken: string | null
}
/** Who sent a form of somebody signed in. */
export interface Member extends Sender {
  readonly sessionToken: string
  readonly session: Session
  /** Them, for the audit log. */
  readonly by: Actor
  /** Runs an operation of the API for them, as it would run over REST. */
  readonly run: OwnRun
}

/** A form as it was sent: by whom, to which address, with what in it. */
export type SentForm<Who, Path extends string, F extends FieldReaders> = Who & {
  readonly params: { readonly [Name in ParamOf<Path>]: string }
  readonly fields: { readonly [Name in keyof F]: ReturnType<F[Name]> }
  /** The bytes of the file that came with it; empty where none was chosen, or none belongs to the form. */
  readonly file: Uint8Array
}
/** The same before its fields are read. */
export type RawForm<Who> = Who & {
  readonly params: Readonly<Record<string, string>>
  readonly form: URLSearchParams
  readonly file: Uint8Array
}

/** A file that a form takes beside its fields. */
export interface Upload {
  /** The name of its input. */
  readonly field: string
  /** The largest there may be. */
  readonly mostBytes: number
}

/** Why a form is for a person to send, in words for the program that tried. */
export interface ForPeople {
  readonly title: string
  readonly message: string
}

interface Declared<Path extends `/${string}`, Who, R> {
  readonly kind: "form"
  readonly path: Path
  /** What a program is told that sends it with a key or token of its own; null where that is no matter. */
  readonly toPrograms: ForPeople | null
  /** Null for all forms but those that are made with `uploadForm`. */
  readonly upload: Upload | null
  /** The largest it may be without its file; null where it is as small as most. */
  readonly mostBytes: number | null
  /** Another page comes of it, or a page filled in: with what was wrong, or what is shown this once. */
  readonly run: (post: RawForm<Who>) => Effect.Effect<SeeOther | Sheet, Instead, R>
}
export interface SignedForm<Path extends `/${string}` = `/${string}`, R = unknown> extends Declared<Path, Member, R> {
  readonly isSigned: true
  /** It is the site team's: to anybody else there is nothing at the address. */
  readonly isTeams: boolean
}
export interface UnsignedForm<Path extends `/${string}` = `/${string}`, R = unknown> extends Declared<Path, Sender, R> {
  readonly isSigned: false
}
export type Form<Path extends `/${string}` = `/${string}`, R = unknown> = SignedForm<Path, R> | UnsignedForm<Path, R>

interface Definition<Who, Path extends string, F extends FieldReaders, R> {
  readonly fields: F
  /** Of a form that takes long texts: a letter may be sent as nine bytes. */
  readonly mostBytes?: number
  readonly run: (post: SentForm<Who, Path, F>) => Effect.Effect<SeeOther | Sheet, Instead, R>
}

const declared = <Who, Path extends `/${string}`, F extends FieldReaders, R>(
  path: Path,
  { fields, run, mostBytes }: Definition<Who, Path, F, R>,
  { toPrograms = null, upload = null }: Partial<Pick<Declared<Path, Who, R>, "toPrograms" | "upload">> = {}
): Declared<Path, Who, R> => ({
  kind: "form",
  path,
  toPrograms,
  upload,
  mostBytes: mostBytes ?? null,
  run: (post) => {
    const values = Object.entries(fields).map(([name, read]) => [name, read(post.form.getAll(name))])
    // Under each name is what its own reader made of it, and the router found the parameters by the path.
    return run({ ...post, fields: Object.fromEntries(values) } as SentForm<Who, Path, F>)
  }
})

/** A form of somebody signed in. */
export const form = <const Path extends `/${string}`, F extends FieldReaders, R>(
  path: Path,
  definition: Definition<Member, Path, F, R>
): SignedForm<Path, R> => ({ ...declared(path, definition), isSigned: true, isTeams: false })

/** A form of the site's team, on a page of the audience `admin`. */
export const adminForm = <const Path extends `/admin${string}`, F extends FieldReaders, R>(
  path: Path,
  definition: Definition<Member, Path, F, R>
): SignedForm<Path, R> => ({ ...declared(path, definition), isSigned: true, isTeams: true })

/** A form of somebody signed in that a file comes with: the only kind that may be larger than a page of text. */
export const uploadForm = <const Path extends `/${string}`, F extends FieldReaders, R>(
  path: Path,
  upload: Upload,
  definition: Definition<Member, Path, F, R>
): SignedForm<Path, R> => ({ ...declared(path, definition, { upload }), isSigned: true, isTeams: false })

/** A form of somebody signed in that is theirs alone to send, as `personsForm` says. */
export const membersForm = <const Path extends `/${string}`, F extends FieldReaders, R>(
  path: Path,
  toPrograms: ForPeople,
  definition: Definition<Member, Path, F, R>
): SignedForm<Path, R> => ({ ...declared(path, definition, { toPrograms }), isSigned: true, isTeams: false })

/** A form that needs no session: what it does follows from a secret in it, or is open to anybody. */
export const unsignedForm = <const Path extends `/${string}`, F extends FieldReaders, R>(
  path: Path,
  definition: Definition<Sender, Path, F, R>
): UnsignedForm<Path, R> => ({ ...declared(path, definition), isSigned: false })

/**
 * An unsigned form that is a person's alone to send: a request that carries credentials of a program is refused, so
 * nobody's agent can send it with what it was given to call the API with.
 */
export const personsForm = <const Path extends `/${string}`, F extends FieldReaders, R>(
  path: Path,
  toPrograms: ForPeople,
  definition: Definition<Sender, Path, F, R>
): UnsignedForm<Path, R> => ({ ...declared(path, definition, { toPrograms }), isSigned: false })
