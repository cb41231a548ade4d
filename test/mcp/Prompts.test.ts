/** The prompt leads by tools that there are, in the order in which a person decides. */
import { expect, test } from "bun:test"
import { Either } from "effect"
import { promptNamed } from "../../src/mcp/Prompts.ts"
import { tools } from "../../src/mcp/Tools.ts"

const text = () => {
  const [message] = Either.getOrThrow(promptNamed("launch_my_product", { url: "https://tide.example" })).messages
  return message?.content.type === "text" ? message.content.text : ""
}
const names = new Set(tools.map(({ name }) => name))
const named = (step: string) =>
  [...step.matchAll(/[a-z]+(?:_[a-z]+)+/g)].flatMap(([word]) => (names.has(word) ? [word] : []))
const steps = () =>
  text()
    .split("\n")
    .filter((line) => /^\d\. /.test(line))

test("each step of launch_my_product names its tools", () => {
  expect(steps().map((step) => named(step))).toEqual([
    ["submit_listing", "claim_listing", "verify_claim"],
    ["get_draft"],
    [],
    ["update_draft"],
    ["submit_draft"],
    ["list_products"],
    ["choose_free_listing", "get_my_listing", "list_products", "quote_order", "create_checkout", "get_order"]
  ])
})

test("what is paid is shown with its VAT, asked about, and paid by the person alone", () => {
  const [paid = ""] = steps().slice(-1)
  expect(paid).toMatch(
    /quote_order.*price with its VAT.*ask.*create_checkout.*give me the link.*Never open that link.*get_order/
  )
})
