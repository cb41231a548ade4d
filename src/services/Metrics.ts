/** Counters in Prometheus text. Kept here by hand: requests are counted on the hot path, where an Effect metric would cost more than the answer. */
import { Effect } from "effect"

/** Upper bounds of the latency buckets, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30] as const

export class Metrics extends Effect.Service<Metrics>()("launchbook/Metrics", {
  sync: () => {
    const requests = new Map<string, number>()
    const buckets = new Map<number, number>(bounds.map((bound) => [bound, 0]))
    let seconds = 0
    let count = 0

    /** One request answered: what kind, with which status, in how many milliseconds. */
    const request = (kind: string, status: number, millis: number) => {
      const labels = `kind="${kind}",status="${status}"`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      const took = millis / 1000
      seconds += took
      count++
      for (const bound of bounds) if (took <= bound) buckets.set(bound, (buckets.get(bound) ?? 0) + 1)
    }

    const text = () =>
      [
        "# TYPE launchbook_requests_total counter",
        ...[...requests].map(([labels, n]) => `launchbook_requests_total{${labels}} ${n}`),
        "# TYPE launchbook_request_seconds histogram",
        ...[...buckets].map(([bound, n]) => `launchbook_request_seconds_bucket{le="${bound}"} ${n}`),
        `launchbook_request_seconds_bucket{le="+Inf"} ${count}`,
        `launchbook_request_seconds_sum ${seconds}`,
        `launchbook_request_seconds_count ${count}`,
        "# TYPE process_resident_memory_bytes gauge",
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        ""
      ].join("\n")

    return { request, text } as const
  }
}) {}
