/** One listing of an import file: a JSON object a line. Keys that are not known here are left alone. */
import { Either, Schema } from "effect"
import { sentenceOf } from "../../../domain/api/schema/Invalid.ts"
import { textFields } from "../../../domain/listing/Profile.ts"
import { Country, integer, list, text, webUrl } from "../../../domain/Wire.ts"

/** Absent and null mean the same: the fact is not known. */
const known = <A, I>(schema: Schema.Schema<A, I>) =>
  Schema.optionalWith(Schema.NullOr(schema), { exact: true, default: () => null })

const lines = list(text(200, 1), 20)

export const ImportLine = Schema.Struct({
  name: text(textFields.name.max, 1),
  url: webUrl(2048),
  tagline: known(text(textFields.tagline.max)),
  description: known(text(textFields.description.max)),
  /** The first is the primary one. */
  categories: known(lines),
  tags: known(lines),
  country: known(Country),
  pricing_model: known(text(40)),
  status: known(Schema.Literal("draft", "live")),
  votes: known(integer(0, 2147483647))
})
export type ImportLine = typeof ImportLine.Type

const decode = Schema.decodeUnknownEither(ImportLine, { errors: "all" })

/** A line of the file, or what is wrong with it in one sentence. */
export const parseLine = (line: string): Either.Either<ImportLine, string> =>
  Either.try({ try: (): unknown => JSON.parse(line), catch: () => "is not valid JSON" }).pipe(
    Either.flatMap((value) => Either.mapLeft(decode(value), sentenceOf))
  )
