/**
 * The walls of the world. `enter` starts this program again inside a new network, mount and process
 * namespace; `furnish` gives the inside its addresses, its resolver and a disk in memory. Everything
 * dies with the namespace: its processes are killed by the kernel, its mounts vanish, and the host
 * sees nothing but one empty directory that `enter` removes.
 */
import { existsSync, mkdtempSync, rmdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { forbidden, forbidden6, places } from "./Places.ts"

/** The exit code test runners read as "skipped". */
const skipped = 77
const directoryVariable = "LAUNCHBOOK_WORLD_DIR"

const run = (...command: ReadonlyArray<string>) => {
  const done = Bun.spawnSync([...command], { stdin: "ignore", stdout: "pipe", stderr: "pipe" })
  return { ok: done.exitCode === 0, error: done.stderr.toString().trim() }
}
const need = (...command: ReadonlyArray<string>) => {
  const done = run(...command)
  if (!done.ok) throw new Error(`\`${command.join(" ")}\` failed: ${done.error}`)
}

/** Why the world cannot be built here, or `undefined`. Installs iproute2 where it is missing. */
const obstacle = (): string | undefined => {
  if (process.platform !== "linux") return "it needs Linux namespaces"
  if (process.getuid?.() !== 0) return "it needs root for network and mount namespaces; run it as root"
  if (Bun.which("unshare") === null) return "`unshare` is missing; install util-linux"
  if (Bun.which("ip") === null) {
    console.log("`ip` is missing; installing iproute2 with apt-get ...")
    if (Bun.which("apt-get") !== null) run("apt-get", "install", "--yes", "--no-install-recommends", "iproute2")
    if (Bun.which("ip") === null) return "`ip` is missing and could not be installed; install iproute2"
  }
  const probe = run("unshare", "--net", "--mount", "--pid", "--fork", "true")
  return probe.ok ? undefined : `the kernel refused new namespaces (${probe.error})`
}

/** The directory of the inside, where this process already runs there. */
export const insideDirectory = () => process.env[directoryVariable]

/** Runs `script` with `args` inside a new world; answers its exit code. */
export const enter = async (script: string, args: ReadonlyArray<string>): Promise<number> => {
  const reason = obstacle()
  if (reason !== undefined) {
    console.error(`The closed world cannot be built here: ${reason}.`)
    return skipped
  }
  const directory = mkdtempSync(join(tmpdir(), "launchbook-world-"))
  const walls = ["--net", "--mount", "--pid", "--fork", "--kill-child=KILL", "--mount-proc"]
  // Where this process is killed outright, the kernel ends `unshare` for it.
  const leash = Bun.which("setpriv") === null ? [] : ["setpriv", "--pdeathsig", "KILL"]
  const child = Bun.spawn([...leash, "unshare", ...walls, process.execPath, script, ...args], {
    env: { ...process.env, [directoryVariable]: directory },
    stdin: "inherit",
    stdout: "inherit",
    stderr: "inherit"
  })
  // The inside is process 1 of its namespace and deaf to signals: killing `unshare` kills it and all its children.
  const stop = () => child.kill("SIGKILL")
  process.on("SIGTERM", stop)
  process.on("SIGHUP", stop)
  process.on("SIGINT", args[0] === "shell" ? () => undefined : stop)
  try {
    return await child.exited
  } finally {
    rmdirSync(directory)
  }
}

export interface Inside {
  /** A directory in memory that vanishes with the namespace. */
  readonly directory: string
  readonly ipv6: boolean
}

/** Called once inside: loopback, addresses, disk, resolver. Outside names and addresses do not exist from here on. */
export const furnish = (directory: string): Inside => {
  need("mount", "-t", "tmpfs", "-o", "size=4g,mode=755", "launchbook-world", directory)
  need("ip", "link", "set", "lo", "up")
  const own = new Set<string>(["127.0.0.1"])
  const addresses = [...Object.values(places), ...forbidden].filter(
    (address) => !own.has(address) && !address.includes(":")
  )
  for (const address of addresses) need("ip", "address", "add", `${address}/32`, "dev", "lo")
  const ipv6 = [places.web6, ...forbidden6]
    .filter((address) => address !== "::1")
    .map((address) => run("ip", "-6", "address", "add", `${address}/128`, "dev", "lo", "nodad").ok)
    .every(Boolean)
  if (existsSync("/etc/resolv.conf")) {
    const file = join(directory, "resolv.conf")
    writeFileSync(file, `nameserver ${places.resolver}\noptions timeout:2 attempts:2\n`)
    need("mount", "--bind", file, "/etc/resolv.conf")
  }
  return { directory, ipv6 }
}
