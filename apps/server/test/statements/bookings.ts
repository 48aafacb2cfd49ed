import { addDays } from '@sehati/contract/base/waktu'
import { askFor } from '../booking.ts'
import { makeRangkaian } from '../rangkaian.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** A finished consultation, and a request for two meetings after it. */
async function rencana({ booked, later }: Clinic) {
  const { jadwal_id, tenaga } = await booked('selesai')
  const how = { lanjutan_dari: jadwal_id, metode_konsultasi: 'online', jarak_minggu: 4 }
  return { who: tenaga, how, first: await later(tenaga) }
}

export const bookingWrites: Record<string, Call> = {
  bookKonsultasi: [1, async ({ make, free }) => ({ who: await make.person(5), body: askFor(await free()) })],
  insertKonsultasi: [
    1,
    async ({ admin, make, free }) => ({
      who: admin,
      body: askFor(await free(), { user_id: (await make.person(5)).user_id }),
    }),
  ],
  // Whose patient it is, and the booking.
  insertLanjutan: [
    2,
    async ({ booked, later }) => {
      const { jadwal_id, tenaga } = await booked('selesai')
      const how = { lanjutan_dari: jadwal_id, keluhan: 'Kontrol', metode_konsultasi: 'online' }
      return { who: tenaga, body: { ...(await later(tenaga)), ...how } }
    },
  ],
  // The consultation, the closed days, the facts of each meeting.
  pratinjauRangkaian: [
    4,
    async (clinic) => {
      const { who, how, first } = await rencana(clinic)
      return { who, body: { ...how, ...first, jumlah: 2 } }
    },
  ],
  // The facts of each meeting, the locks, the series, each meeting, the series again; `begin` and `commit` count.
  insertRangkaian: [
    12,
    async (clinic) => {
      const { who, how, first } = await rencana(clinic)
      const second = { ...first, tanggal: addDays(first.tanggal, 21) }
      return { who, body: { ...how, keluhan: 'Terapi', pertemuan: [first, second] } }
    },
  ],
  batalRangkaian: [
    12,
    async (clinic) => {
      const { tenaga, jadwal_id, session } = await clinic.booked('selesai')
      return { who: tenaga, query: { id: await makeRangkaian(clinic, { jadwal_id, tenaga, session }) }, body: {} }
    },
  ],
}
