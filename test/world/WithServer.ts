/** One server for one mode: opened, driven, and looked at once more when it is stopped. */
import { Launchbook, localPostgres, type Options } from "./Launchbook.ts"
import type { Report } from "./Report.ts"
import type { World } from "./World.ts"

export const withServer = async (
  world: World,
  report: Report,
  name: string,
  options: Options,
  work: (server: Launchbook) => Promise<void>
) => {
  const server = await Launchbook.open(world, name, options)
  try {
    await work(server)
  } finally {
    const errors = await server.errors()
    report.check("nothing broke inside the server", errors.length === 0, errors.slice(0, 3).join("\n      "))
    const code = await server.dispose()
    report.check("the server stops cleanly when asked", code === 0, `exit code ${code}`)
  }
}

/** A mode that needs a PostgreSQL; skipped where there is none. */
export const onPostgres = async (report: Report, mode: string, run: (postgres: string) => Promise<void>) => {
  const found = await localPostgres()
  if (found !== undefined) return run(found)
  report.begin(mode, [])
  report.skip("no PostgreSQL lets the user postgres in at /var/run/postgresql; DATABASE_URL may name another")
}
