import { type MetricsPlace, openMetricsServer } from './metrics-server.ts'
import { openWorkerMeters } from './worker-meters.ts'

/** Serves the metrics of all processes of this machine, from their parent process. */
export const openLeaderMetrics = (place: MetricsPlace) => openMetricsServer(place, openWorkerMeters())
