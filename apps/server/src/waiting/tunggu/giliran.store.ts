import { batasHadir } from '@sehati/contract/absence/kehadiran.rules'
import { URUNGKAN_MS } from '@sehati/contract/base/constants'
import type { Hari, Jam, Tanggal, Zona } from '@sehati/contract/base/waktu'
import { scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import { MALAM_JAM, SISIH_MENIT } from '@sehati/contract/waiting/tunggu.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { locks, tryExclusive } from '../../base/db/locks.ts'
import { isSesiTetap } from '../../booking/booking/slot-lama.store.ts'
import {
  activeProfessional,
  hariDari,
  isAway,
  isClosed,
  jamDi,
} from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { NO_ONE, placeEnd, placeStart } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import { chosenTime, type Pilihan } from '../../schedule/jenis/mulai.store.ts'

/** The hours of the place `p`, by the clock of its session `j`. */
const itsHours = { mulai: jamDi(sql`p.mulai`, sql`j.zona`), selesai: jamDi(sql`p.selesai`, sql`j.zona`) }

/** The place `p` can still be visited: its session takes place, its professional is there, and the clinic is open. */
export const isStanding = sql`exists (
  select from jadwal_tenaga j join tenaga_profesional t on t.profesional_id = j.profesional_id ${activeProfessional}
  where j.jadwal_tenaga_id = p.jadwal_tenaga_id and ${isSesiTetap(sql`p`, itsHours)}
    and not ${isClosed(sql`tanggal_wib(p.mulai)`, itsHours)} and not ${isAway(sql`tanggal_wib(p.mulai)`, sql`j.profesional_id`, itsHours)})`

/** A place that is set aside: of which session and time, and whether it can still be visited. */
export type TempatSisih = {
  tempat_id: number
  profesional_id: number
  jadwal_tenaga_id: number
  tanggal: Tanggal
  hari: Hari
  jam_mulai: Jam
  jam_selesai: Jam
  mulai: string
  zona: Zona
  tetap: boolean
}

/** Whether this process passes places on until the transaction ends: one does so at a time. */
export const hasGiliran = async (tx: Db): Promise<boolean> =>
  (await tx.row<{ ours: boolean }>(sql`select ${tryExclusive(locks.giliran, sql`0`)} as ours`))?.ours === true

/** The minute in which a cancellation can be taken back is over. A place that a move has left has no such minute. */
const isRipe = (now: Date): Sql => sql`not exists (
  select from konsultasi k where k.jadwal_id = p.tempat_id and k.updated_at >= ${new Date(now.getTime() - URUNGKAN_MS)}::timestamptz)`

/** The next place that can be offered, the soonest first, and none of those that were looked at; locked until the transaction ends. */
export const lockSisih = (tx: Db, seen: readonly number[], now: Date): Promise<TempatSisih | null> =>
  tx.row(sql`
    select p.tempat_id, p.profesional_id, p.jadwal_tenaga_id, tanggal_wib(p.mulai) as tanggal,
      ${hariDari(sql`tanggal_wib(p.mulai)`)} as hari, ${jamDi(sql`p.mulai`, sql`j.zona`)} as jam_mulai,
      ${jamDi(sql`p.selesai`, sql`j.zona`)} as jam_selesai, p.mulai, j.zona, ${isStanding} as tetap
    from tempat p join jadwal_tenaga j on j.jadwal_tenaga_id = p.jadwal_tenaga_id
    where p.jenis = 'sisih' and p.tempat_id <> all (${[...seen]}::int[]) and ${isRipe(now)}
    order by p.mulai, p.tempat_id limit 1
    for update of p skip locked`)

/** An entry that may be offered a place, before the rules of booking are asked. */
export type Calon = {
  tunggu_id: number
  user_id: number
  jenis_id: number
  metode: 'online' | 'offline'
  jadwal_id: number | null
}

/**
 * Who is in line for a place and wants such a time, in their order; those who missed too much come last. Not who has another open offer,
 * who has let this time pass before, or whose own appointment is not later. At night, those alone who want that, for a place within the
 * next hours.
 */
export const listCalon = (
  tx: Db,
  p: TempatSisih,
  { now, isMalam }: { now: Date; isMalam: boolean },
): Promise<Calon[]> =>
  tx.rows(sql`
    select d.tunggu_id, d.user_id, d.jenis_id, d.metode, d.jadwal_id
    from daftar_tunggu d
    join users u on u.user_id = d.user_id and u.status_user = 'aktif' and u.level_id in (4, 5)
    where d.status = 'menunggu' and d.jeda_sampai is null
      and (d.profesional_id = ${p.profesional_id} or d.spesialisasi_id = (
        select t.spesialisasi_id from tenaga_profesional t where t.profesional_id = ${p.profesional_id}))
      and ${p.tanggal}::date between d.dari and d.sampai and (d.hari is null or ${p.hari} = any (d.hari))
      and (d.jam_dari is null or ${p.jam_mulai}::time >= d.jam_dari) and (d.jam_sampai is null or ${p.jam_selesai}::time <= d.jam_sampai)
      and not exists (select from tawaran w where w.user_id = d.user_id and w.jawaban is null)
      and not exists (select from tawaran w where w.tunggu_id = d.tunggu_id and w.profesional_id = ${p.profesional_id}
        and w.mulai = ${p.mulai}::timestamptz and w.jawaban in ('lewati', 'diam'))
      and (d.jadwal_id is null or exists (
        select from konsultasi k where k.jadwal_id = d.jadwal_id and k.status = any (${[...scheduledStatuses]}::text[])
          and k.mulai > ${p.mulai}::timestamptz))
      ${isMalam ? sql`and d.boleh_malam and ${p.mulai}::timestamptz <= ${now}::timestamptz + make_interval(hours => ${MALAM_JAM})` : sql``}
    order by poin_hadir(d.user_id, ${now}::timestamptz) >= ${batasHadir.dibatasi},
      d.mendesak desc, d.sejak, d.tunggu_id`)

/** Locks an entry; false where it no longer waits. */
export const lockMenunggu = async (tx: Db, tunggu_id: number): Promise<boolean> =>
  (await tx.row(sql`select from daftar_tunggu where tunggu_id = ${tunggu_id} and status = 'menunggu' for update`)) !==
  null

/** For whom a place is set aside: a booking of that person may take it. Without a person, for no one. */
export const updateMilik = (tx: Db, tempat_id: number, user_id = NO_ONE): Promise<unknown> =>
  tx.rows(sql`update tempat set user_id = ${user_id} where tempat_id = ${tempat_id}`)

/**
 * Offers a locked place to the person of a locked entry until `habis_pada`, for as long as its type lasts, and notifies them. The place
 * is kept a little longer, so that it is not free before the next person is asked. False where the type has no such start.
 */
export async function insertTawaran(
  tx: Db,
  p: TempatSisih,
  { tunggu_id, user_id, waktu, habis_pada }: { tunggu_id: number; user_id: number; waktu: Pilihan; habis_pada: Date },
  now: Date,
): Promise<boolean> {
  const row = await tx.row(sql`
    with slot as (
      select j.profesional_id, j.zona, s.* from jadwal_tenaga j ${chosenTime(waktu, now)}
      where j.jadwal_tenaga_id = ${p.jadwal_tenaga_id} and s.mulai is not null
    ), baru as (
      insert into tawaran (tunggu_id, user_id, tempat_id, profesional_id, mulai, selesai, zona, dibuat, habis_pada)
      select ${tunggu_id}, ${user_id}, nextval('konsultasi_id'), profesional_id, mulai, selesai, zona, ${now}, ${habis_pada} from slot
      returning *
    ), tempat_baru as (
      update tempat t set tempat_id = baru.tempat_id, jenis = 'tawaran', user_id = baru.user_id, jenis_id = ${waktu.jenis_id},
        dari = ${placeStart(sql`slot`)}, sampai = ${placeEnd(sql`slot`)}, mulai = slot.mulai, selesai = slot.selesai,
        habis_pada = baru.habis_pada + make_interval(mins => ${SISIH_MENIT})
      from baru cross join slot where t.tempat_id = ${p.tempat_id}
    ), entri as (
      update daftar_tunggu d set status = 'ditawari' from baru where d.tunggu_id = baru.tunggu_id
    ), kabar as (
      insert into peristiwa (jenis, user_id, mulai, sejak) select 'tunggu_ditawari', user_id, mulai, dibuat from baru
    )
    select tawaran_id from baru`)
  return row !== null
}

/** Makes a place public, and notifies every process of its slot. */
export const removeSisih = (tx: Db, tempat_id: number): Promise<unknown> =>
  tx.rows(sql`
    with lepas as (
      delete from tempat where tempat_id = ${tempat_id} and jenis = 'sisih'
      returning kabari_slot(profesional_id, tanggal_wib(mulai))
    )
    select count(*) from lepas`)
