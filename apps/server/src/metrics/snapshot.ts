import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

/** The metrics of one process, in the form in which they are sent to another. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[]

export const snapshotOf = (registry: Registry): Promise<Snapshot> => registry.getMetricsAsJSON() as Promise<Snapshot>

/** Merges registries: counts are added up, states are kept side by side by the number of their process. */
export const together = (snapshots: Snapshot[]): Registry =>
  AggregatorRegistry.aggregate(snapshots.filter(({ length }) => length > 0))

/** Counts that must survive the end of a process: a sum that falls would look like a restart, and be counted twice. */
export const lasting = (snapshot: Snapshot): Snapshot =>
  snapshot.flatMap((metric) => {
    if (String(metric.type) === 'gauge') return []
    const values = metric.values.filter(({ labels }) => labels.process === undefined)
    return values.length > 0 ? [{ ...metric, values }] : []
  })
