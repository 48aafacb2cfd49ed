import { addDays, type Jam, type Tanggal, weekday } from '@sehati/contract/base/waktu'
import { allTenaga, type DemoTenaga } from './people.ts'
import type { Planned } from './plan.ts'
import { serviceDays } from './service-days.ts'
import { sesiOf, slotsOf } from './sesi.ts'

/** Without hours, all day. */
export type DemoCuti = {
  tenaga: string
  dari: Tanggal
  sampai: Tanggal
  jam_dari?: Jam
  jam_sampai?: Jam
  catatan: string
}

/** The printed psikolog is away at one of the next slots that are not booked, which the days ahead surely have. */
const DAYS_AHEAD = 5

const firstOfNextMonth = (today: Tanggal): Tanggal => `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

const isPsikolog = ({ email }: DemoTenaga) => email === 'psikolog@sehati.test'

/** A week of leave, and an hour of it. No consultation of `plans` is in either. */
export const planCuti = (today: Tanggal, plans: Planned[]): DemoCuti[] => [
  ...allTenaga.filter(({ spesialisasi }) => spesialisasi === 'Penyakit Dalam').map((one) => weekOf(one, today)),
  ...allTenaga.filter(isPsikolog).flatMap((one) => hourOf(one, today, plans)),
]

/** Monday to Friday in the middle of next month: after everything that is booked. */
function weekOf({ email }: DemoTenaga, today: Tanggal): DemoCuti {
  const middle = addDays(firstOfNextMonth(today), 14)
  const monday = addDays(middle, (8 - weekday(middle)) % 7)
  return { tenaga: email, dari: monday, sampai: addDays(monday, 4), catatan: 'Kongres penyakit dalam di Makassar' }
}

function hourOf(tenaga: DemoTenaga, today: Tanggal, plans: Planned[]): DemoCuti[] {
  const booked = new Set(plans.filter((one) => one.tenaga === tenaga).map(({ slot }) => slot.mulai.getTime()))
  const slots = slotsOf(sesiOf(tenaga), serviceDays(today, 1, DAYS_AHEAD))
  const free = slots.find(({ sesi, mulai }) => sesi.is_available && !booked.has(mulai.getTime()))
  if (!free) return []
  const { tanggal, sesi } = free
  return [
    {
      tenaga: tenaga.email,
      dari: tanggal,
      sampai: tanggal,
      jam_dari: sesi.jam_mulai,
      jam_sampai: sesi.jam_selesai,
      catatan: 'Supervisi',
    },
  ]
}
