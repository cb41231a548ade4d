/** Files that are committed and compared: a change of the surface is seen in review. `UPDATE_GOLDEN=1` writes them anew. */
import { expect } from "bun:test"

const folder = new URL("../golden/", import.meta.url).pathname

export const golden = async (name: string, actual: string) => {
  const file = Bun.file(folder + name)
  if (process.env.UPDATE_GOLDEN === "1") await Bun.write(file, actual)
  expect(await file.exists(), `test/golden/${name} is missing; write it with UPDATE_GOLDEN=1`).toBe(true)
  const committed = await file.text()
  if (committed !== actual) {
    const [was, is] = [committed.split("\n"), actual.split("\n")]
    const at = is.findIndex((line, index) => line !== was[index])
    expect(
      `line ${at + 1}: ${is[at]}`,
      `test/golden/${name} differs; if that is meant, write it with UPDATE_GOLDEN=1`
    ).toBe(`line ${at + 1}: ${was[at]}`)
  }
  expect(committed.length).toBe(actual.length)
}
