import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { Jejak, JejakQuery } from '@sehati/contract/record/jejak.schema'
import type { Context } from '../../record/context.ts'
import { countJejak, listJejak } from '../../record/jejak/cari.store.ts'
import type { Oleh } from '../../record/jejak/catatan.ts'
import { asCsv } from './csv.ts'
import type { Bagian } from './ekspor.store.ts'

const ROWS = 1_000

const kolom = [
  'nomor',
  'dicatat',
  'waktu',
  'tindakan',
  'objek',
  'objek_id',
  'subjek_id',
  'subjek',
  'pelaku_id',
  'pelaku',
  'peran',
  'dasar',
  'buka_id',
  'sesi_id',
  'request_id',
  'jumlah',
] as const

const rowOf = ({ subjek, pelaku, ...j }: Jejak): unknown[] => [
  j.nomor,
  j.dicatat,
  j.waktu,
  j.tindakan,
  j.objek,
  j.objek_id,
  subjek?.user_id,
  subjek?.nama,
  pelaku?.user_id,
  pelaku?.nama,
  j.peran,
  j.dasar,
  j.buka_id,
  j.sesi_id,
  j.request_id,
  j.jumlah,
]

/** The rows that match, newest first, read in batches while they are sent: the length of the trail costs no memory. */
async function* batchesOf({ db }: Context, query: JejakQuery): AsyncGenerator<Bagian> {
  let found: Jejak[] = []
  do {
    const sebelum = found.at(-1)?.nomor
    found = await listJejak(db, { ...query, ...(sebelum && { sebelum }) }, ROWS)
    yield { kolom, rows: found.map(rowOf), sampai: null }
  } while (found.length === ROWS)
}

/** Records the export, with the number of its rows, then sends the trail as CSV. */
export async function exportJejak(context: Context, oleh: Oleh, query: JejakQuery): Promise<Berkas> {
  const { db, jejak, clock } = context
  const about = { objek: 'jejak', objek_id: query.pelaku_id ?? null, subjek_id: query.subjek_id ?? null } as const
  const jumlah = await countJejak(db, query)
  await jejak.catat(oleh, [{ tindakan: 'ekspor', ...about, dasar: 'administrasi', jumlah }])
  return { isi: asCsv(batchesOf(context, query)), nama: `jejak-akses-${tanggalWib(clock())}.csv` }
}
