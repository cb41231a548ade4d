import { expect, test } from "bun:test"
import { emailsIn } from "../../../src/domain/text/EmailAddresses.ts"

test.each([
  ["Write to hello@crumb.example.", ["hello@crumb.example"]],
  ["ines [at] crumb [dot] example", ["ines@crumb.example"]],
  ["Tel. 0551 000 · werkstatt (at) crumb.example", ["werkstatt@crumb.example"]],
  ["info(ät)crumb(punkt)example", ["info@crumb.example"]],
  ["hola [arroba] crumb [punto] example", ["hola@crumb.example"]],
  ["info AT crumb DOT co DOT uk", ["info@crumb.co.uk"]],
  ["hei＠crumb.example", ["hei@crumb.example"]],
  ["hola arroba crumb punto example", ["hola@crumb.example"]],
  ["Email: hello at crumb dot example", ["hello@crumb.example"]],
  ["escola @ crumb.example", ["escola@crumb.example"]],
  ["info★crumb.example(★を@に変えてください)", ["info@crumb.example"]],
  ["info#crumb.example(请将#换成@)", ["info@crumb.example"]],
  ["logo@2x.png", []],
  ["Meet us @ crumb.example on Monday", []],
  ["We are back at the dot com", []],
  ["info★crumb.example", []],
  ["Look at crumb.example [at home]", []],
  ["LOOK AT CRUMB.COM", []],
  ["meet me at crumb dot example", []],
  ["rows[at].length", []]
])("addresses in %p", (text, found) => {
  expect(emailsIn(text)).toEqual(found)
})

test("no text costs more than its length", () => {
  for (const piece of ["a(at)", "a.", "a [at] b.", " AT b DOT c", "a arroba b punto ", "a @ b.", "★を@に a★b."]) {
    const began = process.cpuUsage().user
    emailsIn(`${piece.repeat(20_000)}]`)
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(2000)
  }
})
