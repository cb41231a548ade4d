/**
 * The embedded database of a test, migrated and with the defaults in it: made once, then copied, for one
 * made from nothing costs seconds. The copy lies in the temporary directory under a hash of everything that
 * can have a part in it, so that it is made anew after any change of the sources.
 */
import { readdir, rename, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const root = new URL("../../", import.meta.url).pathname
const prefix = "launchbook-test-template-"
/** Nobody comes back to sources of so long ago. */
const keptMillis = 3_600_000

const pathNow = async () => {
  const hasher = new Bun.CryptoHasher("sha256")
  for (const path of ["package-lock.json", ...[...new Bun.Glob("src/**/*").scanSync(root)].sort()])
    hasher.update(path).update(await Bun.file(root + path).bytes())
  return join(tmpdir(), `${prefix}${hasher.digest("hex")}.tgz`)
}
let path: Promise<string> | undefined
const templatePath = () => {
  path ??= pathNow()
  return path
}

const forgetOld = async () => {
  const names = await readdir(tmpdir())
  for (const old of names.filter((name) => name.startsWith(prefix)).map((name) => join(tmpdir(), name))) {
    // What another process has just removed is gone already.
    const made = await stat(old).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now()
    )
    if (Date.now() - made > keptMillis) await rm(old, { force: true })
  }
}

/**
 * An engine that begins with the template, save in a directory that holds a database already; and how to keep
 * what it holds as the template where there was none.
 */
export const fromTemplate = () => {
  let isFresh = false
  let pack: (() => Promise<Uint8Array>) | undefined
  const begin = async (directory: string) => {
    if (await Bun.file(join(directory, "PG_VERSION")).exists()) return null
    const file = Bun.file(await templatePath())
    isFresh = !(await file.exists())
    return isFresh ? null : await file.bytes()
  }
  const opened = (how: () => Promise<Uint8Array>) => {
    pack = how
  }
  const keep = async () => {
    if (!isFresh || pack === undefined) return
    const target = await templatePath()
    // Somebody saved a file while it was made: nobody knows of which sources it is.
    if ((await pathNow()) !== target) return
    const part = `${target}.${crypto.randomUUID()}`
    await Bun.write(part, await pack())
    // Another process may be making the same one.
    await rename(part, target)
    await forgetOld()
  }
  return { engine: { begin, opened }, keep }
}
