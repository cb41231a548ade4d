/** The row of a statement that has one for certain, such as an insert that returns what it wrote. */
import type { SqlError } from "@effect/sql/SqlError"
import { Effect } from "effect"

export const theRow = <Row>(statement: Effect.Effect<ReadonlyArray<Row>, SqlError>): Effect.Effect<Row> =>
  Effect.flatMap(Effect.orDie(statement), ([row]) =>
    row === undefined ? Effect.dieMessage("the statement answers its row") : Effect.succeed(row)
  )
