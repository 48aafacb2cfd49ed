import type { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import sql, { type Sql } from 'sql-template-tag'
import {
  insertPlaces,
  NO_ONE,
  placeEnd,
  placeOf,
  placeStart,
  removeHolds,
} from '../../schedule/jadwal-tenaga/tempat.store.ts'

/**
 * What follows from a booking or a change, as common table expressions of the statement that writes it: `lama` has the rows as they
 * were, `baru` as they are. The caller has locked what is changed.
 */

/** Until when the professional answers a request that is made now, and since when it waits: for `jawab_sebelum, diminta_pada`. */
export const deadlineOf = (sejak: Sql, mulai: Sql, zona: Sql): Sql =>
  sql`tenggat_jawab(${sejak}, ${mulai}, ${zona}), ${sejak}`

/**
 * Takes the places of what was booked, for which holds that have ended and the patient's own make way, and writes the events of
 * requests: for the professional, and for the patient a receipt, or the news that an admin or the front desk has booked for them. Of a
 * follow-up, which waits for no answer, the patient is notified alone, of a series with its first meeting; of a visit without an appointment no one, because they stand there.
 */
export const afterBooking = (isLoket = false): Sql => sql`lepas as (${removeHolds(sql`baru`, sql`w.updated_at`)}
    ), tempat_baru as (
      ${insertPlaces(sql`baru`)} and (select count(*) from lepas) >= 0
      on conflict do nothing
    ), kabar as (
      insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
      select e.jenis, jadwal_id, pengaju_id, mulai, created_at
      from baru cross join lateral unnest(case
        when status = 'diajukan' then array['pengajuan', case when pengaju_id = user_id then 'tanda_terima' else ${isLoket ? sql`'dipesankan'` : sql`'didaftarkan'`} end]
        when urutan > 1 then '{}' when urutan = 1 then array['rangkaian_dipesan']
        when lanjutan_dari is not null then array['lanjutan'] end) e (jenis)
    )`

/** Ends offers `a`, frees their places and notifies every process of the slots; `tawaran` has their numbers. */
export const endOffers = (set: Sql, which: Sql): Sql => sql`tawaran as (
      update alihan a set ${set} ${which}
      returning a.alihan_id, kabari_slot(a.profesional_id, tanggal_wib(a.mulai))
    ), tempat_tawaran as (
      delete from tempat p using tawaran where p.tempat_id = tawaran.alihan_id and p.jenis = 'alihan'
    )`

const isChanged = sql`(lama.status, lama.mulai, lama.metode_konsultasi) is distinct from (baru.status, baru.mulai, baru.metode_konsultasi)`

/**
 * Ends the open offers of what was answered, moved, cancelled, or shall take place by another method: that of another professional,
 * and that of other times.
 */
export const dropOffers = sql`${endOffers(
  sql`hasil = 'gugur', berakhir_pada = baru.updated_at`,
  sql`from lama join baru using (jadwal_id)
      where a.jadwal_id = lama.jadwal_id and a.hasil is null and lama.status = 'diajukan' and ${isChanged}`,
)}, waktu_gugur as (
      update tawaran_waktu w set hasil = 'gugur', berakhir_pada = baru.updated_at
      from lama join baru using (jadwal_id)
      where w.jadwal_id = lama.jadwal_id and w.hasil is null and ${isChanged}
    )`

/** Empties the seats of the video rooms. */
export const emptySeats = (which: Sql): Sql => sql`bilik_kosong as (
      delete from bilik b using lama join baru using (jadwal_id) where b.jadwal_id = lama.jadwal_id and ${which}
    )`

/** Takes people out of the queue of the desk whose visit was moved or cancelled before they were inside. */
export const leaveQueue = sql`antrean_batal as (
      update antrean a set keadaan = 'batal' from lama join baru using (jadwal_id)
      where a.jadwal_id = lama.jadwal_id and a.keadaan in ('menunggu', 'dipanggil', 'lewat')
        and (baru.status = 'dibatalkan' or baru.tiba_pada is null)
    )`

/**
 * Until when the place of the row is set aside for who is in line for it (room `waiting`); null where there is no such person,
 * and where it begins too soon.
 */
const asideUntil = (waktu: Sql, kini: Sql): Sql =>
  sql`case when ditunggu(${waktu}.profesional_id, ${waktu}.mulai) then sisih_sampai(${kini}, ${waktu}.mulai, ${waktu}.zona) end`

/** What a place that is set aside is of, and that it is no one’s yet, for `insert` and `update`. */
const asideColumns = sql`jenis, user_id, habis_pada, jadwal_tenaga_id, jenis_id, mulai, selesai`
const asideValues = (waktu: Sql): Sql =>
  sql`'sisih', ${NO_ONE}, ${waktu}.sisih, ${waktu}.jadwal_tenaga_id, ${waktu}.jenis_id, ${waktu}.mulai, ${waktu}.selesai`

/**
 * Sets aside the place that a move has left, after `tempat_pindah` has moved to the new one. Where both overlap, nothing of it is free
 * that another person could take.
 */
export const leavePlace = sql`tempat_ditinggal as (
      insert into tempat (${asideColumns}, profesional_id, dari, sampai)
      select ${asideValues(sql`w`)}, w.profesional_id, ${placeStart(sql`w`)}, ${placeEnd(sql`w`)}
      from (select lama.*, ${asideUntil(sql`lama`, sql`baru.updated_at`)} as sisih from lama join baru using (jadwal_id)
        where not ${placeOf(sql`lama`)} && ${placeOf(sql`baru`)}) w
      where w.sisih is not null and (select count(*) from tempat_pindah) > 0
    )`

/**
 * Frees the places and seats of what was cancelled, or sets the place aside where a person is in line for it:
 * it is never free in between. Ends its offers, and writes its events. The event of a patient's own cancellation
 * can be taken back for a moment; an invitation to review that was not published yet is not sent any more. `instead` are the events
 * of an act that has its own.
 */
export const afterCancelling = (instead?: readonly JenisPemberitahuan[]): Sql => sql`tempat_sisih as (
      update tempat p set (${asideColumns}) = (${asideValues(sql`w`)})
      from (select baru.*, ${asideUntil(sql`baru`, sql`baru.updated_at`)} as sisih from baru) w
      where p.tempat_id = w.jadwal_id and p.jenis = 'konsultasi' and w.sisih is not null
      returning p.tempat_id
    ), tempat_lepas as (
      delete from tempat p using baru where p.tempat_id = baru.jadwal_id and p.jenis = 'konsultasi'
        and p.tempat_id not in (select tempat_id from tempat_sisih)
    ), ${dropOffers}, ${emptySeats(sql`true`)}, ${leaveQueue}, ulasan_batal as (
      delete from peristiwa p using lama
      where p.jadwal_id = lama.jadwal_id and lama.status = 'selesai' and p.bisa_diurungkan and p.jenis = 'undangan_ulasan'
    ), kabar as (
      insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak, bisa_diurungkan)
      select e.jenis, jadwal_id, baru.diubah_oleh, baru.mulai, baru.updated_at,
        e.jenis = 'dibatalkan' and coalesce(baru.diubah_oleh = baru.user_id, false)
      from lama join baru using (jadwal_id) cross join lateral unnest(${
        instead
          ? sql`${instead}::text[]`
          : sql`case baru.sebab_batal when 'tidak_dijawab' then array['tidak_dijawab', 'jawab_habis']
            when 'tidak_dikonfirmasi' then array['tidak_dikonfirmasi', 'konfirmasi_habis']
            when 'tidak_hadir' then array['tidak_hadir'] else array['dibatalkan'] end`
      }) e (jenis)
      where lama.status <> 'dibatalkan'
      order by jadwal_id
    )`
