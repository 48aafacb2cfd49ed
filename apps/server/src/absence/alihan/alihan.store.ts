import type { semuaHasilAlihan } from '@sehati/contract/absence/alihan.rules'
import type { Alihan, AlihanMasukan } from '@sehati/contract/absence/alihan.schema'
import { hariOf } from '@sehati/contract/base/waktu'
import type { Kelas } from '@sehati/contract/consultation/konsultasi.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { endOffers } from '../../booking/booking/consequences.store.ts'
import { jamDi, takesPlaceOn } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { overlaps, placeOf } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import { chosenTime, isBookable } from '../../schedule/jenis/mulai.store.ts'

/** How the offer `a` stands: past its end it counts as expired, also while no process has recorded it. */
export const hasilAlihan = (now: Date): Sql =>
  sql`coalesce(a.hasil, case when a.habis_pada <= ${now}::timestamptz then 'habis' else 'menunggu' end)`

const shown = (which: Sql, now: Date): Sql => sql`
  select a.alihan_id, a.jadwal_id, a.profesional_id, u.name as nama_profesional, s.nama_spesialisasi, a.jadwal_tenaga_id,
    a.mulai::date as tanggal, ${jamDi(sql`a.mulai`, sql`a.zona`)} as jam_mulai, ${jamDi(sql`a.selesai`, sql`a.zona`)} as jam_selesai,
    a.zona, a.dibuat, a.habis_pada,
    ${hasilAlihan(now)} as hasil, a.jadwal_baru
  from alihan a
  join tenaga_profesional t on t.profesional_id = a.profesional_id
  join users u on u.user_id = t.user_id
  join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
  where ${which}`

/** The newest offer of a request; null where there was none. */
export const findAlihan = (db: Db, jadwal_id: number, now: Date): Promise<Alihan | null> =>
  db.row(sql`${shown(sql`a.jadwal_id = ${jadwal_id}`, now)} order by a.alihan_id desc limit 1`)

/** The class of a professional's consultations; null where there is no such professional. */
export const findKelas = async (db: Db, profesional_id: number): Promise<Kelas | null> =>
  (await db.row<{ kelas: Kelas }>(sql`select kelas from tenaga_profesional where profesional_id = ${profesional_id}`))
    ?.kelas ?? null

export type AlihanBaru = AlihanMasukan & {
  /** The request, its type and its patient. */
  jadwal_id: number
  jenis_id: number
  user_id: number
  oleh: number
  habis_pada: Date
}

/**
 * Offers a slot of another professional, and keeps it: one statement writes the offer and its place in `tempat`. Holds that have
 * ended make way. False where the session does not accept it; throws where a constraint refuses it, also where the time is taken.
 * The patient is notified, and every process of the slot. Triggers refuse a request that does not wait and a place without its offer.
 */
export async function insertAlihan(tx: Db, k: AlihanBaru, now: Date): Promise<boolean> {
  const row = await tx.row(sql`
    with slot as (
      select j.jadwal_tenaga_id, j.profesional_id, j.zona, s.*
      from jadwal_tenaga j
      ${chosenTime({ ...k, pemilih: 'klinik' }, now)}
      where j.jadwal_tenaga_id = ${k.jadwal_tenaga_id} and j.profesional_id = ${k.profesional_id}
        and j.is_available and ${takesPlaceOn(sql`${k.tanggal}::date`, sql`${hariOf(k.tanggal)}`)} and s.mulai is not null
        ${isBookable(k.jenis_id)}
      for share of j
    ), habis as (
      delete from tempat p using slot s
      where p.profesional_id = s.profesional_id and p.habis_pada <= ${now}::timestamptz and ${overlaps(sql`s`)}
      returning p.tempat_id
    ), baru as (
      insert into alihan (jadwal_id, profesional_id, jadwal_tenaga_id, mulai, selesai, zona, oleh, dibuat, habis_pada)
      select ${k.jadwal_id}, profesional_id, jadwal_tenaga_id, mulai, selesai, zona, ${k.oleh}, ${now}, ${k.habis_pada} from slot
      returning *
    ), tempat_baru as (
      insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai, habis_pada, jadwal_tenaga_id, jenis_id, mulai, selesai)
      select b.alihan_id, 'alihan', b.profesional_id, ${k.user_id}, lower(${placeOf(sql`s`)}), upper(${placeOf(sql`s`)}), b.habis_pada,
        b.jadwal_tenaga_id, ${k.jenis_id}, b.mulai, b.selesai
      from baru b cross join slot s
      where (select count(*) from habis) >= 0
    ), kabar as (
      insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
      select 'alihan_ditawarkan', jadwal_id, b.oleh, k.mulai, b.dibuat from baru b join konsultasi k using (jadwal_id)
    )
    select alihan_id, kabari_slot(profesional_id, tanggal_wib(mulai)) from baru`)
  return row !== null
}

