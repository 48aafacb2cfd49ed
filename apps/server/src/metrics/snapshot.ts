import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

/** What one process counted, as it travels to another. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[]

export const snapshotOf = (registry: Registry): Promise<Snapshot> => registry.getMetricsAsJSON() as Promise<Snapshot>

/** One registry out of many: counts are added up, states lie side by side by the number of their process. */
export const together = (snapshots: Snapshot[]): Registry =>
  AggregatorRegistry.aggregate(snapshots.filter(({ length }) => length > 0))

/** What must stay when a process ends: a sum that grows smaller would look like a restart of all, and be counted twice. */
export const lasting = (snapshot: Snapshot): Snapshot =>
  snapshot.flatMap((metric) => {
    if (String(metric.type) === 'gauge') return []
    const values = metric.values.filter(({ labels }) => labels.process === undefined)
    return values.length > 0 ? [{ ...metric, values }] : []
  })
