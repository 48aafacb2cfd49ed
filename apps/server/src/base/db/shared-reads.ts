import { Socket } from 'node:net'
import pg from 'pg'
import { isRefused } from './db-error.ts'

/** Each has its statements executed one after the other; two keep one slow statement from delaying all. */
export const SHARED_CONNECTIONS = 2

type Shared = { client: pg.Client; socket: Socket; connected: Promise<unknown> }

export type SharedReads = {
  query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>
  close: () => Promise<void>
}

/**
 * Runs statements of many requests over a few connections, without waiting for one response before the next statement is
 * sent; those of one turn of the event loop leave in one write. That saves most of the system calls, and of the process
 * switches in PostgreSQL. Only for short reads: a statement that takes long, or waits for a lock, delays those behind it.
 * Connects at the first use, and again after a connection was lost.
 */
export function openSharedReads(config: pg.ClientConfig): SharedReads {
  const connections: (Shared | null)[] = Array.from({ length: SHARED_CONNECTIONS }, () => null)
  let turn = 0

  function open(place: number): Shared {
    const socket = new Socket()
    const client = new pg.Client({ ...config, pipeline: true, stream: () => socket })
    const shared = { client, socket, connected: client.connect() }
    client.on('error', () => forget(place, shared))
    client.once('end', () => forget(place, shared))
    shared.connected.catch(() => forget(place, shared))
    return shared
  }
  function forget(place: number, shared: Shared): void {
    if (connections[place] === shared) connections[place] = null
  }

  return {
    async query(statement) {
      turn = (turn + 1) % SHARED_CONNECTIONS
      const place = turn
      connections[place] ??= open(place)
      const shared = connections[place]
      await shared.connected
      holdUntilTurnEnds(shared.socket)
      try {
        return await shared.client.query(statement)
      } catch (error) {
        // An error that is no refusal of PostgreSQL may be a fault of the connection, as in the pool: the next statement opens
        // another one, and this one closes after the statements that it still runs. The first that fails closes it.
        if (!isRefused(error) && connections[place] === shared) {
          forget(place, shared)
          void shared.client.end().catch(() => {})
        }
        throw error
      }
    },
    close: async () => {
      const open = connections.filter((shared) => shared !== null)
      connections.fill(null)
      await Promise.all(open.map(({ connected, client }) => connected.then(() => client.end()).catch(() => {})))
    },
  }
}

function holdUntilTurnEnds(socket: Socket): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  setImmediate(() => socket.uncork())
}
