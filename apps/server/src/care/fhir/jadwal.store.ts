import type { Tanggal } from '@sehati/contract/base/waktu'
import { openStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import sql, { empty } from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { activeProfessional, hariDari } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { slotStatus } from '../../schedule/jadwal-tenaga/slot-status.store.ts'
import type { Batas } from './cari.ts'
import { penanda, sesudah } from './halaman.store.ts'
import type { SlotFhir } from './slot.ts'
import type { KlinikFhir, SesiFhir } from './tempat.ts'

type Halaman = { sesudahId: number; count: number; id?: number | undefined }

/** The weekly sessions of active professionals, by their number. */
export const listSesi = (
  db: Reader,
  {
    sesudahId,
    count,
    id,
    user_id,
    profesional_id,
  }: Halaman & { user_id?: number | undefined; profesional_id?: number | undefined },
): Promise<SesiFhir[]> =>
  db.rows(sql`
    select j.jadwal_tenaga_id, j.profesional_id, t.user_id as tenaga_user_id, t.klinik_id, s.nama_spesialisasi, j.is_available as buka,
      j.berlaku_dari::text, j.berlaku_sampai::text,
      j.hari || ' ' || left(j.jam_mulai::text, 5) || '–' || left(j.jam_selesai::text, 5) || ' UTC+' || j.zona as kata
    from jadwal_tenaga j
    join tenaga_profesional t on t.profesional_id = j.profesional_id ${activeProfessional}
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    where j.jadwal_tenaga_id > ${sesudahId}
      ${id === undefined ? empty : sql`and j.jadwal_tenaga_id = ${id}`}
      ${user_id === undefined ? empty : sql`and t.user_id = ${user_id}`}
      ${profesional_id === undefined ? empty : sql`and j.profesional_id = ${profesional_id}`}
    order by j.jadwal_tenaga_id
    limit ${count + 1}`)

type SaringSlot = {
  dari: Tanggal
  sampai: Tanggal
  sesi?: number | undefined
  batas: Batas | null
  count: number
}

/** The sessions of active professionals on the dates between two, both included, with what can be booked of them. */
export const listSlot = (
  db: Reader,
  { dari, sampai, sesi, batas, count }: SaringSlot,
  now: Date,
): Promise<(SlotFhir & { penanda: string })[]> =>
  db.rows(sql`
    select s.jadwal_tenaga_id, d.tanggal::text, s.mulai, s.selesai, s.sebab, s.sebab is not distinct from 'terisi' and exists (
        select from konsultasi k
        where k.profesional_id = t.profesional_id and k.status = any (${[...openStatuses]})
          and k.mulai > s.mulai - interval '1 day' and k.mulai < s.selesai and k.selesai > s.mulai) as menunggu,
      ${penanda(sql`s.mulai`, sql`s.jadwal_tenaga_id`)}
    from tenaga_profesional t ${activeProfessional}
    cross join (select g::date as tanggal from generate_series(${dari}::date, ${sampai}::date, interval '1 day') g) d
    cross join lateral ${slotStatus(sql`t.profesional_id`, sql`d.tanggal`, now)}
    where s.hari = ${hariDari(sql`d.tanggal`)}
      ${
        sesi === undefined
          ? empty
          : sql`and s.jadwal_tenaga_id = ${sesi} and t.profesional_id = (
        select profesional_id from jadwal_tenaga where jadwal_tenaga_id = ${sesi})`
      }
      ${sesudah(sql`s.mulai`, sql`s.jadwal_tenaga_id`, batas, 'naik')}
    order by s.mulai, s.jadwal_tenaga_id
    limit ${count + 1}`)

/** The clinics; one without an address of its own is at that of the service. */
export const listTempat = (db: Reader, { sesudahId, count, id }: Halaman): Promise<KlinikFhir[]> =>
  db.rows(sql`
    select c.klinik_id, c.nama, coalesce(c.alamat, l.alamat) as alamat
    from klinik c cross join layanan l
    where c.klinik_id > ${sesudahId} ${id === undefined ? empty : sql`and c.klinik_id = ${id}`}
    order by c.klinik_id
    limit ${count + 1}`)
