import type { Announce } from '../db/announcer.ts'
import type { Db } from '../db/db.ts'
import type { Seal } from '../db/seal.ts'
import type { KotakSurat } from '../outside/kotak-surat.ts'
import type { Log } from './reporter.ts'

export type JobDeps = {
  db: Db
  databaseUrl: string
  clock: () => Date
  seal: Seal
  announce: Announce
  kotakSurat: KotakSurat
  /** Where people reach the service, for the links in mails; without a slash at its end. */
  alamat: string
  log: Log
  /** How often the queue is looked at; left out, as in production. */
  pace?: { stopMs: number; superviseS: number; mailS: number; dueS: number }
}
