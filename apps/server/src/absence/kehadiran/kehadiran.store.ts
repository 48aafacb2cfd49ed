import { HADIR_HARI } from '@sehati/contract/absence/kehadiran.rules'
import type {
  BarisHadir,
  KeberatanHadir,
  KeberatanHadirBaru,
  KeberatanHadirMasukan,
  Kehadiran,
  PutusanHadirMasukan,
} from '@sehati/contract/absence/kehadiran.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { isTerbuka } from '../../consultation/konsultasi/keberatan-hadir.store.ts'
import { konfirmasiOf } from './konfirmasi.store.ts'

/** A locked absence becomes the clinic's fault, and its patient is told. A notice of the absence that was not published yet is not sent. */
export const updateSebabKlinik = (
  db: Db,
  { jadwal_id, diubah_oleh, now }: { jadwal_id: number; diubah_oleh: number; now: Date },
): Promise<unknown> =>
  db.rows(sql`
    with baru as (
      update konsultasi set sebab_batal = 'klinik', diubah_oleh = ${diubah_oleh}, updated_at = ${now}
      where jadwal_id = ${jadwal_id}
      returning jadwal_id, mulai, diubah_oleh, updated_at
    ), tarik as (
      delete from peristiwa p using baru where p.jadwal_id = baru.jadwal_id and p.jenis = 'tidak_hadir'
    )
    insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
    select 'kehadiran_diperbaiki', jadwal_id, diubah_oleh, mulai, updated_at from baru`)

/** The consultations of a patient that count, newest first, with what may be objected to, what the points are once each ends to count, and what they are asked to confirm. */
export async function findKehadiran(db: Db, user_id: number, now: Date): Promise<KehadiranRow> {
  const row = await db.row<KehadiranRow>(sql`
    select poin_hadir(${user_id}, ${now}::timestamptz) as poin, coalesce((
      select jsonb_agg(r order by r.tanggal desc, r.jadwal_id desc) from (
        select h.jadwal_id, ${isoOf(sql`h.mulai`)} as tanggal, k.zona, u.name as nama_profesional, h.sebab, h.poin,
          case when o.jadwal_id is not null then jsonb_build_object('diajukan', ${isoOf(sql`o.diajukan`)}, 'putusan', o.putusan) end as keberatan,
          case when h.sebab <> 'hadir' then ${isoOf(sql`dicatat_hadir(h.jadwal_id)`)} end as dicatat,
          ${isoOf(sql`b.pada`)} as berakhir, poin_hadir(${user_id}, b.pada) as sesudah
        from riwayat_hadir(${user_id}, ${now}::timestamptz) h
        cross join lateral (select h.mulai + make_interval(days => ${HADIR_HARI}) as pada) b
        join konsultasi k on k.jadwal_id = h.jadwal_id
        join tenaga_profesional t on t.profesional_id = k.profesional_id
        join users u on u.user_id = t.user_id
        left join keberatan_hadir o on o.jadwal_id = h.jadwal_id
      ) r), '[]') as riwayat, ${konfirmasiOf(user_id, now)} as konfirmasi`)
  return row as KehadiranRow
}

type KehadiranRow = Pick<Kehadiran, 'poin' | 'konfirmasi'> & {
  riwayat: (Omit<BarisHadir, 'keberatan_sampai'> & { dicatat: string | null; berakhir: string; sesudah: number })[]
}

/** What decides whether the patient may object. Null where the consultation was never cancelled. */
export const findFaktaKeberatan = (
  tx: Db,
  jadwal_id: number,
): Promise<{ dicatat: string; hasKeberatan: boolean } | null> =>
  tx.row(sql`
    select dicatat_hadir(k.jadwal_id) as dicatat,
      exists (select from keberatan_hadir o where o.jadwal_id = k.jadwal_id) as "hasKeberatan"
    from konsultasi k where k.jadwal_id = ${jadwal_id}`)

const tempatAlasan = (jadwal_id: number) => `keberatan_hadir.alasan:${jadwal_id}` as const

/** Stores an objection; the primary key refuses a second one. */
export const insertKeberatanHadir = async (
  tx: Db,
  seal: Seal,
  { jadwal_id, alasan }: KeberatanHadirMasukan,
  now: Date,
): Promise<KeberatanHadirBaru> =>
  (await tx.row<KeberatanHadirBaru>(sql`
    insert into keberatan_hadir (jadwal_id, alasan, diajukan) values (${jadwal_id}, ${seal.seal(tempatAlasan(jadwal_id), alasan)}, ${now})
    returning jadwal_id, diajukan`)) as KeberatanHadirBaru

const ROWS = 200

/** The objections that wait for a decision, oldest first, with whose each is. */
export async function listKeberatanTerbuka(db: Db, seal: Seal): Promise<(KeberatanHadir & { user_id: number })[]> {
  const rows = await db.rows<Omit<KeberatanHadir, 'alasan'> & { alasan: Buffer; user_id: number }>(sql`
    select o.jadwal_id, k.mulai as tanggal, k.zona, k.user_id, p.name, k.sebab_batal as sebab, o.alasan, o.diajukan
    from keberatan_hadir o
    join konsultasi k on k.jadwal_id = o.jadwal_id
    join users p on p.user_id = k.user_id
    where ${isTerbuka}
    order by o.diajukan, o.jadwal_id limit ${ROWS}`)
  return rows.map((row) => ({ ...row, alasan: seal.read(tempatAlasan(row.jadwal_id), row.alasan) }))
}

/** Locks an objection: whose it is, and whether it was decided; null where there is none to decide. */
export const lockKeberatanHadir = (
  tx: Db,
  jadwal_id: number,
): Promise<{ user_id: number; isDiputus: boolean } | null> =>
  tx.row(sql`
    select k.user_id, o.putusan is not null as "isDiputus"
    from keberatan_hadir o join konsultasi k on k.jadwal_id = o.jadwal_id
    where o.jadwal_id = ${jadwal_id} and (o.putusan is not null or ${isTerbuka})
    for update of o`)

/** Decides a locked objection, and tells its patient. */
export const updatePutusan = (
  tx: Db,
  { jadwal_id, putusan, oleh }: PutusanHadirMasukan & { oleh: number },
  now: Date,
): Promise<unknown> =>
  tx.rows(sql`
    with putus as (
      update keberatan_hadir set putusan = ${putusan}, oleh = ${oleh}, diputus = ${now} where jadwal_id = ${jadwal_id}
      returning jadwal_id, oleh, diputus, putusan
    )
    insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
    select case putus.putusan when 'diterima' then 'keberatan_hadir_diterima' else 'keberatan_hadir_ditolak' end,
      jadwal_id, putus.oleh, k.mulai, putus.diputus
    from putus join konsultasi k using (jadwal_id)`)
