/**
 * How long this process waits for PostgreSQL to answer a statement. A server that is frozen, or cut off without a word,
 * would otherwise hold every caller for as long as it stays so.
 *
 * A statement past its deadline takes its connection with it: it fails as on any lost connection, the pool makes a new
 * one, and nobody is lent a connection on which an answer is still to come.
 */
import { Effect, Fiber, FiberRef, Option } from "effect"
import Pg from "pg"
import { type Answered, type Before, Descriptions, PreparedQuery, type PreparedText, preparedName } from "./Prepared.ts"

/** Milliseconds for a statement somebody waits for, with the wait for its connection. */
export const answerWithin = 2500
/** What is left of them at least, when the connection has come at last. */
const leastLeft = 500
export const connectWithin = answerWithin - leastLeft
/** Milliseconds for a connection of a pool that goes on lending. */
const busyWithin = 10_000
/** The server ends what runs longer: it is a bug or an attack, and must not hold a connection. */
export const statementTimeout = 30_000
/** Longer than the server lets anything run, so that its own word on that is heard. */
const patience = statementTimeout + 5000

const deadline = FiberRef.unsafeMake(answerWithin)

/** Gives each statement of `effect` all the time the server does, or `millis`. */
export const patient = <A, E, R>(effect: Effect.Effect<A, E, R>, millis = patience): Effect.Effect<A, E, R> =>
  Effect.locally(effect, deadline, millis)

/** The deadline of the fiber that is calling. What calls from no fiber is the job engine, for which nobody waits. */
const ofCaller = Option.map((fiber: Fiber.RuntimeFiber<unknown, unknown>) => fiber.getFiberRef(deadline))

export class DeadlineClient extends Pg.Client {
  readonly #deadline: number
  readonly #descriptions: Descriptions
  #first: number | undefined
  #isGathering = false
  /** Statements whose answer is still to come. */
  #unanswered = 0

  /** Whether the server can be told that nobody waits for a statement any more. */
  get canCancel(): boolean {
    return true
  }
  /** Whether what it prepares is there for its next statement. */
  get canPrepare(): boolean {
    return true
  }
  get isBusy(): boolean {
    return this.#unanswered > 0
  }

  constructor(options?: Pg.ClientConfig, deadline = patience) {
    // What is asked while an answer is still to come is sent at once; its types do not have it yet.
    super(Object.assign({}, options, { pipeline: true }))
    this.#deadline = deadline
    this.#descriptions = new Descriptions(this.connection)
  }

  /**
   * What the first statement of whoever it is lent to has left. It is run while the connection is handed over, and that
   * is done by whoever gave it back: a fiber with a deadline of its own, or none.
   */
  lend(deadline: number, waited: number) {
    this.#first = Math.max(deadline - waited, Math.min(deadline, leastLeft))
  }

