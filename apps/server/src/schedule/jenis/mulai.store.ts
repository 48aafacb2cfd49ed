import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { Jam, Tanggal } from '@sehati/contract/base/waktu'
import sql, { empty, type Sql } from 'sql-template-tag'
import { keptBackUntil } from '../jadwal-tenaga/cadangan.store.ts'
import { endOf, startOf } from '../jadwal-tenaga/hari-layanan.store.ts'

/**
 * Fragments that say when a consultation of a type may start within a session `j`: the list of slots, the booking, the hold
 * and the move share them, so that what the list shows is what the others accept. Minutes are wall-clock minutes: no zone
 * of Indonesia has daylight saving.
 */

/** Who chooses a type: the clinic, or the patient of this account; 0 is any patient. */
export type Pemilih = number | 'klinik'

/**
 * The rules of a type with a professional, one row; none for an unknown type. `menit` is the length, null for that of the
 * session. `ditawarkan`: the professional offers it, and `pemilih` may choose it. `paling_awal` is the earliest start by its
 * notice.
 */
export const rulesOf = (jenis_id: number | Sql, profesional_id: Sql, now: Date, pemilih: Pemilih): Sql => sql`
  select k.jenis_id, k.metode, k.mendesak, k.jeda_sebelum, k.jeda_sesudah, k.pemberitahuan_menit, coalesce(x.menit, k.menit) as menit,
    coalesce(k.langkah, coalesce(x.menit, k.menit) + k.jeda_sebelum + k.jeda_sesudah) as langkah,
    ${now}::timestamptz + k.pemberitahuan_menit * interval '1 minute' as paling_awal,
    ${isOffered(profesional_id)} ${isFor(pemilih)} as ditawarkan
  from jenis_konsultasi k
  left join jenis_tenaga x on x.profesional_id = ${profesional_id} and x.jenis_id = k.jenis_id
  where k.jenis_id = ${jenis_id}`

/** The type `k` can be booked with the professional, whose choice of it is `x`. */
export const isOffered = (profesional_id: Sql): Sql => sql`(k.jenis_id = ${JENIS_UMUM.jenis_id} or (
  k.aktif and x.jenis_id is not null and ${fitsProfession(profesional_id)}))`

/**
 * `pemilih` may choose the type `k`: an urgent one is for the clinic, and for a patient with an open alert (decision 44). The
 * alerts are read once a statement, and only where the type is urgent.
 */
export const isFor = (pemilih: Pemilih): Sql =>
  pemilih === 'klinik' ? empty : sql`and (not k.mendesak or ${hasOpenAlert(pemilih)})`

/** An alert about the patient is not closed. */
export const hasOpenAlert = (user_id: number): Sql => sql`exists (
  select from peringatan w where w.user_id = ${user_id}::int and w.ditutup_pada is null)`

/** The professional may offer the type `k`. */
export const fitsProfession = (profesional_id: Sql): Sql => sql`k.bidang in ('semua', (
  select l.nama_level from tenaga_profesional ft join users fu on fu.user_id = ft.user_id join level l on l.level_id = fu.level_id
  where ft.profesional_id = ${profesional_id}))`

/** The professional `t` offers more than the usual type to the patient `pemilih`. */
export const offersMore = (pemilih: number): Sql => sql`exists (
  select from jenis_tenaga x join jenis_konsultasi k on k.jenis_id = x.jenis_id
  where x.profesional_id = t.profesional_id and ${isOffered(sql`t.profesional_id`)} ${isFor(pemilih)})`

/**
 * The starts by the rules `a` in the session `j` on a date, with ends and pauses: one after each step, as long as the
 * consultation ends within the session. Its pauses may reach beyond it. `offset 0`: the session is computed once, not for each start.
 */
const startsOf = (tanggal: Sql): Sql => sql`lateral (
  select m.mulai, m.mulai + sesi.lama as selesai, a.jeda_sebelum, a.jeda_sesudah
  from (
    select ${startOf(tanggal)} as mulai, ${endOf(tanggal)} as selesai, coalesce(a.langkah, 1) * interval '1 minute' as langkah,
      coalesce(a.menit * interval '1 minute', j.jam_selesai - j.jam_mulai) as lama
    offset 0
  ) sesi
  cross join lateral generate_series(
    sesi.mulai, case when a.menit is null then sesi.mulai else sesi.selesai - sesi.lama end, sesi.langkah
  ) m (mulai))`

/** What is chosen: a type, a date, and an hour where the type may start within a session. */
export type Pilihan = { jenis_id: number; tanggal: Tanggal; jam_mulai?: Jam | undefined; pemilih: Pemilih }

/**
 * The chosen time of the session `j`, a row `s`, to be joined after `j`; without an hour, the start of the session. The usual
 * type is as long as its session: it reads no rules, and the hour is compared by the caller.
 */
export const chosenTime = (ask: Pilihan, now: Date): Sql => {
  const tanggal = sql`${ask.tanggal}::date`
  return ask.jenis_id === JENIS_UMUM.jenis_id
    ? sql`cross join lateral (
        select ${startOf(tanggal)} as mulai, ${endOf(tanggal)} as selesai,
          0::smallint as jeda_sebelum, 0::smallint as jeda_sesudah
      ) s`
    : sql`left join lateral (${rulesOf(ask.jenis_id, sql`j.profesional_id`, now, ask.pemilih)}) a on true
      left join ${startsOf(tanggal)} s on s.mulai = saat(${tanggal}, coalesce(${ask.jam_mulai ?? null}::time, j.jam_mulai), j.zona)`
}

/** By the rules that `chosenTime` reads: the time is not kept back, or the type may take such places. */
export const isReleased = (jenis_id: number, now: Date): Sql => {
  const isOpen = sql`${keptBackUntil(sql`s.mulai`, now)} is null`
  return jenis_id === JENIS_UMUM.jenis_id ? sql`and ${isOpen}` : sql`and (a.mendesak or ${isOpen})`
}

/** By the same rules: the time is not too soon. */
export const isInTime = (jenis_id: number): Sql =>
  jenis_id === JENIS_UMUM.jenis_id ? empty : sql`and s.mulai >= a.paling_awal`

/** By the same rules: the type takes place by this method, where one is given. */
export const isForMetode = (jenis_id: number, metode: string | null = null): Sql =>
  jenis_id === JENIS_UMUM.jenis_id ? empty : sql`and a.metode in ('semua', coalesce(${metode}::text, a.metode))`

/** The time is not too soon, and the type is offered: for a method, where one is given. */
export const isBookable = (jenis_id: number, metode: string | null = null): Sql =>
  jenis_id === JENIS_UMUM.jenis_id
    ? empty
    : sql`${isInTime(jenis_id)} and a.ditawarkan ${isForMetode(jenis_id, metode)}`
