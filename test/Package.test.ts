/** The lock file, as `npm ci` holds it against itself: whatever machine wrote it, it is whole for all of them. */
import { expect, test } from "bun:test"

interface Locked {
  readonly version?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

test("the lock file names what packages bring on other systems, so that an image can be built from it", async () => {
  const lock: { packages: Record<string, Locked> } = await Bun.file(
    new URL("../package-lock.json", import.meta.url)
  ).json()
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        lock.packages[`node_modules/${name}`] === undefined &&
        lock.packages[`${path}/node_modules/${name}`] === undefined
    )
  )
  expect(missing).toEqual([])
})
