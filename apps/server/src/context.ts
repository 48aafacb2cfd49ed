import type { Announce } from './db/announcer.ts'
import type { Db } from './db/db.ts'
import type { IdBlock } from './db/id-block.ts'
import type { Seal } from './db/seal.ts'
import type { Route } from './http/route.ts'
import type { FotoStore } from './outside/foto-store.ts'

/** What every feature is handed: a way to register its endpoints, the database, the clock, and the seal for clinical text. */
export type Context = {
  route: Route
  db: Db
  /** Tells every server, and with them whoever is connected, what has been committed: to be called after the commit. */
  announce: Announce
  /** To be called after the commit that ended sessions or changed rights: this process forgets them at once. */
  clearSessions: () => void
  clock: () => Date
  seal: Seal
  konsultasiIds: IdBlock
  fotoStore: FotoStore
}
