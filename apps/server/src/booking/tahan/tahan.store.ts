import { TAHAN_MENIT, TAHAN_ULANG_MENIT } from '@sehati/contract/base/constants'
import { hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import type { JejakTahan } from '@sehati/contract/booking/tahan.rules'
import type { Tahan, TahanMasukan } from '@sehati/contract/booking/tahan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { jamDi, takesPlaceOn } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { overlaps, placeOf } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import { chosenTime, isBookable, isReleased } from '../../schedule/jenis/mulai.store.ts'

/** A place that became free: whose, and on which date in Jakarta. */
export type Lepas = { profesional_id: number; tanggal: Tanggal }

/** What is held: `jenis_id` is `jenisDipilih` of the request. */
export type TahanBaru = Omit<TahanMasukan, 'jenis_id'> & { jenis_id: number }

/** Times of day are those of the clinic of the session, without pauses. */
const columns = sql`p.tempat_id as tahan_id, p.habis_pada, p.profesional_id, p.jadwal_tenaga_id,
  p.mulai::date as tanggal, ${jamDi(sql`p.mulai`, sql`z.zona`)} as jam_mulai, ${jamDi(sql`p.selesai`, sql`z.zona`)} as jam_selesai,
  z.zona, p.jenis_id`
const zones = sql`join jadwal_tenaga z on z.jadwal_tenaga_id = p.jadwal_tenaga_id`
const place = sql`p.profesional_id, p.mulai::date as tanggal`

/** The newest hold of a patient that has not ended; null where there is none. */
export const findTahan = (db: Db, user_id: number, now: Date): Promise<Tahan | null> =>
  db.row(sql`
    select ${columns} from tempat p ${zones}
    where p.user_id = ${user_id} and p.jenis = 'tahan' and p.habis_pada > ${now}::timestamptz
    order by p.habis_pada desc, p.tempat_id desc limit 1`)

/** What the rules about how often ask of the patient and this slot. */
export async function findJejak(db: Db, user_id: number, ask: TahanBaru, now: Date): Promise<JejakTahan> {
  const row = await db.row<JejakTahan>(sql`
    select count(*)::int as sejam, coalesce(bool_or(
        t.profesional_id = s.profesional_id and t.dari = s.mulai and t.habis_pada <= ${now}::timestamptz
        and t.habis_pada > ${now}::timestamptz - make_interval(mins => ${TAHAN_ULANG_MENIT})
      ), false) as "baruHabis"
    from tahan_jejak t
    left join (
      select j.profesional_id, s.mulai from jadwal_tenaga j ${chosenTime({ ...ask, pemilih: user_id }, now)}
      where j.jadwal_tenaga_id = ${ask.jadwal_tenaga_id}
    ) s on true
    where t.user_id = ${user_id} and t.sejak > ${now}::timestamptz - interval '1 hour'`)
  if (!row) throw new Error('a count is one row')
  return row
}

/**
 * Holds a slot in one statement and returns the hold, or null where the constraints of `tempat` prevent it: the time is taken,
 * or the patient has two holds. What ended makes way. The same slot again returns the hold that there is, which is `lama`.
 * An older hold of the patient stays until the caller releases it: the new one is won first. With `replace`, holds of the
 * patient that overlap the new one make way as well: then the caller rolls back where null is returned.
 * Triggers guard the table; they let holds pass.
 */
export const insertTahan = (
  db: Db,
  user_id: number,
  ask: TahanBaru,
  now: Date,
  { replace = false } = {},
): Promise<(Tahan & { lama: boolean }) | null> =>
  db.row(sql`
    with slot as (
      select j.jadwal_tenaga_id, j.profesional_id, s.*
      from jadwal_tenaga j
      ${chosenTime({ ...ask, pemilih: user_id }, now)}
      where j.jadwal_tenaga_id = ${ask.jadwal_tenaga_id} and j.profesional_id = ${ask.profesional_id}
        and j.is_available and ${takesPlaceOn(sql`${ask.tanggal}::date`, sql`${hariOf(ask.tanggal)}`)} and s.mulai is not null ${isBookable(ask.jenis_id)}
        ${isReleased(ask.jenis_id, now)}
      for share of j
    ), habis as (
      delete from tempat p using slot s
      where p.profesional_id = s.profesional_id and p.habis_pada <= ${now}::timestamptz and ${overlaps(sql`s`)}
      returning p.tempat_id
    ), habis_sendiri as (
      delete from tempat p where p.user_id = ${user_id} and p.jenis = 'tahan' and p.habis_pada <= ${now}::timestamptz
      returning p.tempat_id
    ), ganti as (
      delete from tempat p using slot s
      where ${replace} and p.user_id = ${user_id} and p.jenis = 'tahan' and p.habis_pada > ${now}::timestamptz
        and p.profesional_id = s.profesional_id and ${overlaps(sql`s`)} and ${isSame} is not true
      returning p.tempat_id
    ), punya as (
      select p.* from tempat p
      where p.user_id = ${user_id} and p.jenis = 'tahan' and p.habis_pada > ${now}::timestamptz
        and p.tempat_id not in (select tempat_id from ganti)
    ), baru as (
      insert into tempat (jenis, profesional_id, user_id, dari, sampai, habis_pada, nomor, jadwal_tenaga_id, jenis_id, mulai, selesai)
      select 'tahan', s.profesional_id, ${user_id}, lower(${placeOf(sql`s`)}), upper(${placeOf(sql`s`)}),
        ${now}::timestamptz + make_interval(mins => ${TAHAN_MENIT}),
        case when exists (select from punya where nomor = 1) then 2 else 1 end, s.jadwal_tenaga_id, ${ask.jenis_id}, s.mulai, s.selesai
      from slot s
      where (select count(*) from habis) + (select count(*) from habis_sendiri) >= 0
        and not exists (select from punya p where ${isSame})
      on conflict do nothing
      returning *
    ), jejak as (
      insert into tahan_jejak (user_id, profesional_id, dari, sejak, habis_pada)
      select user_id, profesional_id, mulai, ${now}, habis_pada from baru
    )
    select ${columns}, false as lama from baru p ${zones}
    union all
    select ${columns}, true from punya p ${zones} join slot s on ${isSame}`)

/** The hold `p` is of the slot `s`. */
const isSame = sql`(p.profesional_id, p.mulai, p.selesai) = (s.profesional_id, s.mulai, s.selesai)`

/** Releases the holds of a patient except one; returns the places that became free. */
export const removeTahanLain = (db: Db, user_id: number, tahan_id: number): Promise<Lepas[]> =>
  db.rows(sql`
    with lepas as (
      delete from tempat p where p.user_id = ${user_id} and p.jenis = 'tahan' and p.tempat_id <> ${tahan_id} returning p.*
    ), jejak as (${forget})
    select ${place} from lepas p`)

/** Releases a hold of a patient; null where the patient has no such hold. */
export const removeTahan = (db: Db, user_id: number, tahan_id: number): Promise<Lepas | null> =>
  db.row(sql`
    with lepas as (
      delete from tempat p where p.user_id = ${user_id} and p.jenis = 'tahan' and p.tempat_id = ${tahan_id} returning p.*
    ), jejak as (${forget})
    select ${place} from lepas p`)

/** A hold that was released did not run out. */
const forget = sql`
  update tahan_jejak t set habis_pada = null from lepas p
  where (t.user_id, t.profesional_id, t.dari) = (p.user_id, p.profesional_id, p.mulai)`

/** Deletes what has ended, of any number of processes at once each its own part; returns the places that became free. */
export const removeHabis = (db: Db, now: Date): Promise<Lepas[]> =>
  db.rows(sql`
    with habis as (
      select tempat_id from tempat where habis_pada <= ${now}::timestamptz for update skip locked
    )
    delete from tempat p using habis h where p.tempat_id = h.tempat_id returning ${place}`)
