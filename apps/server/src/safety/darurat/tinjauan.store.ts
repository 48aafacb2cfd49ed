import type { TinjauanDarurat, TinjauanMasukan } from '@sehati/contract/safety/darurat.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { belumDitinjau, berakhir, joins, shown, tempatAlasan, tempatCatatan } from './buka.store.ts'

const ROWS = 200

/** Whether this account can review an opening `b` now. */
const isPeninjau = (user_id: number, now: Date): Sql =>
  sql`${user_id} in (select peninjau_darurat(b.jadwal_id, b.oleh, ${now}::timestamptz))`

/** When the texts were read through an opening `b`. Rows of the trail that are not chained yet count too. */
const dibaca: Sql = sql`array(
  select ${isoOf(sql`j.waktu`)} from (
    select waktu from jejak where buka_id = b.buka_id and tindakan = 'lihat'
    union all select waktu from jejak_baru where buka_id = b.buka_id and tindakan = 'lihat'
  ) j order by j.waktu)`

/** The openings without a review that this account can review, oldest first, with whose consultation each is. */
export async function listBelumDitinjau(
  db: Db,
  seal: Seal,
  peninjau_id: number,
  now: Date,
): Promise<(TinjauanDarurat & { pasien_id: number })[]> {
  const rows = await db.rows<Omit<TinjauanDarurat, 'alasan'> & { alasan: Buffer; pasien_id: number }>(sql`
    select ${shown(now)}, k.user_id as pasien_id, o.name as pembuka, ${dibaca} as dibaca_pada
    from buka_darurat b ${joins}
    join users o on o.user_id = b.oleh
    where ${belumDitinjau} and ${isPeninjau(peninjau_id, now)}
    order by b.buka_id limit ${ROWS}`)
  return rows.map((row) => ({ ...row, alasan: seal.read(tempatAlasan(row.buka_id), row.alasan) }))
}

/** What decides whether this account may review an opening. `berakhir` in milliseconds. */
export type FaktaTinjau = {
  jadwal_id: number
  oleh: number
  pasien: number
  berakhir: number
  isDitinjau: boolean
  isPeninjau: boolean
}

/** The same, with the opening locked until the transaction ends: reviews of one opening take turns. */
export async function lockFaktaTinjau(
  tx: Db,
  { buka_id, peninjau_id }: { buka_id: number; peninjau_id: number },
  now: Date,
): Promise<FaktaTinjau | null> {
  await tx.rows(sql`select from buka_darurat where buka_id = ${buka_id} for no key update`)
  return tx.row(sql`
    select b.jadwal_id, b.oleh, k.user_id as pasien, extract(epoch from ${berakhir})::float8 * 1000 as berakhir,
      not ${belumDitinjau} as "isDitinjau", ${isPeninjau(peninjau_id, now)} as "isPeninjau"
    from buka_darurat b join konsultasi k on k.jadwal_id = b.jadwal_id
    where b.buka_id = ${buka_id}`)
}

/** Stores a review. A trigger refuses an account that may not review the opening. */
export async function insertTinjauan(
  tx: Db,
  seal: Seal,
  { buka_id, hasil, catatan, peninjau_id }: TinjauanMasukan & { peninjau_id: number },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into tinjauan_darurat (buka_id, peninjau_id, hasil, catatan, ditinjau_pada)
    values (${buka_id}, ${peninjau_id}, ${hasil}, ${catatan && seal.seal(tempatCatatan(buka_id), catatan)}, ${now})`)
}