  /** Lets what is asked from here on go out together: with `send`, or at the end of this turn of the event loop. */
  gather() {
    if (this.#isGathering) return
    this.#isGathering = true
    this.connection.stream.cork()
    setImmediate(() => this.send())
  }
  send() {
    if (!this.#isGathering) return
    this.#isGathering = false
    this.connection.stream.uncork()
  }

  /** Begins to wait for an answer; what it gives is to be called when that has come. */
  #wait(): () => void {
    const millis = this.#first ?? Option.getOrElse(ofCaller(Fiber.getCurrentFiber()), () => this.#deadline)
    this.#first = undefined
    const overdue = setTimeout(() => {
      // The code of a connection that the network lost, for it is none the better.
      this.connection.stream.destroy(Object.assign(new Error(`no answer within ${millis} ms`), { code: "ETIMEDOUT" }))
    }, millis)
    this.#unanswered++
    return () => {
      clearTimeout(overdue)
      this.#unanswered--
    }
  }
  #ask(own: PreparedText, told: Answered, before?: Before): void {
    Reflect.apply(super.query, this, [new PreparedQuery(this.#descriptions, own, told, before)])
  }

  /** In each of pg's overloads what is called with the answer stands last, or nothing does and the answer is promised. */
  override query(...statement: Array<unknown>) {
    const answered = this.#wait()
    const callback = statement.at(-1)
    if (typeof callback !== "function") {
      const answer = Reflect.apply(super.query, this, statement)
      answer.then(answered, answered)
      return answer
    }
    const told = (...answer: ReadonlyArray<unknown>) => {
      answered()
      callback(...answer)
    }
    const [text, values] = statement
    const name = typeof text === "string" && this.canPrepare ? preparedName(text) : undefined
    if (typeof text === "string" && name !== undefined) return this.#ask({ name, text, values }, told)
    statement[statement.length - 1] = told
    return Reflect.apply(super.query, this, statement)
  }

  /** Asks a statement together with those before it, of which only a failure is heard. */
  queryAfter(before: Before, text: string, values: ReadonlyArray<unknown>, callback: Answered): void {
    const answered = this.#wait()
    const told: Answered = (cause, answer) => {
      answered()
      callback(cause, answer)
    }
    this.#ask({ name: preparedName(text), text, values }, told, before)
  }
}

type Borrower = Parameters<Pg.Pool["connect"]>[0]

/** How long a connection is waited for, in milliseconds. */
export interface Waits {
  /** Of a pool that nothing comes back to: its server is frozen or away. */
  readonly still: number
  /** Of a pool that goes on lending: it is busy, and whoever waits comes nearer. */
  readonly moving: number
}

/**
 * A pool of such connections. It keeps its own line of those who wait, first come, first served: pg's would turn away
 * each of them after the same time, however fast the line moves, and a crowd would be told that the server is away.
 */
export class DeadlinePool extends Pg.Pool {
  readonly #waits: Waits
  /** What gives each of those who wait their turn. */
  readonly #line = new Set<() => void>()
  #lent = 0
  /** When a connection last came back that had answered all it was asked. */
  #moved = Number.NEGATIVE_INFINITY

  constructor(options: Pg.PoolConfig, waits: Waits = { still: connectWithin, moving: busyWithin }) {
    super({ Client: DeadlineClient, ...options, connectionTimeoutMillis: waits.still })
    this.#waits = waits
  }

  /** How many wait until somebody gives back a connection. */
  get inLine(): number {
    return this.#line.size
  }

  #cameBack(client: DeadlineClient | undefined) {
    this.#lent--
    if (client?.isBusy === false) this.#moved = performance.now()
    for (const turn of this.#line) {
      this.#line.delete(turn)
      turn()
      break
    }
  }

  override connect(): Promise<Pg.PoolClient>
  override connect(borrower: Borrower): void
  override connect(borrower?: Borrower): unknown {
    if (borrower === undefined)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client === undefined ? reject(error) : resolve(client)))
      })
    const deadline = Option.getOrElse(ofCaller(Fiber.getCurrentFiber()), () => patience)
    const asked = performance.now()
    /** Since when nothing has told that the server is well. */
    const since = () => Math.max(asked, this.#moved)
    let isOver = false
    const turn = () => {
      this.#lent++
      super.connect((error, client, release) => {
        if (!(client instanceof DeadlineClient)) {
          if (!isOver) end(error)
          return this.#cameBack(undefined)
        }
        // What goes on at the server after its caller has left goes with its connection, not on to the next caller.
        const giveBack: typeof release = (reason) => {
          release(reason ?? (!client.canCancel && client.isBusy ? true : undefined))
          this.#cameBack(reason === undefined ? client : undefined)
        }
        client.release = giveBack
        if (isOver) return giveBack()
        isOver = true
        clearTimeout(timer)
        client.lend(deadline, performance.now() - since())
        borrower(undefined, client, giveBack)
      })
    }
    const end = (error: Error | undefined) => {
      isOver = true
      clearTimeout(timer)
      this.#line.delete(turn)
      borrower(error, undefined, () => {})
    }
    const look = () => {
      const { still, moving } = this.#waits
      const left = Math.min(since() + still, asked + moving) - performance.now()
      if (left <= 0) return end(new Error("timeout exceeded when trying to connect"))
      timer = setTimeout(look, left)
    }
    // Who has a turn at once is watched by the pool; who waited for it has what is left of the time.
    let timer: ReturnType<typeof setTimeout> | undefined
    if (this.#lent < this.options.max) return turn()
    this.#line.add(turn)
    timer = setTimeout(look, this.#waits.still)
  }
}
