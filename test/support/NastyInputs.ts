/**
 * Inputs of an operation, made from its own schema: what every key takes, at its borders and with text nobody
 * writes by hand. Most of what is made passes the schema, so that the rules and the database behind it are
 * reached; some of it does not.
 */
import { Schema, SchemaAST } from "effect"
import fc from "fast-check"
import type { Any } from "../../src/domain/Operation.ts"

/** Text that has broken something somewhere: in a database, in a URL parser, in a search, in a file. */
export const nastyTexts: ReadonlyArray<string> = [
  "",
  " ",
  "\u00a0",
  "x",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udc00b",
  "\udbff\udfff",
  "\uffff",
  "\ufeff",
  "\u202e",
  "\u0001\u007f\u0085\u2028",
  "e\u0301".repeat(40),
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
  "İıſẞß",
  "﷽㎯㏂⑽",
  "初期",
  "Early access",
  "one time",
  "\\u0000",
  "\\",
  "'",
  "''; drop table listings; --",
  "%",
  "_%\\",
  "$1 $2 :x ?",
  "{}",
  "{a,b}",
  "NULL",
  "a & b | !c <-> d:*",
  "<script>alert(1)</script>",
  "&#0;",
  "\r\nBcc: a@b.example",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "1e309",
  "2147483648",
  "9007199254740993",
  "99999999999999999999",
  // Dates, and what looks like them.
  "0000-00-00",
  "0000-01-01",
  "0001-01-01",
  "0099-12-31",
  "1582-10-10",
  "1900-02-29",
  "1969-12-31",
  "2024-02-29",
  "2026-13-01",
  "9999-12-31",
  "10000-01-01",
  "+010000-01-01",
  "-0001-01-01",
  "infinity",
  "epoch",
  "this",
  "next",
  "last",
  // Years, countries, slugs, addresses.
  "0000",
  "1800",
  "2100",
  "9999",
  "no",
  "NO",
  "ZZ",
  "beta",
  "Beta",
  "a-slug",
  "-",
  "person@people.test",
  "a@b",
  `${"a".repeat(64)}@${"b".repeat(63)}.example`,
  "https://example.com",
  "https://example.com/\u0000",
  "https://example.com/\ud800",
  " https://example.com/ ",
  "https://exa\tmple.com/\n",
  "https://例え.jp/パス?q=値#片",
  "https://user:word@example.com/",
  "http://127.0.0.1/",
  "http://[::1]/",
  "https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?t=\u0000",
  "javascript:alert(1)",
  "data:text/html,x",
  "Climate",
  "00000000-0000-0000-0000-000000000000"
]
const numbers: ReadonlyArray<number> = [
  0,
  -0,
  1,
  -1,
  0.5,
  2,
  1799,
  1800,
  2100,
  2101,
  32_768,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  9.3e18,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE
]

/** A bound that a chain of refinements is documented with. */
const boundOf = (ast: SchemaAST.AST, rule: string): unknown => {
  const documented = SchemaAST.getJSONSchemaAnnotation(ast)
  const own = documented._tag === "Some" && rule in documented.value ? Reflect.get(documented.value, rule) : undefined
  return own ?? (SchemaAST.isRefinement(ast) ? boundOf(ast.from, rule) : undefined)
}
const baseOf = (ast: SchemaAST.AST): SchemaAST.AST => (SchemaAST.isRefinement(ast) ? baseOf(ast.from) : ast)
const numberOr = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise)

/** Mostly of the first. */
const mostly = <A>(right: fc.Arbitrary<A>, wrong: fc.Arbitrary<A>) =>
  fc.oneof({ weight: 15, arbitrary: right }, { weight: 1, arbitrary: wrong })

/** Of some values, mostly those the schema takes. */
const split = <A>(ast: SchemaAST.AST, values: ReadonlyArray<A>, more?: fc.Arbitrary<A>): fc.Arbitrary<A> => {
  const takes = Schema.is(Schema.make(ast))
  const [good, bad] = [values.filter((value) => takes(value)), values.filter((value) => !takes(value))]
  const ways = [...(good.length === 0 ? [] : [fc.constantFrom(...good)]), ...(more === undefined ? [] : [more])]
  if (ways.length === 0) return fc.constantFrom(...bad)
  return bad.length === 0 ? fc.oneof(...ways) : mostly(fc.oneof(...ways), fc.constantFrom(...bad))
}

