/** A database of its own on a PostgreSQL server, to be dropped at the end. */
import Pg from "pg"

export const freshDatabase = async (server: string, prefix: string) => {
  const name = `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`
  const admin = async (text: string) => {
    const client = new Pg.Client({ connectionString: server })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) }
}
