/**
 * What a server looks like from outside while something is done to it: its memory, and how long plain
 * requests take. It measures in a process of its own, so that a busy drill does not look like a busy server.
 */
import { readFileSync } from "node:fs"

export interface Seen {
  /** Of the server's resident memory, in megabytes: before, at its highest, at the end. */
  readonly before: number
  readonly peak: number
  readonly after: number
  /** By path: milliseconds, and how many asked got no 200. */
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly asked: number
        readonly failed: number
        readonly p50: number
        readonly p99: number
        readonly worst: number
      }
    >
  >
}
interface Watching {
  readonly pid: number
  readonly url: string
  readonly paths: ReadonlyArray<string>
}

const pauseMillis = 20

export const residentMegabytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

/** Begins to watch; the function it returns ends it. */
export const watch = async (watching: Watching): Promise<() => Promise<Seen>> => {
  const child = Bun.spawn([process.execPath, import.meta.path, JSON.stringify(watching)], {
    stdin: "pipe",
    stdout: "pipe"
  })
  await Bun.sleep(1000)
  return async () => {
    child.stdin.end()
    return JSON.parse(await new Response(child.stdout).text())
  }
}

export const report = (name: string, { before, peak, after, paths }: Seen) => {
  console.log(`${name}: memory ${before} MB before, ${peak} MB at most, ${after} MB after`)
  for (const [path, { asked, failed, p50, p99, worst }] of Object.entries(paths))
    console.log(
      `  ${path}: ${asked} asked, ${failed} failed, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`
    )
}

const run = async ({ pid, url, paths }: Watching) => {
  const before = residentMegabytes(pid)
  let peak = before
  let over = false
  void new Response(Bun.stdin.stream()).text().then(() => {
    over = true
  })
  const measured = await Promise.all(
    paths.map(async (path) => {
      const took: Array<number> = []
      let failed = 0
      while (!over) {
        const began = performance.now()
        const ok = await fetch(`${url}${path}`).then(
          async (answer) => {
            await answer.arrayBuffer()
            return answer.status === 200
          },
          () => false
        )
        if (!ok) failed++
        took.push(performance.now() - began)
        peak = Math.max(peak, residentMegabytes(pid))
        await Bun.sleep(pauseMillis)
      }
      took.sort((a, b) => a - b)
      const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
      return [path, { asked: took.length, failed, p50: at(0.5), p99: at(0.99), worst: took.at(-1) ?? 0 }] as const
    })
  )
  const seen: Seen = { before, peak, after: residentMegabytes(pid), paths: Object.fromEntries(measured) }
  console.log(JSON.stringify(seen))
}

if (import.meta.main) await run(JSON.parse(process.argv[2] ?? "{}"))
