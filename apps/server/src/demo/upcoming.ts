import type { Tanggal } from '@sehati/contract/base/waktu'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { Diary, Meeting } from './diary.ts'
import { allPasien, allTenaga, type DemoPasien, type DemoTenaga } from './people.ts'
import type { Random } from './random.ts'
import type { Slot } from './sesi.ts'

export type Upcoming = Meeting & { status: StatusKonsultasi }

const [karyawan, user] = allPasien as [DemoPasien, DemoPasien]
const ofSpesialisasi = (nama: DemoTenaga['spesialisasi']) =>
  allTenaga.find(({ spesialisasi }) => spesialisasi === nama) as DemoTenaga

/**
 * The future consultations of the two printed patients: enough for every status, and few enough open requests that most
 * professionals can still be booked. The first dokter and the first psikolog are the printed accounts.
 */
const arranged: [DemoPasien, DemoTenaga, StatusKonsultasi][] = [
  [user, ofSpesialisasi('Dokter Umum'), 'disetujui'],
  [user, ofSpesialisasi('Dokter Gigi'), 'diajukan'],
  [user, ofSpesialisasi('Psikologi Pendidikan'), 'menunggu'],
  [karyawan, ofSpesialisasi('Psikologi Klinis'), 'disetujui'],
  [karyawan, ofSpesialisasi('Dokter Umum'), 'diajukan'],
  [karyawan, ofSpesialisasi('Kedokteran Olahraga'), 'menunggu'],
]

const statuses = [
  'diajukan',
  'disetujui',
  'diajukan',
  'disetujui',
  'menunggu',
  'diajukan',
  'disetujui',
  'dibatalkan',
] as const
const statusOf = (nth: number) => statuses[nth % statuses.length] as StatusKonsultasi
const UPCOMING = { printed: 5, others: 2 }
const PER_PATIENT = 4
/** The share of a day's slots that are booked: a patient has a choice on every day. */
const TAKEN_PER_DAY = 0.4

/** Requests and appointments ahead; most slots stay free. */
export function makeUpcoming(diary: Diary, slots: Map<DemoTenaga, Slot[]>, random: Random): Upcoming[] {
  const upcoming: Upcoming[] = []
  const place = (tenaga: DemoTenaga, pasien: DemoPasien, slot: Slot, status: StatusKonsultasi) =>
    upcoming.push({ ...diary.add({ tenaga, pasien, slot }), status })

  for (const [pasien, tenaga, status] of arranged) {
    const slot = slots.get(tenaga)?.find((one) => diary.isFree(tenaga, one) && diary.suits(tenaga, pasien, one))
    if (slot) place(tenaga, pasien, slot, status)
  }
  const others = allPasien.filter((pasien) => pasien !== user && pasien !== karyawan && !pasien.nonaktif)
  const offered = [...slots.values()].flat()
  const on = (tanggal: Tanggal) => (one: { tanggal: Tanggal }) => one.tanggal === tanggal
  const hasRoom = ({ tanggal }: Slot) =>
    upcoming.map(({ slot }) => slot).filter(on(tanggal)).length < offered.filter(on(tanggal)).length * TAKEN_PER_DAY
  const isOpen = (m: Upcoming) => m.status === 'diajukan' || m.status === 'menunggu'
  for (const tenaga of allTenaga) {
    const wanted = tenaga.email.endsWith('@sehati.test') ? UPCOMING.printed : UPCOMING.others
    const free = random.shuffled(slots.get(tenaga) ?? []).filter((slot) => diary.isFree(tenaga, slot))
    for (const slot of free.filter(hasRoom).slice(0, wanted)) {
      const able = others.filter(
        (pasien) =>
          diary.suits(tenaga, pasien, slot) &&
          !upcoming.some((m) => m.tenaga === tenaga && m.pasien === pasien && isOpen(m)) &&
          upcoming.filter((m) => m.pasien === pasien).length < PER_PATIENT,
      )
      if (able.length > 0) place(tenaga, random.pick(able), slot, statusOf(upcoming.length))
    }
  }
  return upcoming
}
