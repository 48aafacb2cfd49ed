import type { WatchEvents } from './watchdog.ts'

export type Database = {
  /** As the owner of the tables: for migrations, restores, and commands that change what the service may not. */
  url: string
  /** As the role that serves; the owner's own where an operator gave one URL only. */
  serviceUrl: string
  /** Where databases may be created and dropped. */
  adminUrl: string
  kind: 'external' | 'embedded' | 'system'
  how: 'started' | 'attached'
  /** Where data, log and secret are; null for an external one. */
  stateDir: string | null
  /** From now on starts it again when it dies. */
  watch(events: WatchEvents): void
  /** Ends the watch and stops it, unless it is external. */
  stop(): Promise<void>
}
