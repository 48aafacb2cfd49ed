import type { Kelas } from '@sehati/contract/consultation/konsultasi.schema'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { KonsultasiFhir } from './appointment.ts'
import type { Batas, Rentang } from './cari.ts'
import { dalam, penanda, sesudah } from './halaman.store.ts'

/** A row with what orders it. The complaint is encrypted, and read only of consultations of medicine for a key that releases it. */
export type KonsultasiRow = Omit<KonsultasiFhir, 'keluhan'> & {
  kelas: Kelas
  keluhan?: Buffer | null
  penanda: string
}

/** The statuses of both resources as the database has them. */
const statuses: Record<string, Sql> = {
  pending: sql`k.status in ('diajukan', 'menunggu')`,
  booked: sql`(k.status = 'disetujui' and k.tiba_pada is null)`,
  arrived: sql`(k.status = 'disetujui' and k.tiba_pada is not null)`,
  fulfilled: sql`k.status = 'selesai'`,
  finished: sql`k.status = 'selesai'`,
  cancelled: sql`(k.status = 'dibatalkan' and k.sebab_batal <> 'tidak_hadir')`,
  noshow: sql`(k.status = 'dibatalkan' and k.sebab_batal = 'tidak_hadir')`,
}
export const statusKonsultasi = {
  Appointment: ['pending', 'booked', 'arrived', 'fulfilled', 'cancelled', 'noshow'],
  Encounter: ['arrived', 'finished'],
} as const

/** The statuses that it got, in their order. */
const riwayat = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('ke', r.ke, 'waktu', ${isoOf(sql`r.waktu`)}) order by r.riwayat_id), '[]')
  from riwayat_status r where r.jadwal_id = k.jadwal_id and r.dari is distinct from r.ke)`

/** What is read beside what each resource says: the complaint, and the statuses before. */
export type Lebih = { klinis: boolean; riwayat: boolean }

const columns = (lebih: Lebih, at: Sql) => sql`
  k.jadwal_id, k.jadwal_tenaga_id, k.user_id, k.profesional_id, t.user_id as tenaga_user_id, t.klinik_id, k.mulai, k.selesai,
  tanggal_wib(k.mulai)::text as tanggal, k.status, k.metode_konsultasi, k.sebab_batal, k.tiba_pada, j.nama_jenis, s.nama_spesialisasi,
  k.created_at, k.updated_at, t.kelas, ${penanda(at, sql`k.jadwal_id`)}
  ${lebih.klinis ? sql`, case when t.kelas = 'medis' then k.keluhan end as keluhan` : empty}
  ${lebih.riwayat ? sql`, ${riwayat} as riwayat` : empty}`

/** Of a person who was erased or has restricted their data, nothing leaves. */
const tables = sql`
  konsultasi k
  join users u on u.user_id = k.user_id and u.dihapus_pada is null and not dibatasi(u.user_id)
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  join jenis_konsultasi j on j.jenis_id = k.jenis_id
  join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id`

export type SaringKonsultasi = {
  date?: Rentang | undefined
  diubah?: Rentang | undefined
  patient?: number | undefined
  practitioner?: number | undefined
  status: readonly string[]
  batas: Batas | null
  count: number
}

/** The newest first; of what changed in a time, what changed first. One more than asked for: there is a next page. */
export const listKonsultasi = (db: Reader, q: SaringKonsultasi, lebih: Lebih): Promise<KonsultasiRow[]> => {
  const [at, arah] = q.diubah ? [sql`k.updated_at`, 'naik' as const] : [sql`k.mulai`, 'turun' as const]
  const tenaga = sql`(select profesional_id from tenaga_profesional where user_id = ${q.practitioner ?? null}::int)`
  return db.rows(sql`
    select ${columns(lebih, at)} from ${tables}
    where (${join(
      q.status.map((word) => statuses[word] as Sql),
      ' or ',
    )})
      ${q.date ? dalam(sql`k.mulai`, q.date) : empty}
      ${q.diubah ? dalam(sql`k.updated_at`, q.diubah) : empty}
      ${q.patient === undefined ? empty : sql`and k.user_id = ${q.patient}`}
      ${q.practitioner === undefined ? empty : sql`and k.profesional_id = ${tenaga}`}
      ${sesudah(at, sql`k.jadwal_id`, q.batas, arah)}
    order by ${arah === 'naik' ? sql`${at}, k.jadwal_id` : sql`${at} desc, k.jadwal_id desc`}
    limit ${q.count + 1}`)
}

export const findKonsultasi = (
  db: Reader,
  jadwal_id: number,
  status: readonly string[],
  lebih: Lebih,
): Promise<KonsultasiRow | null> =>
  db.row(sql`
    select ${columns(lebih, sql`k.mulai`)} from ${tables}
    where k.jadwal_id = ${jadwal_id} and (${join(
      status.map((word) => statuses[word] as Sql),
      ' or ',
    )})`)
