import type { Jam, Tanggal, Zona } from '@sehati/contract/base/waktu'
import { DIAM_TERBANYAK, JEDA_TUNGGU_HARI, type semuaJawabanTawaran } from '@sehati/contract/waiting/tunggu.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { NO_ONE } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import { isStanding } from './giliran.store.ts'
import { inLine } from './tunggu.store.ts'

/** How one offer, and its entry, end: as common table expressions after `selesai`, the offers that have ended. The place is set aside for `milik`. */
const givePlaceBack = (now: Date, milik: Sql = sql`${NO_ONE}`): Sql => sql`kembali as (
      update tempat p set jenis = 'sisih', user_id = ${milik}, habis_pada = coalesce(sisih_sampai(${now}, s.mulai, s.zona), ${now})
      from selesai s where p.tempat_id = s.tempat_id and p.jenis = 'tawaran'
    )`

const wait = sql`update daftar_tunggu d set status = 'menunggu'`

/**
 * Ends the offers that were not answered by `now`, of any number of processes at once each its own part: the place is set aside for the
 * next person, the entry waits on, after so many silences in a row with a pause, and the person is told. One that is being answered is
 * left alone.
 */
export const updateDiam = (db: Db, now: Date): Promise<unknown> =>
  db.rows(sql`
    with habis as (
      select t.tawaran_id from tawaran t join daftar_tunggu d using (tunggu_id)
      where t.jawaban is null and t.habis_pada <= ${now}::timestamptz
      order by t.tawaran_id limit 100 for update skip locked
    ), selesai as (
      update tawaran t set jawaban = 'diam', dijawab_pada = ${now} from habis where t.tawaran_id = habis.tawaran_id returning t.*
    ), ${givePlaceBack(now)}, entri as (
      ${wait}, diam = least(d.diam + 1, ${DIAM_TERBANYAK}),
        jeda_sampai = case when d.diam + 1 >= ${DIAM_TERBANYAK} then ${now}::timestamptz + make_interval(days => ${JEDA_TUNGGU_HARI}) end
      from selesai where d.tunggu_id = selesai.tunggu_id
      returning d.user_id, selesai.mulai, d.jeda_sampai
    )
    insert into peristiwa (jenis, user_id, mulai, sejak)
    select case when jeda_sampai is null then 'tunggu_lewat' else 'tunggu_jeda' end, user_id, mulai, ${now} from entri`)

/** Passes a locked offer on: the person does not want this place, and waits on. */
export const updateDilewati = (tx: Db, tawaran_id: number, now: Date): Promise<unknown> =>
  tx.rows(sql`
    with selesai as (
      update tawaran t set jawaban = 'lewati', dijawab_pada = ${now} where t.tawaran_id = ${tawaran_id} returning t.*
    ), ${givePlaceBack(now)}
    ${wait}, diam = 0 from selesai where d.tunggu_id = selesai.tunggu_id`)

/**
 * Records that the person takes a locked offer, before the place is booked: the place stays theirs, and their entry ends with it. A
 * trigger refuses the commit where the consultation is not theirs.
 */
export const updateDiambil = (tx: Db, of: { tawaran_id: number; hasil: number }, now: Date): Promise<unknown> =>
  tx.rows(sql`
    with selesai as (
      update tawaran t set jawaban = 'ambil', dijawab_pada = ${now} where t.tawaran_id = ${of.tawaran_id} returning t.*
    ), ${givePlaceBack(now, sql`s.user_id`)}
    update daftar_tunggu d set status = 'dapat', hasil_jadwal_id = ${of.hasil}, keluhan = null, berakhir_pada = ${now}
    from selesai where d.tunggu_id = selesai.tunggu_id`)

/**
 * What a person booked by themselves at the time that was offered to them counts as taken: a booking takes the patient's own place, and
 * the offer is left without one.
 */
export const updateDipesanSendiri = (db: Db, now: Date): Promise<unknown> =>
  db.rows(sql`
    with milik as (
      select t.tawaran_id, k.jadwal_id as hasil
      from tawaran t
      join daftar_tunggu d using (tunggu_id)
      join konsultasi k on k.user_id = t.user_id and k.profesional_id = t.profesional_id and k.mulai = t.mulai and k.status <> 'dibatalkan'
      where t.jawaban is null and not exists (select from tempat p where p.tempat_id = t.tempat_id and p.jenis = 'tawaran')
      for update of t, d skip locked
    ), selesai as (
      update tawaran t set jawaban = 'ambil', dijawab_pada = ${now} from milik where t.tawaran_id = milik.tawaran_id
      returning t.tunggu_id, milik.hasil
    )
    update daftar_tunggu d set status = 'dapat', hasil_jadwal_id = selesai.hasil, keluhan = null, berakhir_pada = ${now}
    from selesai where d.tunggu_id = selesai.tunggu_id`)

