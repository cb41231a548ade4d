/**
 * How this process connects to PostgreSQL: straight, or by a pooler that lends a connection for one transaction
 * (PgBouncer and its like), of which a session's settings are lost as soon as it is lent to somebody else.
 *
 * Straight, a connection is told at its start what it is to do. A pooler refuses to be told (or takes no notice) but for
 * the few settings that it keeps for each client by itself. The time zone is one of these, and the only one that what
 * we read depends on; the others are safety, and stand with the role (`ALTER ROLE … SET`, docs/operations.md).
 */
import Pg from "pg"
import { DeadlineClient, DeadlinePool, statementTimeout } from "./Deadline.ts"

/** PostgreSQL's numbers of the types we read in our own way. */
export const oid = { int8: 20, numeric: 1700, timestamptz: 1184, date: 1082 } as const
/** An instant of these centuries, in UTC, as the server prints it: with as many digits of a second as it has. */
const printed = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/
/** Put together from its pieces, for to read it as a date and print that takes several times as long. */
const instantOf = (text: string): string => {
  const found = printed.exec(text)
  if (found === null) return new Date(text).toISOString()
  const [, day, time, fraction = ""] = found
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`
}
const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, Number],
  [oid.numeric, Number],
  [oid.date, (text) => text],
  [oid.timestamptz, instantOf]
])
/** All pools read values alike. */
export const types: Pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : parsers.get(id)) ?? Pg.types.getTypeParser(id, format ?? "text")
}

/** How often the server looks whether whoever asked still listens; what nobody listens for must not hold its locks. */
const goneCheck = 1000

/** What every session is to be set to, by the names and in the units of PostgreSQL. */
export const sessionSettings = {
  // Compiling a statement takes longer than any of ours does.
  jit: "off",
  statement_timeout: `${statementTimeout}ms`,
  client_connection_check_interval: `${goneCheck}ms`
} as const

const shared = (url: string): Pg.ClientConfig => ({ connectionString: url, types, application_name: "launchbook" })

const told = Object.entries({ timezone: "UTC", ...sessionSettings })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ")

/** A connection of our own, with a session. */
export const straight = (url: string): Pg.ClientConfig => ({ ...shared(url), options: told })

export const straightPool = (url: string, max: number): DeadlinePool => new DeadlinePool({ ...straight(url), max })

/** A connection that a pooler lends to many. */
class PooledClient extends DeadlineClient {
  constructor(options?: Pg.ClientConfig) {
    super(options)
    // The pooler makes up the number of a process. The driver would have that one cancelled, whoever's it is; what it
    // cannot cancel goes with its connection, which the pool sees to.
    Object.defineProperty(this, "processID", { get: () => undefined, set: () => {} })
  }

  override get canCancel(): boolean {
    return false
  }
  /** The next transaction may be on another connection of the pooler's, or find a stranger's statement of that name. */
  override get canPrepare(): boolean {
    return false
  }

  /** What the driver says at the start of a connection; its types do not have it, and `Connections.test.ts` holds it. */
  getStartupConf(): object {
    const said: object = Reflect.apply(Reflect.get(Pg.Client.prototype, "getStartupConf"), this, [])
    return { ...said, TimeZone: "UTC" }
  }
}

export const lentPool = (url: string, max: number): DeadlinePool =>
  new DeadlinePool({ ...shared(url), max, Client: PooledClient })
