import type { BukaDarurat, BukaDaruratBaru } from '@sehati/contract/safety/darurat.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

const ROWS = 200

/** Where the texts of an opening and of its review are encrypted. */
export const tempatAlasan = (buka_id: number) => `buka_darurat.alasan:${buka_id}` as const
export const tempatCatatan = (buka_id: number) => `tinjauan_darurat.catatan:${buka_id}` as const

/** When an opening `b` ended or ends: by the clock, or when it was closed. */
export const berakhir: Sql = sql`coalesce(b.ditutup_pada, b.berakhir_pada)`

/** Whether an opening `b` has no review. */
export const belumDitinjau: Sql = sql`not exists (select from tinjauan_darurat r where r.buka_id = b.buka_id)`

/** What an opening `b` is to its admin and to its reviewers, but for its texts. */
export const shown = (now: Date): Sql => sql`
  b.buka_id, b.jadwal_id, k.mulai as tanggal, p.name, pu.name as nama_profesional, t.kelas, b.kategori, b.alasan,
  b.dibuka_pada, b.berakhir_pada, b.ditutup_pada, b.tinjau_sebelum,
  b.dibuka_pada <= ${now}::timestamptz and ${berakhir} > ${now}::timestamptz as terbuka,
  ${belumDitinjau} and b.tinjau_sebelum < ${now}::timestamptz as terlambat`

export const joins: Sql = sql`
  join konsultasi k on k.jadwal_id = b.jadwal_id
  join users p on p.user_id = k.user_id
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  join users pu on pu.user_id = t.user_id`

/** What decides whether an account may open a consultation: how its earlier openings stand, and who can review this one. */
export type FaktaBuka = { belum_ditinjau: number; terlambat: number; peninjau: number[] }

export const findFaktaBuka = async (
  tx: Db,
  { oleh, jadwal_id }: { oleh: number; jadwal_id: number },
  now: Date,
): Promise<FaktaBuka> =>
  (await tx.row<FaktaBuka>(sql`
    select count(b.buka_id)::int as belum_ditinjau,
      (count(b.buka_id) filter (where b.tinjau_sebelum < ${now}::timestamptz))::int as terlambat,
      array(select peninjau_darurat(${jadwal_id}, ${oleh}, ${now}::timestamptz)) as peninjau
    from buka_darurat b where b.oleh = ${oleh} and ${belumDitinjau}`)) as FaktaBuka

type Buka = { jadwal_id: number; oleh: number; sesi_id: number; kategori: string; alasan: string }

/**
 * Opens a consultation until `berakhir_pada`. Triggers refuse an account or a session that has
 * ended meanwhile, and set until when it is to be reviewed. The id is fetched first, because the reason is encrypted for it.
 */
export async function insertBuka(
  tx: Db,
  seal: Seal,
  { jadwal_id, oleh, sesi_id, kategori, alasan }: Buka,
  { now, berakhir_pada }: { now: Date; berakhir_pada: Date },
): Promise<BukaDaruratBaru> {
  const buka_id = await takeId(tx, 'buka_darurat', 'buka_id')
  return (await tx.row<BukaDaruratBaru>(sql`
    insert into buka_darurat (buka_id, jadwal_id, oleh, sesi_id, kategori, alasan, dibuka_pada, berakhir_pada)
    values (${buka_id}, ${jadwal_id}, ${oleh}, ${sesi_id}, ${kategori}, ${seal.seal(tempatAlasan(buka_id), alasan)},
      ${now}, ${berakhir_pada})
    returning buka_id, berakhir_pada`)) as BukaDaruratBaru
}

/** An opening and its patient, locked until the transaction ends; null where there is none of this account. */
export const lockBuka = (
  tx: Db,
  { buka_id, oleh }: { buka_id: number; oleh: number },
  now: Date,
): Promise<{ jadwal_id: number; pasien: number; terbuka: boolean } | null> =>
  tx.row(sql`
    select b.jadwal_id, k.user_id as pasien, ${berakhir} > ${now}::timestamptz as terbuka
    from buka_darurat b join konsultasi k on k.jadwal_id = b.jadwal_id
    where b.buka_id = ${buka_id} and b.oleh = ${oleh}
    for no key update of b`)

/** Closes an opening that is open, which `lockBuka` has shown. */
export async function updateDitutup(tx: Db, buka_id: number, now: Date): Promise<void> {
  await tx.rows(sql`update buka_darurat set ditutup_pada = ${now} where buka_id = ${buka_id}`)
}

type Tinjauan = NonNullable<BukaDarurat['tinjauan']>
type OwnRow = Omit<BukaDarurat, 'alasan' | 'tinjauan'> & {
  alasan: Buffer
  tinjauan: Omit<Tinjauan, 'catatan'> | null
  catatan: Buffer | null
}

/** The openings of an account with their reviews, newest first. */
export async function listBukaOf(db: Db, seal: Seal, oleh: number, now: Date): Promise<BukaDarurat[]> {
  const rows = await db.rows<OwnRow>(sql`
    select ${shown(now)}, r.catatan, case when r.buka_id is not null then json_build_object('hasil', r.hasil,
      'peninjau', o.name, 'ditinjau_pada', ${isoOf(sql`r.ditinjau_pada`)}) end as tinjauan
    from buka_darurat b ${joins}
    left join tinjauan_darurat r on r.buka_id = b.buka_id
    left join users o on o.user_id = r.peninjau_id
    where b.oleh = ${oleh}
    order by b.buka_id desc limit ${ROWS}`)
  return rows.map(({ alasan, catatan, tinjauan, ...row }) => ({
    ...row,
    alasan: seal.read(tempatAlasan(row.buka_id), alasan),
    tinjauan: tinjauan && { ...tinjauan, catatan: catatan && seal.read(tempatCatatan(row.buka_id), catatan) },
  }))
}
