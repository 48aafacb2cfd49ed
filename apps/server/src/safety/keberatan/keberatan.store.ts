import type { Keberatan, KeberatanBaru } from '@sehati/contract/safety/keberatan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

const ROWS = 200

const tempatIsi = (keberatan_id: number) => `keberatan.isi:${keberatan_id}` as const
const tempatTanggapan = (keberatan_id: number) => `tanggapan_keberatan.isi:${keberatan_id}` as const

/** Whether a report `b` has no answer. */
export const belumDitanggapi: Sql = sql`not exists (select from tanggapan_keberatan r where r.keberatan_id = b.keberatan_id)`

/** Whether this account can answer a report `b` now. */
const isPeninjau = (user_id: number, now: Date): Sql =>
  sql`${user_id} in (select peninjau_keberatan(b.nomor, b.user_id, ${now}::timestamptz))`

/** The accounts that can answer a person's report of a row now. */
export const listPeninjau = async (
  tx: Db,
  { nomor, user_id }: { nomor: number; user_id: number },
  now: Date,
): Promise<number[]> =>
  (await tx.rows<{ id: number }>(sql`select peninjau_keberatan(${nomor}, ${user_id}, ${now}::timestamptz) as id`)).map(
    ({ id }) => id,
  )

/** Whether a person may report this row: another account did it, with the person's data or with many people's. */
export const hasBarisOf = async (tx: Db, { nomor, user_id }: { nomor: number; user_id: number }): Promise<boolean> =>
  (await tx.row(sql`
    select from jejak j where j.nomor = ${nomor} and j.pelaku_id <> ${user_id}
      and (j.subjek_id = ${user_id} or (j.subjek_id is null and j.tindakan = 'ekspor'
        and j.waktu >= (select created_at from users where user_id = ${user_id})))`)) !== null

/**
 * Stores a report. Triggers refuse a row that the person may not report, and set until when it is to be
 * answered. The id is fetched first, because the words are encrypted for it.
 */
export async function insertKeberatan(
  tx: Db,
  seal: Seal,
  { nomor, user_id, isi }: { nomor: number; user_id: number; isi: string },
  now: Date,
): Promise<KeberatanBaru> {
  const id = await takeId(tx, 'keberatan', 'keberatan_id')
  return (await tx.row<KeberatanBaru>(sql`
    insert into keberatan (keberatan_id, nomor, user_id, isi, dibuat_pada)
    values (${id}, ${nomor}, ${user_id}, ${seal.seal(tempatIsi(id), isi)}, ${now})
    returning keberatan_id, tinjau_sebelum`)) as KeberatanBaru
}

/** The reports without an answer that this account can answer, oldest first, with whose each is. */
export async function listBelumDitanggapi(
  db: Db,
  seal: Seal,
  peninjau_id: number,
  now: Date,
): Promise<(Keberatan & { pelapor_id: number })[]> {
  const rows = await db.rows<Omit<Keberatan, 'isi'> & { isi: Buffer; pelapor_id: number }>(sql`
    select b.keberatan_id, b.user_id as pelapor_id, b.nomor, p.name as pelapor, b.isi, b.dibuat_pada, b.tinjau_sebelum,
      b.tinjau_sebelum < ${now}::timestamptz as terlambat, t.kelas, j.waktu, j.tindakan, j.dasar, j.jumlah as kali,
      json_build_object('jenis', j.objek, 'jadwal_id', k.jadwal_id,
        'tanggal', ${isoOf(sql`k.mulai`)}) as tentang,
      json_build_object('nama', u.name,
        'peran', (select l.nama_level from level l where l.level_id = j.pelaku_level),
        'nama_spesialisasi', (select s.nama_spesialisasi from tenaga_profesional x
          join spesialisasi s on s.spesialisasi_id = x.spesialisasi_id where x.user_id = u.user_id)) as pelaku
    from keberatan b
    join jejak j on j.nomor = b.nomor
    join users p on p.user_id = b.user_id
    join users u on u.user_id = j.pelaku_id
    left join konsultasi k on k.jadwal_id = konsultasi_jejak(j.objek, j.objek_id)
    left join tenaga_profesional t on t.profesional_id = k.profesional_id
    where ${belumDitanggapi} and ${isPeninjau(peninjau_id, now)}
    order by b.keberatan_id limit ${ROWS}`)
  return rows.map((row) => ({ ...row, isi: seal.read(tempatIsi(row.keberatan_id), row.isi) }))
}

/** What decides whether this account may answer a report. */
type FaktaTanggapan = { nomor: number; pelapor: number; pelaku: number; isDitanggapi: boolean; isPeninjau: boolean }

export const findFaktaTanggapan = (
  tx: Db,
  { keberatan_id, peninjau_id }: { keberatan_id: number; peninjau_id: number },
  now: Date,
): Promise<FaktaTanggapan | null> =>
  tx.row(sql`
    select b.nomor, b.user_id as pelapor, j.pelaku_id as pelaku, not ${belumDitanggapi} as "isDitanggapi",
      ${isPeninjau(peninjau_id, now)} as "isPeninjau"
    from keberatan b join jejak j on j.nomor = b.nomor where b.keberatan_id = ${keberatan_id}`)

type Tanggapan = { keberatan_id: number; peninjau_id: number; hasil: string; isi: string }

/**
 * Stores an answer. A trigger refuses an account that may not answer; of two at once, the primary
 * key refuses one.
 */
export async function insertTanggapan(
  tx: Db,
  seal: Seal,
  { keberatan_id, peninjau_id, hasil, isi }: Tanggapan,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into tanggapan_keberatan (keberatan_id, peninjau_id, hasil, isi, ditanggapi_pada)
    values (${keberatan_id}, ${peninjau_id}, ${hasil}, ${seal.seal(tempatTanggapan(keberatan_id), isi)}, ${now})`)
}
