import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { deactivateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { askFor } from '../booking.ts'
import { type Arena, gate, tally } from './arena.ts'

export type Who = 'patient' | 'professional'

const hour = (index: number) => `${String(8 + index).padStart(2, '0')}:00:00`

/** Bookings of one Wednesday that all depend on one person: their patient, or their professional. */
async function scene(arena: Arena, who: Who, n: number) {
  const admin = await arena.make.person(1)
  const patient = await arena.make.person(5)
  const tenaga = await arena.make.profesional()
  const orders = await Promise.all(
    Array.from({ length: n }, async (_, i) => {
      const { profesional_id } = who === 'patient' ? await arena.make.profesional() : tenaga
      const times = { sesi: i + 1, jam_mulai: hour(i), jam_selesai: hour(i + 1) }
      const by = who === 'patient' ? patient : await arena.make.person(5)
      return { by, session: await arena.make.sesi(profesional_id, times) }
    }),
  )
  const { user_id } = who === 'patient' ? patient : tenaga
  return {
    book: () => orders.map(({ by, session }) => arena.ask(by, api.bookKonsultasi, { body: askFor(session) })),
    deactivate: () => arena.ask(admin, deactivateUser, { query: { id: user_id } }),
    /** Scheduled consultations of the person. */
    standing: async (): Promise<number> =>
      (
        await arena.db.rows(sql`
          select from konsultasi k join tenaga_profesional t using (profesional_id)
          where ${user_id} in (k.user_id, t.user_id) and k.status in ('diajukan', 'menunggu', 'disetujui')`)
      ).length,
  }
}

/** The bookings have started, and wait for their sessions, while the account is deactivated. */
export async function deactivatedWhileBookingsBegin(arena: Arena, who: Who, n = 12) {
  const of = await scene(arena, who, n)
  const barrier = await gate(arena, 'select from jadwal_tenaga for update')
  try {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const { said } = await of.deactivate()
    await barrier.open()
    return { said, booked: tally(await booking), standing: await of.standing() }
  } finally {
    await barrier.close()
  }
}

/** The bookings are written and not yet committed, blocked at their history, while the account is deactivated. */
export async function deactivatedWhileBookingsEnd(arena: Arena, who: Who, n = 12) {
  const of = await scene(arena, who, n)
  const barrier = await gate(arena, 'lock table riwayat_status in exclusive mode')
  try {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const deactivating = of.deactivate()
    // Either it waits for the bookings, or it has already responded.
    await Promise.race([barrier.waiting(n + 1), deactivating])
    await barrier.open()
    const booked = tally(await booking)
    return { said: (await deactivating).said, booked, standing: await of.standing() }
  } finally {
    await barrier.close()
  }
}
