import cluster from 'node:cluster'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../base/db/db.ts'
import type { EventStream } from '../base/db/event-stream.ts'
import type { HasilPush } from '../jobs/push-results.ts'
import type { HasilWa } from '../jobs/whatsapp-results.ts'
import type { Lookups } from '../people/auth/session-cache.ts'
import type { Jejak } from '../record/jejak/catat.ts'
import { makeDatabaseMeters } from './database-meters.ts'
import { meterRequests } from './meter-requests.ts'
import { makeMeters } from './meters.ts'
import { type MetricsPlace, openMetricsServer } from './metrics-server.ts'
import { snapshotOf, together } from './snapshot.ts'
import { respondToParent } from './worker-meters.ts'

type Deps = {
  app: FastifyInstance
  db: Pool
  events: Pick<EventStream, 'isListening'>
  lookups: Lookups
  jejak: Pick<Jejak, 'dropped'>
  hasilPush: HasilPush
  hasilWa: HasilWa
  clock: () => Date
  dataDir: string
}

/**
 * Starts the metrics of a serving process, before it listens. A single process serves them itself. One of several
 * processes sends them to the parent process.
 */
export async function meterProcess(
  place: MetricsPlace,
  { app, db, events, lookups, jejak, hasilPush, hasilWa, clock, dataDir }: Deps,
): Promise<void> {
  const meters = makeMeters(cluster.worker?.id ?? 1)
  const shared = makeDatabaseMeters(db, clock, join(dataDir, 'backup.stamp'))
  meterRequests(app, meters)

  let sockets = 0
  app.server.on('upgrade', (_request, socket) => {
    sockets += 1
    socket.once('close', () => {
      sockets -= 1
    })
  })
  meters.state('sehati_sockets', 'Open connections of the live channel.', () => sockets)
  meters.state('sehati_event_stream_up', '1 while the process receives the events of the database, else 0.', () =>
    Number(events.isListening()),
  )
  meters.state('sehati_database_connections_used', 'Connections of the pool that are in use.', () => db.usage().used)
  meters.state(
    'sehati_database_connections_waited_for',
    'Statements that wait for a connection.',
    () => db.usage().waiting,
  )
  meters.countsOf(
    'sehati_identity_lookups_total',
    'Lookups of the caller of a request: from the cache, or from the database.',
    'from',
    () => lookups,
  )

  meters.countsOf(
    'sehati_pushes_total',
    'Pushes by their result: accepted by the push service, for a browser that it has forgotten, or given up.',
    'result',
    () => hasilPush,
  )
  meters.countsOf(
    'sehati_whatsapp_messages_total',
    'WhatsApp messages by their result: accepted by Meta, to a number that gets none, or given up.',
    'result',
    () => hasilWa,
  )
  meters.countsOf(
    'sehati_jejak_dropped_total',
    'Reads of own data and of lists that could not be recorded in the trail.',
    'of',
    () => ({ reads: jejak.dropped() }),
  )

  async function read(database: boolean) {
    if (database) await shared.read()
    return [...(await snapshotOf(meters.registry)), ...(database ? await snapshotOf(shared.registry) : [])]
  }
  if (cluster.isWorker) respondToParent(read)
  else await openMetricsServer(place, async () => together([await read(true)]))
}
