import { type KelasRetensi, kelasRetensi } from '@sehati/contract/record/retensi.rules'
import sql, { raw, type Sql } from 'sql-template-tag'
import { runRetensi } from '../src/rights/retensi/run.act.ts'
import { days } from './retensi.ts'
import type { startServer } from './server.ts'

/** Of a proof the database counts years by its own clock, so theirs are long past. */
export const LONG_AGO = new Date('2015-03-10T03:00:00Z')

/** The end of the period of a class that began then. */
export function endOf(kelas: KelasRetensi, since: Date): Date {
  const { masa } = kelasRetensi[kelas] as { masa: { hari?: number; bulan?: number; tahun?: number } }
  const end = new Date(since)
  end.setUTCMonth(end.getUTCMonth() + (masa.bulan ?? 0) + 12 * (masa.tahun ?? 0))
  return days(end, masa.hari ?? 0)
}

const children: Record<string, readonly string[]> = {
  permintaan: ['permintaan_langkah'],
  insiden: ['insiden_langkah', 'insiden_terdampak'],
}
/** The tables whose rows go with those of this one. */
export const childrenOf = (tabel: string) => children[tabel] ?? []

/** What a test of the retention does: puts rows there and lets nights pass. */
export function makeNights({
  db,
  service,
  seal,
  at,
  clock,
}: Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'service' | 'seal' | 'at' | 'clock'>) {
  const logged: object[] = []
  const log = { warn: (fields: object) => logged.push(fields) }
  const jam = async () => clock()

  /** A night: the clock of the product and that of the database show this time. */
  async function night(when: Date, { sungguh = false, jamBasisData = jam } = {}) {
    at(when.toISOString())
    return runRetensi({ db: service, seal, clock, log, jam: jamBasisData }, { sungguh })
  }

  /** Plants a row without asking triggers and references. */
  async function plant(statement: Sql): Promise<void> {
    await db.transaction(async (tx) => {
      await tx.rows(sql`set local session_replication_role = replica`)
      await tx.rows(statement)
    })
  }
  /** Each night is itself recorded: those of long ago count alone. */
  const countOf = async (tabel: string) =>
    (
      await db.row<{ n: number }>(sql`
        select count(*)::int as n from ${raw(tabel)} t where ${tabel !== 'retensi_jalan'} or (to_jsonb(t) ->> 'pada')::timestamptz = ${LONG_AGO}`)
    )?.n as number
  /** Empties a table and what hangs on it, so that what is counted is what the test has put there. */
  const clear = async (tabel: string) => {
    for (const each of [...childrenOf(tabel), tabel]) await plant(sql`delete from ${raw(each)}`)
  }

  return { night, plant, clear, countOf, log, logged }
}
