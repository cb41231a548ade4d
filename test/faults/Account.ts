/** Who a drill speaks as: an account with a key, on a server whose rate limits are not what is tried. */
import type { Running } from "../../bench/Server.ts"

const limits = [
  "anonymous_per_minute",
  "read_per_minute",
  "write_per_minute",
  "submit_per_hour",
  "submit_per_day",
  "checkout_per_hour"
]

/** The API key of a new account; it reads the account, writes listings and orders. */
export const unlimitedKey = async (server: Running): Promise<string> => {
  for (const limit of limits) await server.cli("setting", "set", `rate_limit.${limit}`, "1000000000")
  await server.cli("user", "create", "drill@launchbook.example")
  const scopes = ["--scopes", "account:read,listings:write,orders:write"]
  const made: { key: string } = JSON.parse(
    await server.cli("key", "create", "drill@launchbook.example", ...scopes, "--json")
  )
  return made.key
}
