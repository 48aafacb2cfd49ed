import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { Tanggal, Zona } from '@sehati/contract/base/waktu'
import type { BookingFacts } from '@sehati/contract/booking/booking.rules'
import type { AturanJendela } from '@sehati/contract/clinic/pengaturan.schema'
import type { IzinKurang } from '@sehati/contract/people/persetujuan.schema'
import type { MetodeJenis } from '@sehati/contract/schedule/jenis.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { aturanColumns } from '../../clinic/pengaturan/jendela.store.ts'
import { keptBackUntil } from '../../schedule/jadwal-tenaga/cadangan.store.ts'
import { awayHours, closedHours, isAwayAllDay, jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { placeOf, takenByOthers } from '../../schedule/jadwal-tenaga/tempat.store.ts'
import { chosenTime, type Pilihan } from '../../schedule/jenis/mulai.store.ts'

/** The hours of `slot`, the chosen time, by the clock of the clinic. */
const itsHours = { mulai: jamDi(sql`slot.mulai`, sql`slot.zona`), selesai: jamDi(sql`slot.selesai`, sql`slot.zona`) }

const limitOf = (
  { user_id, jenis_id, except, sendiri }: { user_id: number; jenis_id: number; except?: number; sendiri?: string },
  now: Date,
): Sql => sql`
  (select jsonb_build_object('n', b.n, 'sampai', b.sampai)
    from pembatasan_hadir(${user_id}, ${now}::timestamptz, slot.mulai, ${except ?? 0}, ${sendiri === 'pindah'}) b
    where not tanpa_batas_hadir(${user_id}, ${jenis_id})) as dibatasi,`

/** What is read of a booking; whose window counts is decided by the act. */
type Known = Omit<BookingFacts, 'now' | 'today' | 'jendela'> &
  AturanJendela & {
    patientKnown: boolean
    /** What the patient would have to answer first: their age, and the purposes to which they would have to consent. */
    izinKurang?: IzinKurang[]
    /** The patient is under age, and their guardian has not agreed. */
    waliKurang?: boolean
  }

type FactRow = Omit<Known, 'session' | 'jenis' | 'penuh' | 'jatahHabis'> & {
  batas: 'hari' | 'minggu' | null
  nama_tenaga: string | null
  jatah: number | null
  nama_jenis: string | null
  ditawarkan: boolean | null
  metode: MetodeJenis | null
  adaMulai: boolean
  terlaluDekat: boolean | null
  pemberitahuan_menit: number | null
  profesional_id: number | null
  hari: string | null
  berlaku_dari: Tanggal | null
  berlaku_sampai: Tanggal | null
  jam_mulai: string | null
  zona: Zona | null
  is_available: boolean | null
  professional_active: boolean | null
}

/**
 * The facts that explain a refused booking. `except` is the consultation that is being moved, if any. A hold of another
 * patient that has not ended at `now` takes the slot.
 */
export async function findBookingFacts(
  db: Db,
  now: Date,
  ask: Pilihan & {
    user_id: number
    profesional_id: number
    jadwal_tenaga_id: number
    except?: number
    /** Of an act of the patient's own: only these are limited for what the patient has missed. */
    sendiri?: 'pesan' | 'pindah'
    /** Of a booking by the patient: the method to which they must have consented, where the clinic asks for consent. */
    consentTo?: 'online' | 'offline'
  },
): Promise<Known> {
  const isUsual = ask.jenis_id === JENIS_UMUM.jenis_id
  const [day, tenaga] = [sql`${ask.tanggal}::date`, sql`${ask.profesional_id}::int`]
  const row = await db.row<FactRow>(sql`
    with slot as (
      select j.*, s.*, tstzrange(s.mulai, s.selesai) as waktu, ${ask.user_id}::int as user_id,
        ${isUsual ? empty : sql`a.ditawarkan, a.mendesak, a.metode, a.pemberitahuan_menit, s.mulai < a.paling_awal as dekat,`}
        case when ${isUsual ? sql`true` : sql`not a.mendesak`} then ${keptBackUntil(sql`s.mulai`, now)} end as lepas_pada,
        tu.status_user = 'aktif' and tu.level_id in (2, 3) as professional_active, tu.name as nama_tenaga
      from jadwal_tenaga j
      ${chosenTime(ask, now)}
      join tenaga_profesional t on t.profesional_id = j.profesional_id
      join users tu on tu.user_id = t.user_id
      where j.jadwal_tenaga_id = ${ask.jadwal_tenaga_id}
    ), live as not materialized (
      -- Into each of the two looks below: gathered once for both, it would be the whole table.
      select * from konsultasi where status <> 'dibatalkan' and jadwal_id <> ${ask.except ?? 0}
    )
    select ${aturanColumns},
      (select nama from hari_libur where tanggal = ${ask.tanggal}::date and not buka and jam_dari is null) as libur,
      ${isAwayAllDay(day, tenaga)} as cuti,
      ${closedHours(day, itsHours)} as "jamLibur", ${awayHours(day, tenaga, itsHours)} as "jamCuti",
      ${isUsual ? empty : sql`slot.ditawarkan, slot.metode, slot.pemberitahuan_menit, slot.mulai is not null as "adaMulai", slot.dekat as "terlaluDekat",`}
      slot.profesional_id, slot.hari, slot.berlaku_dari, slot.berlaku_sampai, slot.jam_mulai, slot.zona, slot.is_available,
      slot.professional_active, slot.nama_tenaga,
      batas_penuh(${tenaga}, ${day}, ${ask.except ?? 0}) as batas,
      jatah_habis(${ask.user_id}, ${ask.jenis_id}, ${day}, ${ask.except ?? 0}) as jatah,
      ${ask.sendiri ? limitOf(ask, now) : empty}
      ${ask.sendiri === 'pesan' ? sql`konfirmasi_dulu(${tenaga}, ${ask.user_id}, ${now}::timestamptz, 0) as "konfirmasiDulu",` : empty}
      ${ask.consentTo ? sql`izin_kurang(${ask.user_id}, ${ask.consentTo}, ${now}::timestamptz) as "izinKurang", wali_kurang(${ask.user_id}, ${now}::timestamptz) as "waliKurang",` : empty}
      (select nama_jenis from jenis_konsultasi where jenis_id = ${ask.jenis_id}) as nama_jenis,
      p.user_id is not null as "patientKnown",
      exists (${takenByOthers(sql`slot`, now)} and p.tempat_id <> ${ask.except ?? 0}) as "slotTaken",
      ditahan(${tenaga}, ${placeOf(sql`slot`)}, ${now}::timestamptz, slot.user_id, false) as "ditahanSampai", slot.lepas_pada as "lepasPada",
      exists (select from live where live.user_id = ${ask.user_id}
        and tstzrange(live.mulai, live.selesai) && slot.waktu) as "patientBusy",
      exists (select from live where live.user_id = ${ask.user_id} and live.profesional_id = ${ask.profesional_id}
        and status in ('diajukan', 'menunggu')) as "hasOpenRequest"
    from pengaturan g
    left join slot on true
    left join users p on p.user_id = ${ask.user_id} and p.status_user = 'aktif' and p.level_id in (4, 5)`)
  if (!row) throw new Error('the settings are one row')
  const { profesional_id, hari, berlaku_dari, berlaku_sampai, jam_mulai, zona, ...sisa } = row
  const { is_available, professional_active, ...rest } = sisa
  const { ditawarkan, metode, adaMulai, terlaluDekat, pemberitahuan_menit, ...others } = rest
  const { batas, nama_tenaga, jatah, nama_jenis, ...known } = others
  const penuh = batas && nama_tenaga ? { batas, nama: nama_tenaga } : null
  const jatahHabis = jatah !== null && nama_jenis ? { jenis: nama_jenis, n: jatah } : null
  const session =
    profesional_id && hari && jam_mulai && zona
      ? {
          profesional_id,
          hari,
          berlaku_dari,
          berlaku_sampai,
          jam_mulai,
          zona,
          is_available: is_available === true,
          professionalActive: professional_active === true,
        }
      : null
  const jenis = isUsual
    ? null
    : {
        ditawarkan: ditawarkan === true,
        metode: metode ?? 'semua',
        adaMulai,
        terlaluDekat: terlaluDekat === true,
        pemberitahuan_menit: pemberitahuan_menit ?? 0,
      }
  return { ...known, session, jenis, penuh, jatahHabis }
}
