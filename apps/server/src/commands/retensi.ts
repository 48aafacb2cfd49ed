import { parseArgs } from 'node:util'
import { addDays, instantOf, Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { kelasRetensi } from '@sehati/contract/record/retensi.rules'
import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect, type Db } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'
import type { Config } from '../config.ts'
import { type Berakhir, type Jalan, listBerakhir } from '../rights/retensi/retensi.store.ts'
import { runRetensi } from '../rights/retensi/run.act.ts'
import { finish } from './finish.ts'

const whys = {
  jam: 'nothing: the clocks of this machine and the database differ by more than an hour',
  rem: 'nothing: more than a fifth of the class is due; --sungguh ends it',
  galat: 'an error stopped it',
} as const
const lineOf = ({ kelas, jumlah, sebab }: Jalan): string =>
  `${kelas}: ${jumlah} ended${sebab ? `; ${whys[sebab]}` : ''}`

/**
 * `npm run retensi [-- --sampai <date> | --laksanakan [--sungguh]]`: prints what ends now, or until a day, and changes nothing.
 * `--laksanakan` does what the nightly work does; `--sungguh` also ends a class of which more than a fifth is due.
 */
await finish(async (config) => {
  const { values } = parseArgs({
    options: { sampai: { type: 'string' }, laksanakan: { type: 'boolean' }, sungguh: { type: 'boolean' } },
  })
  if (values.sungguh && !values.laksanakan) throw new Error('--sungguh goes with --laksanakan')
  if (values.sampai && values.laksanakan) throw new Error('--sampai only asks: it does not go with --laksanakan')
  const until = values.sampai === undefined ? config.clock() : endOf(values.sampai)
  const db = connect(config.databaseUrl, 1)
  try {
    if (values.laksanakan) return await endNow(db, config, values.sungguh ?? false)
    return tableOf(await listBerakhir(db, until), until)
  } finally {
    await db.close()
  }
})

function endOf(day: string): Date {
  if (!Tanggal.safeParse(day).success) throw new Error(`--sampai ${day}: not a date of the form YYYY-MM-DD`)
  return instantOf(addDays(day, 1), '00:00:00')
}

async function endNow(db: Db, { clock, dataDir, dataKey }: Config, sungguh: boolean): Promise<string> {
  const ring = openKeyring(dataDir, dataKey)
  // With the key of another database, the identity of an erased account could not be read again.
  await checkDataKey(db, ring, clock())
  const log = { warn: (fields: object) => console.error(JSON.stringify(fields)) }
  const runs = await runRetensi({ db, seal: makeSeal(ring), clock, log }, { sungguh })
  const lines = runs.map(lineOf).join('\n')
  if (runs.some(({ sebab }) => sebab !== null)) throw new Error(`NOT everything ended:\n${lines}`)
  return lines
}

/** One line for each class: its name, what is older than which time ends, how many rows, the oldest, and what happens. */
function tableOf(rows: Berakhir[], until: Date): string {
  const dayOf = (at: string | null) => (at === null ? '-' : tanggalWib(new Date(at)))
  const cells = rows.map(({ kelas, batas, jumlah, tertua }) => [
    kelas,
    dayOf(batas),
    String(jumlah),
    dayOf(tertua),
    kelasRetensi[kelas].tindakan === 'hapus' ? 'delete' : 'propose',
  ])
  const table = [['class', 'cut-off', 'rows', 'oldest', 'action'], ...cells]
  const widths = (table[0] as string[]).map((_, at) => Math.max(...table.map((row) => (row[at] as string).length)))
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] as number))
      .join('  ')
      .trimEnd(),
  )
  return [`What ends until ${until.toISOString()}; nothing was changed.`, ...lines].join('\n')
}
