import { type MetricsPlace, openMetricsServer } from './metrics-server.ts'
import { openWorkerMeters } from './worker-meters.ts'

/** Serves what all processes of this machine count, from the one that leads them. */
export const openLeaderMetrics = (place: MetricsPlace) => openMetricsServer(place, openWorkerMeters())