const textOf = (ast: SchemaAST.AST): fc.Arbitrary<unknown> => {
  const max = numberOr(boundOf(ast, "maxLength"), 300)
  const full = ["x", "\u{1f30a}", "İ", "\ud800", "\u0000", "﷽", "初", "'"].flatMap((one) => [
    one.repeat(max),
    one.repeat(max + 1)
  ])
  const long = ["p", "値"].map((one) => `https://example.com/${one.repeat(Math.max(0, max - 20))}`)
  const pattern = boundOf(ast, "pattern")
  const takes = Schema.is(Schema.make(ast))
  const free =
    typeof pattern === "string"
      ? fc.stringMatching(new RegExp(pattern), { size: "small" })
      : fc.oneof(
          fc.string({ unit: "binary", maxLength: Math.min(max, 40) }),
          fc.string({ unit: "grapheme", maxLength: Math.min(max, 40) })
        )
  return split<unknown>(
    ast,
    [...nastyTexts, ...full, ...long],
    takes("x") || typeof pattern === "string" ? free : undefined
  )
}

const numberOf = (ast: SchemaAST.AST): fc.Arbitrary<unknown> => {
  const [min, max] = [numberOr(boundOf(ast, "minimum"), 0), numberOr(boundOf(ast, "maximum"), 2_147_483_647)]
  return split<unknown>(ast, [...numbers, min, min - 1, max, max + 1], fc.integer({ min, max }))
}

const listOf = (ast: SchemaAST.AST, item: SchemaAST.AST): fc.Arbitrary<unknown> => {
  const max = numberOr(boundOf(ast, "maxItems"), 10)
  const one = valuesOf(item)
  const filled = (count: number) => one.map((value) => Array.from({ length: count }, () => value))
  return mostly(
    fc.oneof(
      { weight: 4, arbitrary: fc.array(one, { maxLength: Math.min(4, max) }) },
      { weight: 1, arbitrary: filled(max) }
    ),
    filled(max + 1)
  )
}

/** Values for a schema as they travel. */
export const valuesOf = (ast: SchemaAST.AST): fc.Arbitrary<unknown> => {
  const base = baseOf(ast)
  switch (base._tag) {
    case "StringKeyword":
      return textOf(ast)
    case "NumberKeyword":
      return numberOf(ast)
    case "BooleanKeyword":
      return fc.oneof(fc.boolean(), fc.constantFrom<unknown>(null, "true", 0))
    case "Literal":
      return fc.constant(base.literal)
    case "Union":
      return fc.oneof(...base.types.map(valuesOf))
    case "TupleType": {
      const [rest] = base.rest
      return rest === undefined ? fc.constant([]) : listOf(ast, rest.type)
    }
    case "TypeLiteral":
      return objectOf(base.propertySignatures)
    case "Transformation":
      return valuesOf(base.from)
    default:
      throw new Error(`no values are made for ${base._tag}`)
  }
}

/** What is required, and a few of the others. */
const objectOf = (signatures: ReadonlyArray<SchemaAST.PropertySignature>): fc.Arbitrary<Record<string, unknown>> => {
  const required = signatures.filter(({ isOptional }) => !isOptional)
  const others = signatures.filter(({ isOptional }) => isOptional)
  return fc
    .subarray([...others], { maxLength: Math.min(3, others.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries([...required, ...chosen].map(({ name, type }) => [String(name), valuesOf(type)])))
    )
}

/** The keys of an operation's input, as they travel. */
export const signaturesOf = ({ input }: Any): ReadonlyArray<SchemaAST.PropertySignature> =>
  SchemaAST.getPropertySignatures(SchemaAST.isTransformation(input.ast) ? input.ast.from : input.ast)

/** Whole inputs of an operation; keys that `given` has are mostly what it gives. */
export const inputsOf = (
  operation: Any,
  given: Readonly<Record<string, fc.Arbitrary<unknown>>>
): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const signatures = signaturesOf(operation)
  const kept = Object.fromEntries(
    signatures.flatMap(({ name, type }) => {
      const known = given[String(name)]
      return known === undefined ? [] : [[String(name), mostly(known, valuesOf(type))]]
    })
  )
  return fc
    .tuple(fc.record(kept), objectOf(signatures.filter(({ name }) => !(name in given))))
    .map(([known, made]) => ({ ...made, ...known }))
}

/** Every text in an input that nothing but its own schema looks at, by its path. */
export const textsOf = (ast: SchemaAST.AST, path: string): ReadonlyArray<readonly [string, SchemaAST.AST]> => {
  const base = baseOf(ast)
  switch (base._tag) {
    case "StringKeyword":
      return [[path, ast]]
    case "Union":
      return base.types.flatMap((type) => textsOf(type, path))
    case "TupleType":
      return base.rest.flatMap(({ type }) => textsOf(type, `${path}.*`))
    case "TypeLiteral":
      return base.propertySignatures.flatMap(({ name, type }) => textsOf(type, `${path}.${String(name)}`))
    case "Transformation":
      return textsOf(base.from, path)
    default:
      return []
  }
}
