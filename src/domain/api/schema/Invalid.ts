/**
 * What is wrong with an input, in the words of the contract: every issue at once, each with the
 * dotted path of the offender, a stable code, and the bound that broke.
 */
import { Array as Arr, type ParseResult, SchemaAST } from "effect"
import { type Detail, detail } from "../../Failure.ts"
import { lengthOf } from "../../Wire.ts"

type Issue = ParseResult.ParseIssue
type Path = ReadonlyArray<PropertyKey>

const pathOf = (issue: Issue, path: Path): Path =>
  issue._tag === "Pointer" ? path.concat(Arr.ensure(issue.path)) : path

/** Literals a union consists of, null left out; empty where it is not a union of literals. */
const choices = (ast: SchemaAST.AST): ReadonlyArray<string> => {
  if (SchemaAST.isLiteral(ast)) return ast.literal === null ? [] : [String(ast.literal)]
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap(choices)
  return []
}

const kindOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "a list"
  switch (typeof value) {
    case "string":
      return "text"
    case "number":
      return Number.isInteger(value) ? "a whole number" : "a fraction"
    case "boolean":
      return "true or false"
    default:
      return "an object"
  }
}

/** JSON Schema's word for a whole number, where the refinement asks for one. */
const isWhole = (ast: SchemaAST.Refinement): boolean => {
  const documented = SchemaAST.getJSONSchemaAnnotation(ast)
  if (documented._tag === "Some" && "type" in documented.value && documented.value.type === "integer") return true
  return SchemaAST.isRefinement(ast.from) && isWhole(ast.from)
}

const nounOf = (ast: SchemaAST.AST): string => {
  switch (ast._tag) {
    case "StringKeyword":
    case "Literal":
      return "text"
    case "NumberKeyword":
      return "a number"
    case "BooleanKeyword":
      return "true or false"
    case "TupleType":
      return "a list"
    case "TypeLiteral":
      return "an object"
    case "Refinement":
      return isWhole(ast) ? "a whole number" : nounOf(ast.from)
    case "Transformation":
      return nounOf(ast.from)
    case "Union":
      return [...new Set(ast.types.filter((type) => !isNull(type)).map(nounOf))].join(" or ")
    default:
      return "another type"
  }
}
const isNull = (ast: SchemaAST.AST) => SchemaAST.isLiteral(ast) && ast.literal === null

const notWhole = (at: string, actual: unknown) =>
  detail(at, "invalid_type", `must be a whole number, is ${kindOf(actual)}`)

/** One broken rule of a refinement, read from the JSON Schema it is documented with. */
const broken = (at: string, issue: ParseResult.Refinement): Detail => {
  const { ast, actual } = issue
  const documented = SchemaAST.getJSONSchemaAnnotation(ast)
  const rules: Record<string, unknown> = documented._tag === "Some" ? { ...documented.value } : {}
  const size = typeof actual === "string" ? lengthOf(actual) : Array.isArray(actual) ? actual.length : Number(actual)
  const over = (rule: string) => (typeof rules[rule] === "number" ? rules[rule] : undefined)
  const ownMessage = SchemaAST.getMessageAnnotation(ast)

  const maxLength = over("maxLength")
  if (maxLength !== undefined && size > maxLength && typeof actual === "string")
    return detail(at, "too_long", `must be at most ${maxLength} characters, has ${size}`, maxLength, size)
  const minLength = over("minLength")
  if (minLength !== undefined && typeof actual === "string" && rules.format === undefined)
    return minLength === 1
      ? detail(at, "too_short", "must not be empty", 1, actual.trim().length)
      : detail(at, "too_short", `must be at least ${minLength} characters, has ${size}`, minLength, size)
  const maxItems = over("maxItems")
  if (maxItems !== undefined && size > maxItems)
    return detail(at, "too_many_items", `must have at most ${maxItems} items, has ${size}`, maxItems, size)
  const minItems = over("minItems")
  if (minItems !== undefined && size < minItems)
    return detail(at, "too_few_items", `must have at least ${minItems} items, has ${size}`, minItems, size)
  const maximum = over("maximum")
  if (maximum !== undefined && size > maximum)
    return detail(at, "too_large", `must be at most ${maximum}, is ${size}`, maximum, size)
  const minimum = over("minimum")
  if (minimum !== undefined && size < minimum)
    return detail(at, "too_small", `must be at least ${minimum}, is ${size}`, minimum, size)
  if (rules.type === "integer") return notWhole(at, actual)
  if (ownMessage._tag === "Some") {
    const message = ownMessage.value(issue)
    if (typeof message === "string") return detail(at, "invalid_format", message)
  }
  if (typeof rules.format === "string") return detail(at, "invalid_format", `must be a valid ${rules.format}`)
  if (typeof rules.pattern === "string") return detail(at, "invalid_format", `must match ${rules.pattern}`)
  return detail(at, "invalid_format", "is not valid")
}

const walk = (issue: Issue, path: Path): ReadonlyArray<Detail> => {
  const at = path.map(String).join(".")
  switch (issue._tag) {
    case "Pointer":
      return walk(issue.issue, pathOf(issue, path))
    case "Missing":
      return [detail(at, "required", "is required")]
    case "Unexpected":
      return [detail(at, "unknown_field", "is not a known field")]
    case "Refinement":
      if (issue.kind === "Predicate") return [broken(at, issue)]
      // The innermost type is a number; what was asked for is a whole one.
      return walk(issue.issue, path).map((found) =>
        found.path === at && found.code === "invalid_type" && isWhole(issue.ast) ? notWhole(at, issue.actual) : found
      )
    case "Transformation":
      return walk(issue.issue, path)
    case "Composite": {
      if (!SchemaAST.isUnion(issue.ast)) return Arr.ensure(issue.issues).flatMap((inner) => walk(inner, path))
      const allowed = choices(issue.ast)
      if (allowed.length > 1) return [detail(at, "invalid_choice", `must be one of: ${allowed.join(", ")}`)]
      // Of a union, the member that came closest says what is wrong: one that broke a rule, not one of another type.
      const all = Arr.ensure(issue.issues).map((inner) => walk(inner, path))
      const closest = all.find((details) =>
        details.every((one) => one.path !== at || (one.code !== "invalid_type" && one.code !== "invalid_choice"))
      )
      return closest ?? [detail(at, "invalid_type", `must be ${nounOf(issue.ast)}, is ${kindOf(issue.actual)}`)]
    }
    case "Type": {
      const allowed = choices(issue.ast)
      if (allowed.length > 0 && (typeof issue.actual === "string" || allowed.length > 1))
        return [detail(at, "invalid_choice", `must be one of: ${allowed.join(", ")}`)]
      return [detail(at, "invalid_type", `must be ${nounOf(issue.ast)}, is ${kindOf(issue.actual)}`)]
    }
    case "Forbidden":
      return [detail(at, "invalid_format", "is not valid")]
  }
}

/** All issues, by their place in the input; `name` turns the first key into its place on the wire. */
export const detailsOf = (error: ParseResult.ParseError, name: (key: string) => string): ReadonlyArray<Detail> =>
  walk(error.issue, []).map((found) => {
    const dot = found.path.indexOf(".")
    const key = dot < 0 ? found.path : found.path.slice(0, dot)
    return { ...found, path: key === "" ? "" : name(key) + (dot < 0 ? "" : found.path.slice(dot)) }
  })

/** All issues in one line, for a person at a terminal. */
export const sentenceOf = (error: ParseResult.ParseError): string =>
  detailsOf(error, (key) => key)
    .map(({ path, message }) => (path === "" ? message : `${path} ${message}`))
    .join("; ")
