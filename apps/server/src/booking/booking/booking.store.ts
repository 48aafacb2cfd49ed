import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import { RANGKAIAN_MINGGU } from '@sehati/contract/booking/rangkaian.rules'
import type {
  AlasanKunjungan,
  BookingMasukan,
  JadwalUlang,
  Konsultasi,
} from '@sehati/contract/consultation/konsultasi.schema'
import type { ErrorCode } from '@sehati/contract/messages'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { refusalOf } from '../../base/db/db-error.ts'
import { exclusive, locks } from '../../base/db/locks.ts'
import type { Seal } from '../../base/db/seal.ts'
import { clinicWindowEnd, windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { gabungKeluhan, kataDari } from '../../consultation/konsultasi/isi-keluhan.ts'
import {
  echo,
  factsOfNew,
  joins,
  type FactRow as KonsultasiFacts,
  klinikOf,
} from '../../consultation/konsultasi/konsultasi.store.ts'
import { openNomorOnce } from '../../people/user/nomor-bpjs.ts'
import { takesPlaceOn } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { placeEnd, placeStart, removeHolds } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import {
  chosenTime,
  isBookable,
  isForMetode,
  isInTime,
  type Pemilih,
  type Pilihan,
} from '../../schedule/jenis/mulai.store.ts'
import { afterBooking, deadlineOf, dropOffers, emptySeats, leavePlace, leaveQueue } from './consequences.store.ts'

const isOn = (tanggal: Tanggal): Sql => takesPlaceOn(sql`${tanggal}::date`, sql`${hariOf(tanggal)}`)
/**
 * Decided in the statement that writes, under the session's lock: its hours cannot change in between. Types that may start
 * within a session have no `s` at any other hour.
 */
const isHourSeen = ({ jenis_id, jam_mulai }: Pick<Pilihan, 'jenis_id' | 'jam_mulai'>): Sql =>
  jenis_id === JENIS_UMUM.jenis_id ? sql`and j.jam_mulai = coalesce(${jam_mulai ?? null}::time, j.jam_mulai)` : empty

export type BookingBaru = Omit<BookingMasukan, 'jenis_id' | 'alasan_id'> & {
  jadwal_id: number
  /** The type that the booking is of, `jenisDipilih` of the request. */
  jenis_id: number
  /** What it costs without BPJS, in rupiah. */
  harga: number
  /** Who chose the type. */
  pemilih: Pemilih
  /** The patient, and the user who books for them. */
  user_id: number
  pengaju_id: number
  idempotency: { key: string; digest: Buffer } | null
  /** Whether the complaint has words of danger: the booking raises the alert, and does not keep this. */
  bahaya: boolean
  /** Why the patient comes, encrypted together with the complaint. */
  alasan: AlasanKunjungan | null
  /** What it follows, where it is a follow-up: its professional has agreed to it, also beyond the window of patients. */
  lanjutan_dari: number | null
  /** Which meeting of which series it is: a follow-up that may lie further ahead. */
  rangkaian?: { rangkaian_id: number; urutan: number }
  /** The front desk books: a request of the patient (`pesan`), or for a person who is there and waits (`tanpa_janji`). */
  loket: 'pesan' | 'tanpa_janji' | null
  now: Date
}

/**
 * Books in one statement and returns the consultation, or null where a conflict prevents it. The session is read and locked
 * (shared, so that its hours cannot change), the row is inserted unless a constraint or key prevents it, then its place
 * in `tempat`, for which holds that have ended and the patient's own make way: of any number of such statements for one slot at
 * once, one succeeds. Where the time is taken, a trigger refuses the whole statement. The guard of the table refuses people who
 * are not active or of the wrong level, closed days and leave, also those that are committed at this moment, places that are
 * kept back, and what is beyond a cap, a quota or the limit of who missed too much; a trigger beside it, a booking of the patient's own without consent or, under age, without a guardian's; this statement does not look at the people again.
 * What follows stands here too: until when the professional answers, the events for the professional and for the patient, and the
 * alert of words of danger. A follow-up is approved from the beginning; it waits for no answer. So is a visit without an appointment,
 * whose session may have begun.
 */
export const insertBooking = (db: Db, seal: Seal, k: BookingBaru): Promise<Konsultasi | null> =>
  insertBookingOrThrow(db, seal, k).catch(nullIfExplained)

/** The same, and throws what the guard of the table or a constraint says. */
export async function insertBookingOrThrow(db: Db, seal: Seal, k: BookingBaru): Promise<Konsultasi | null> {
  const { rangkaian } = k
  const isLanjutan = k.lanjutan_dari !== null
  const isTanpaJanji = k.loket === 'tanpa_janji'
  const isApproved = isLanjutan || isTanpaJanji
  const approved = rangkaian ? sql`, status, lanjutan_dari, rangkaian_id, urutan` : sql`, status, lanjutan_dari`
  const row = await db.row<KonsultasiFacts>(sql`
    with slot as (
      select j.jadwal_tenaga_id, j.profesional_id, j.sesi, j.zona, ${k.user_id}::int as user_id, s.*
      from jadwal_tenaga j
      ${chosenTime(k, k.now)}
      where j.jadwal_tenaga_id = ${k.jadwal_tenaga_id} and j.profesional_id = ${k.profesional_id}
        and j.is_available and ${isOn(k.tanggal)} and ${isTanpaJanji ? sql`s.selesai` : sql`s.mulai`} > ${k.now}::timestamptz
        ${isHourSeen(k)} ${isBookable(k.jenis_id, k.metode_konsultasi)}
        and ${k.tanggal}::date <= ${isLanjutan ? clinicWindowEnd(k.now, rangkaian && RANGKAIAN_MINGGU) : windowEnd(k.now)}
      for share of j
    ), baru as (
      insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, zona, sesi, jenis_id,
        jeda_sebelum, jeda_sesudah, metode_konsultasi, use_bpjs, harga, keluhan, pengaju_id, diubah_oleh, idempotency_key,
        request_digest, created_at, updated_at, jawab_sebelum, diminta_pada${isApproved ? approved : empty})
      select ${k.jadwal_id}, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, zona, sesi, ${k.jenis_id}, jeda_sebelum,
        jeda_sesudah, ${k.metode_konsultasi},
        ${k.use_bpjs === 1}, ${k.harga}, ${seal.seal(`konsultasi.keluhan:${k.jadwal_id}`, gabungKeluhan(k.keluhan, k.alasan))}, ${k.pengaju_id}, ${k.pengaju_id},
        ${k.idempotency?.key ?? null}, ${k.idempotency?.digest ?? null}, ${k.now}, ${k.now},
        ${isApproved ? sql`null, null, 'disetujui', ${k.lanjutan_dari}::int` : deadlineOf(sql`${k.now}::timestamptz`, sql`mulai`, sql`zona`)}${rangkaian ? sql`, ${rangkaian.rangkaian_id}, ${rangkaian.urutan}` : empty}
      from slot
      on conflict do nothing
      returning *
    ), ${afterBooking(k.loket !== null)}
    select ${factsOfNew}, ${klinikOf}
      ${k.jenis_id === JENIS_UMUM.jenis_id ? empty : sql`, kabari_kunjungan_mendesak(k.jenis_id, k.user_id)`}
      ${k.bahaya ? sql`, peringatkan(k.user_id, 'pemesanan', k.jadwal_id, k.created_at)` : empty}
    from baru k ${joins}`)
  return row && echo(row, openNomorOnce(seal), k.keluhan, kataDari(k.alasan))
}

const EXPLAINED: ReadonlySet<ErrorCode> = new Set([
  'SLOT_TAKEN',
  'SLOT_RESERVED',
  'CLINIC_CLOSED',
  'PROFESSIONAL_AWAY',
  'PEOPLE_INACTIVE',
  'DAY_FULL',
  'WEEK_FULL',
  'BOOKING_LIMITED',
  'CONSENT_REQUIRED',
  'CONFIRM_FIRST',
  'GUARDIAN_PENDING',
  'SEMESTER_LIMIT',
])

/** What a trigger refuses is explained like any other refusal: by reading the facts. */
function nullIfExplained(error: unknown): null {
  const code = refusalOf(error)
  if (code && EXPLAINED.has(code)) return null
  throw error
}

/** The booking of an idempotency key; null for a new key. */
export const findByIdempotencyKey = (db: Db, pengaju_id: number, key: string) =>
  db.row<{ jadwal_id: number; request_digest: Buffer }>(sql`
    select jadwal_id, request_digest from konsultasi where pengaju_id = ${pengaju_id} and idempotency_key = ${key}`)

/** Takes the lock `pindah` of a professional, before a place of theirs is sought. */
export const lockMovesTo = (tx: Db, profesional_id: number) =>
  tx.rows(sql`select ${exclusive(locks.pindah, sql`${profesional_id}::int`)}`)

/** Takes the lock `pindah` of the professionals of these consultations, the lower id first. */
export const lockMoves = (tx: Db, jadwal_ids: readonly number[]) =>
  tx.rows(sql`
    select ${exclusive(locks.pindah, sql`t.profesional_id`)}
    from (
      select distinct profesional_id from konsultasi where jadwal_id = any(${[...jadwal_ids]}::int[])
      order by profesional_id
    ) t`)

/**
 * Moves a locked consultation to another slot; constraints and the guard of the table check it like a booking. False where the
 * session does not accept it. A null `status` keeps the current one; a request gets a new deadline. Arrival and confirmation were of
 * the former time. Its place moves with it, and holds make way; the place that it leaves goes to who is in line for it; its offers and seats end, and the other person is told.
 */
export async function updateSlot(
  db: Db,
  seal: Seal,
  jadwal_id: number,
  to: JadwalUlang & {
    /** The type of the consultation, which a move keeps. */
    jenis_id: number
    diubah_oleh: number
    now: Date
    status: 'diajukan' | 'disetujui' | null
    /** The message to the patient about this move; replaces the message of an earlier move. */
    pesan: string | null
    /** The time was offered: the message of the offer stays. */
    ditawarkan?: boolean
  },
): Promise<boolean> {
  const { ditawarkan = false } = to
  const pesan_pindah = to.pesan === null ? null : seal.seal(`konsultasi.pesan_pindah:${jadwal_id}`, to.pesan)
  const isRequestedAgain = sql`coalesce(${to.status}::text, k.status) = 'diajukan' and (k.status <> 'diajukan' or k.mulai <> slot.mulai)`
  const metode = sql`coalesce(${to.metode_konsultasi ?? null}::text, k.metode_konsultasi)`
  // What the patient has said of the former time and place is not said of another one.
  const isAsItWas = sql`(k.mulai, k.metode_konsultasi) = (slot.mulai, ${metode})`
  // Updates that conflict on an exclusion constraint deadlock, which the database detects only after a second:
  // so moves to one professional run one after the other.
  await db.rows(
    sql`select ${exclusive(locks.pindah, sql`profesional_id`)} from konsultasi where jadwal_id = ${jadwal_id}`,
  )
  const row = await db.row(sql`
    with slot as (
      select j.jadwal_tenaga_id, j.profesional_id, j.sesi, j.zona, s.*
      from jadwal_tenaga j
      ${chosenTime({ ...to, pemilih: 'klinik' }, to.now)}
      join tenaga_profesional t on t.profesional_id = j.profesional_id
      join users tu on tu.user_id = t.user_id and tu.status_user = 'aktif' and tu.level_id in (2, 3)
      where j.jadwal_tenaga_id = ${to.jadwal_tenaga_id} and j.is_available
        and ${isOn(to.tanggal)} and s.mulai > ${to.now}::timestamptz
        ${isHourSeen(to)} ${isForMetode(to.jenis_id, to.metode_konsultasi)}
        ${to.pesan === null && !ditawarkan ? sql`${isInTime(to.jenis_id)} and ${to.tanggal}::date <= ${windowEnd(to.now)}` : empty}
      for share of j
    ), lama as (
      select * from konsultasi where jadwal_id = ${jadwal_id}
    ), baru as (
      update konsultasi k
      set jadwal_tenaga_id = slot.jadwal_tenaga_id, mulai = slot.mulai, selesai = slot.selesai, zona = slot.zona, sesi = slot.sesi,
        jeda_sebelum = slot.jeda_sebelum, jeda_sesudah = slot.jeda_sesudah, metode_konsultasi = ${metode},
        status = coalesce(${to.status}::text, k.status), pesan_pindah = ${ditawarkan ? sql`k.pesan_pindah` : sql`${pesan_pindah}::bytea`},
        diminta_pada = case when ${isRequestedAgain} then ${to.now} else k.diminta_pada end,
        jawab_sebelum = case when ${isRequestedAgain} then tenggat_jawab(${to.now}, slot.mulai, slot.zona) else k.jawab_sebelum end,
        dijawab_pada = case when ${isRequestedAgain} then null else k.dijawab_pada end,
        tiba_pada = case when ${isAsItWas} then k.tiba_pada end,
        dikonfirmasi_pada = case when ${isAsItWas} then k.dikonfirmasi_pada end,
        diubah_oleh = ${to.diubah_oleh}, updated_at = ${to.now}
      from slot
      where k.jadwal_id = ${jadwal_id} and k.profesional_id = slot.profesional_id
      returning k.*
    ), lepas as (${removeHolds(sql`baru`, to.now)}
    ), tempat_pindah as (
      update tempat p set (profesional_id, dari, sampai) = (baru.profesional_id, ${placeStart(sql`baru`)}, ${placeEnd(sql`baru`)})
      from baru where p.tempat_id = baru.jadwal_id and p.jenis = 'konsultasi' and (select count(*) from lepas) >= 0
      returning p.tempat_id
    ), ${leavePlace}, ${dropOffers}, ${emptySeats(sql`true`)}, ${leaveQueue}, kabar as (
      insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
      select e.jenis, baru.jadwal_id, baru.diubah_oleh, baru.mulai, baru.updated_at
      from baru join lama using (jadwal_id) cross join lateral (values
        ('dijadwalkan', lama.mulai <> baru.mulai), ('metode_diubah', lama.metode_konsultasi <> baru.metode_konsultasi)
      ) e (jenis, berubah)
      where e.berubah
    )
    select jadwal_id from baru`)
  return row !== null
}
