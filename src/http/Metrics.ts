/** Counters in Prometheus text. Kept here by hand: requests are counted on the hot path, where an Effect metric would cost more than the answer. */
import { Effect } from "effect"

/** Upper bounds of the latency buckets, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30] as const

/** What is kept in memory: how often a kept copy was the answer, how often one was made, and what is held now. */
export interface KeptFigures {
  readonly served: number
  readonly made: number
  readonly copies: number
  /** Left out where a copy is so small that they are counted alone. */
  readonly bytes?: number
}
const ofKept: ReadonlyArray<readonly [metric: string, type: "counter" | "gauge", figure: keyof KeptFigures]> = [
  ["launchbook_kept_served_total", "counter", "served"],
  ["launchbook_kept_made_total", "counter", "made"],
  ["launchbook_kept_copies", "gauge", "copies"],
  ["launchbook_kept_bytes", "gauge", "bytes"]
]

export class Metrics extends Effect.Service<Metrics>()("launchbook/Metrics", {
  sync: () => {
    const requests = new Map<string, Map<number, number>>()
    const buckets = bounds.map(() => 0)
    let seconds = 0
    let count = 0

    /** One request answered: its method, its status, its milliseconds. */
    const request = (method: string, status: number, millis: number) => {
      const byStatus = requests.get(method) ?? new Map<number, number>()
      if (byStatus.size === 0) requests.set(method, byStatus)
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      const took = millis / 1000
      seconds += took
      count++
      const bucket = bounds.findIndex((bound) => took <= bound)
      if (bucket >= 0) buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }

    const kept = new Map<string, () => KeptFigures>()
    /** Prints the figures of something that is kept in memory, under its name. */
    const watch = (name: string, figures: () => KeptFigures) => {
      kept.set(name, figures)
    }

    /** Prometheus counts a bucket with all those below it. */
    const upTo = (bucket: number) => buckets.slice(0, bucket + 1).reduce((sum, n) => sum + n, 0)

    const text = () =>
      [
        "# TYPE launchbook_requests_total counter",
        ...[...requests].flatMap(([method, byStatus]) =>
          [...byStatus].map(([status, n]) => `launchbook_requests_total{method="${method}",status="${status}"} ${n}`)
        ),
        "# TYPE launchbook_request_seconds histogram",
        ...bounds.map((bound, bucket) => `launchbook_request_seconds_bucket{le="${bound}"} ${upTo(bucket)}`),
        `launchbook_request_seconds_bucket{le="+Inf"} ${count}`,
        `launchbook_request_seconds_sum ${seconds}`,
        `launchbook_request_seconds_count ${count}`,
        ...ofKept.flatMap(([metric, type, figure]) => [
          `# TYPE ${metric} ${type}`,
          ...[...kept].flatMap(([name, figures]) => {
            const value = figures()[figure]
            return value === undefined ? [] : [`${metric}{of="${name}"} ${value}`]
          })
        ]),
        "# TYPE process_resident_memory_bytes gauge",
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        ""
      ].join("\n")

    return { request, watch, text } as const
  }
}) {}
