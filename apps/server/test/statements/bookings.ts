import { askFor } from '../booking.ts'
import type { Call } from './call.ts'

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
}
