import { levelsOf } from '@sehati/contract/base/access'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { hariOf, type Jam, type Tanggal } from '@sehati/contract/base/waktu'
import { agreedStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import { dalamAntrean } from '@sehati/contract/desk/antrean.rules'
import { PASIEN_TERBANYAK } from '@sehati/contract/desk/pasien.rules'
import type { AsalRangkaian, TenagaLoket } from '@sehati/contract/desk/pasien.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { anywhere, isNamed } from '../../base/db/like.ts'
import type { Seal } from '../../base/db/seal.ts'
import { hasNomor } from '../../people/user/cari-nomor.store.ts'
import { type NomorSegel, withNomor } from '../../people/user/nomor-bpjs.ts'
import { activeProfessional } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { asIntervals, ofType, slotStatus } from '../../schedule/jadwal-tenaga/slot-status.store.ts'
import { takenByOthers } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import { rulesOf } from '../../schedule/jenis/mulai.store.ts'

const isPasien = sql`u.status_user = 'aktif' and u.level_id = any(${levelsOf.users})`

export type Cari = { email: string } | { nomor: string } | { nama: string }

async function isSought(db: Db, seal: Seal, cari: Cari): Promise<Sql> {
  if ('email' in cari) return sql`lower(u.email) = ${cari.email}`
  return 'nomor' in cari ? hasNomor(db, seal, cari.nomor) : isNamed(sql`u.name`, anywhere(cari.nama))
}

/** The first active patients whom the desk seeks, by name; the clerk is none of them. */
export async function listPasien(
  db: Db,
  seal: Seal,
  cari: Cari,
  petugas: number,
): Promise<{ name: string; email: string; user_id: number; no_bpjs: string | null }[]> {
  const rows = await db.rows<{ name: string; email: string } & NomorSegel>(sql`
    select u.user_id, u.name, u.email, u.no_bpjs_segel from users u
    where ${await isSought(db, seal, cari)} and ${isPasien} and u.user_id <> ${petugas}
    order by u.name, u.user_id limit ${PASIEN_TERBANYAK}`)
  return rows.map((row) => withNomor(seal, row))
}

/** The active professionals of a clinic, by name. */
export const listTenaga = (db: Db, klinik_id: number): Promise<TenagaLoket[]> =>
  db.rows(sql`
    select t.profesional_id, u.name from tenaga_profesional t ${activeProfessional}
    where t.klinik_id = ${klinik_id} order by u.name, t.profesional_id`)

/** The newest consultation of a patient with each active professional that was agreed to, by the name of the professional. */
export const listAsalRangkaian = (db: Db, user_id: number): Promise<AsalRangkaian[]> =>
  db.rows(sql`
    select * from (
      select distinct on (k.profesional_id) k.jadwal_id, k.profesional_id, u.name as nama_profesional, k.metode_konsultasi
      from konsultasi k join tenaga_profesional t using (profesional_id) ${activeProfessional}
      where k.user_id = ${user_id} and k.status = any(${agreedStatuses})
      order by k.profesional_id, k.mulai desc
    ) k
    order by nama_profesional, profesional_id`)

export type Tempat = { jadwal_tenaga_id: number; jenis_id: number; jam_mulai: Jam; mulai: string; sibuk: boolean }
type Fakta = { isPasien: boolean; isTenaga: boolean; menunggu: boolean }

/** What is known of a person without an appointment, and of the professional. */
export async function findFaktaTanpaJanji(
  db: Db,
  { user_id, profesional_id, tanggal }: { user_id: number; profesional_id: number; tanggal: Tanggal },
): Promise<Fakta> {
  const row = await db.row<Fakta>(sql`
    select exists (select from users u where u.user_id = ${user_id} and ${isPasien}) as "isPasien",
      exists (select from tenaga_profesional t ${activeProfessional} where t.profesional_id = ${profesional_id}) as "isTenaga",
      exists (
        select from antrean a join konsultasi k using (jadwal_id)
        join tenaga_profesional t on t.profesional_id = ${profesional_id} and t.klinik_id = a.klinik_id
        where k.user_id = ${user_id} and a.tanggal = ${tanggal}::date and a.keadaan = any(${dalamAntrean})
          and k.status = 'disetujui'
      ) as menunggu`)
  if (!row) throw new Error('three facts are one row')
  return row
}

/**
 * The place that a person without an appointment takes today: in the first session that is not over, of the type with the earliest
 * start, by the rules by which everyone books; a whole session last, which may have begun. One for which the person has time
 * comes before all others. Null where the professional has none.
 */
export const findTempat = (
  db: Db,
  { user_id, profesional_id, tanggal }: { user_id: number; profesional_id: number; tanggal: Tanggal },
  now: Date,
): Promise<Tempat | null> =>
  db.row(sql`
    select s.jadwal_tenaga_id, a.jenis_id, s.jam_mulai, s.mulai, exists (
        select from konsultasi c where c.user_id = ${user_id} and c.status <> 'dibatalkan'
          and tstzrange(c.mulai, c.selesai) && tstzrange(s.mulai, s.selesai)
      ) as sibuk
    from tenaga_profesional t
    cross join jenis_konsultasi q
    cross join lateral (
      select a.*, ${asIntervals}
      from (${rulesOf(sql`q.jenis_id`, sql`t.profesional_id`, now, 'klinik')}) a
    ) a
    cross join lateral ${slotStatus(sql`t.profesional_id`, sql`${tanggal}::date`, now, { peminta: user_id, aturan: ofType })}
    join jadwal_tenaga j on j.jadwal_tenaga_id = s.jadwal_tenaga_id
    cross join lateral (
      select t.profesional_id, ${user_id}::int as user_id, s.mulai, s.selesai, 0::smallint as jeda_sebelum, 0::smallint as jeda_sesudah
    ) w
    where t.profesional_id = ${profesional_id} and a.ditawarkan and not a.mendesak and a.metode in ('semua', 'offline')
      and s.hari = ${hariOf(tanggal)} and s.buka and s.selesai > ${now}::timestamptz
      and (s.sebab is null or (a.jenis_id = ${JENIS_UMUM.jenis_id} and s.sebab = 'lewat' and s.tutup is not true
        and s.lepas_pada is null and not exists (${takenByOthers(sql`w`, now)})))
    order by sibuk, j.jam_mulai, a.jenis_id = ${JENIS_UMUM.jenis_id}, s.mulai, a.jenis_id
    limit 1`)