/** Withdraws the offers whose place is no longer there: the day was closed, the professional is away or has left. The person waits on, and is told. */
export const updateDitarik = (db: Db, now: Date): Promise<unknown> =>
  db.rows(sql`
    with gugur as (
      select t.tawaran_id from tawaran t join daftar_tunggu d using (tunggu_id)
      where t.jawaban is null and not exists (
        select from tempat p where p.tempat_id = t.tempat_id and p.jenis = 'tawaran' and ${isStanding})
      order by t.tawaran_id limit 100 for update of t, d skip locked
    ), selesai as (
      update tawaran t set jawaban = 'ditarik', dijawab_pada = ${now} from gugur where t.tawaran_id = gugur.tawaran_id returning t.*
    ), lepas as (
      delete from tempat p using selesai s where p.tempat_id = s.tempat_id and p.jenis = 'tawaran'
      returning kabari_slot(p.profesional_id, tanggal_wib(p.mulai))
    ), entri as (
      ${wait} from selesai where d.tunggu_id = selesai.tunggu_id returning d.user_id, selesai.mulai
    ), kabar as (
      insert into peristiwa (jenis, user_id, mulai, sejak) select 'tunggu_ditarik', user_id, mulai, ${now} from entri
    )
    select count(*) from lepas`)

type Akhir = { status: 'keluar' | 'habis'; isKabar: boolean }

/** Takes entries `d` out of line; what was offered to them goes to the next person. Returns how many. */
export const updateAkhir = async (db: Db, which: Sql, { status, isKabar }: Akhir, now: Date): Promise<number> =>
  (
    await db.rows(sql`
      with entri as (
        update daftar_tunggu d set status = ${status}, keluhan = null, jeda_sampai = null, berakhir_pada = ${now}
        where ${inLine} and ${which}
        returning d.tunggu_id, d.user_id
      ), selesai as (
        update tawaran t set jawaban = 'ditarik', dijawab_pada = ${now} from entri
        where t.tunggu_id = entri.tunggu_id and t.jawaban is null
        returning t.*
      ), ${givePlaceBack(now)}, kabar as (
        insert into peristiwa (jenis, user_id, sejak) select 'tunggu_berakhir', user_id, ${now} from entri where ${isKabar}
      )
      select tunggu_id from entri`)
  ).length

/** An offer of a person, and what its entry wants; locked until the transaction ends, the entry first. */
export type TawaranTerkunci = {
  tawaran_id: number
  tunggu_id: number
  user_id: number
  jawaban: (typeof semuaJawabanTawaran)[number] | null
  habis_pada: string
  hasil_jadwal_id: number | null
  profesional_id: number
  /** The place, null where it is no longer kept. */
  jadwal_tenaga_id: number | null
  tanggal: Tanggal
  jam_mulai: Jam
  jam_selesai: Jam
  mulai: string
  zona: Zona
  jenis_id: number
  metode: 'online' | 'offline'
  use_bpjs: boolean
  jadwal_id: number | null
  keluhan: Buffer | null
}

const offered = sql`
  select t.tawaran_id, t.tunggu_id, t.user_id, t.jawaban, t.habis_pada, d.hasil_jadwal_id, t.profesional_id, p.jadwal_tenaga_id,
    tanggal_wib(t.mulai) as tanggal, ${jamDi(sql`t.mulai`, sql`t.zona`)} as jam_mulai, ${jamDi(sql`t.selesai`, sql`t.zona`)} as jam_selesai,
    t.mulai, t.zona, d.jenis_id, d.metode, d.use_bpjs, d.jadwal_id, d.keluhan
  from daftar_tunggu d
  join tawaran t on t.tunggu_id = d.tunggu_id
  left join tempat p on p.tempat_id = t.tempat_id and p.jenis = 'tawaran'`

export const lockTawaran = (tx: Db, of: { tawaran_id: number; user_id: number }): Promise<TawaranTerkunci | null> =>
  tx.row(sql`${offered} where t.tawaran_id = ${of.tawaran_id} and t.user_id = ${of.user_id} for update of d, t`)

/** The same without a lock, of a person whose account is active, with the mark of their address. */
export const findTawaran = (db: Db, tawaran_id: number): Promise<(TawaranTerkunci & { alamat_tanda: number }) | null> =>
  db.row(sql`
    select o.*, u.alamat_tanda from (${offered} where t.tawaran_id = ${tawaran_id}) o
    join users u on u.user_id = o.user_id and u.status_user = 'aktif'`)