/** An offer of a request, locked until the transaction ends. Its start is given by the clock in `zona`. */
export type AlihanTerkunci = AlihanMasukan & {
  nama_profesional: string
  hasil: string | null
  habis_pada: string
  jadwal_baru: number | null
}

export const lockAlihan = (tx: Db, of: { jadwal_id: number; alihan_id: number }): Promise<AlihanTerkunci | null> =>
  tx.row(sql`
    select a.profesional_id, a.jadwal_tenaga_id, a.mulai::date as tanggal, ${jamDi(sql`a.mulai`, sql`a.zona`)} as jam_mulai,
      u.name as nama_profesional, a.hasil, a.habis_pada, a.jadwal_baru
    from alihan a
    join tenaga_profesional t on t.profesional_id = a.profesional_id
    join users u on u.user_id = t.user_id
    where a.alihan_id = ${of.alihan_id} and a.jadwal_id = ${of.jadwal_id}
    for update of a`)

/** Ends the offers `a` that meet the condition, at `now`, and returns how many: their places are free again. */
const end = async (
  db: Db,
  which: Sql,
  hasil: (typeof semuaHasilAlihan)[number],
  now: Date,
  baru: number | null = null,
) =>
  (
    await db.rows(sql`
      with ${endOffers(sql`hasil = ${hasil}, jadwal_baru = ${baru}, berakhir_pada = ${now}`, sql`where ${which}`)}
      select alihan_id from tawaran`)
  ).length

/**
 * Records that the patient has agreed, and with which new request, before it is written: the event of the cancellation depends on it.
 * A trigger refuses the commit where the request was not handed over.
 */
export async function updateDiterima(tx: Db, alihan_id: number, jadwal_baru: number, now: Date): Promise<void> {
  await end(tx, sql`a.alihan_id = ${alihan_id}`, 'diterima', now, jadwal_baru)
}

/** Records that the patient has declined. */
export async function updateDitolak(tx: Db, alihan_id: number, now: Date): Promise<void> {
  await end(tx, sql`a.alihan_id = ${alihan_id}`, 'ditolak', now)
}

const isOpen = (jadwal_id: number) => sql`a.jadwal_id = ${jadwal_id} and a.hasil is null`

/** Withdraws the open offer of a request; false where there is none. */
export const updateDitarik = async (tx: Db, jadwal_id: number, now: Date): Promise<boolean> =>
  (await end(tx, sql`${isOpen(jadwal_id)} and a.habis_pada > ${now}::timestamptz`, 'ditarik', now)) > 0

/** Ends the offer of a locked request that has run out at `now`, if there is one, so that another one can be made. */
export async function updateHabisSatu(tx: Db, jadwal_id: number, now: Date): Promise<void> {
  await end(tx, sql`${isOpen(jadwal_id)} and a.habis_pada <= ${now}::timestamptz`, 'habis', now)
}

/**
 * Ends the offers that have run out at `now`, of any number of processes at once each its own part, and returns how many. One that
 * a transaction is deciding is left alone: it reads the same clock.
 */
export const updateHabis = (db: Db, now: Date): Promise<number> =>
  end(
    db,
    sql`a.alihan_id = any (array(
        select alihan_id from alihan where hasil is null and habis_pada <= ${now}::timestamptz
        order by habis_pada limit 100 for update skip locked))`,
    'habis',
    now,
  )
