import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { answerPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { putUsia } from '@sehati/contract/rights/wali.endpoints'
import sql from 'sql-template-tag'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, gate, tally } from './arena.ts'

const hour = (index: number) => `${String(8 + index).padStart(2, '0')}:00:00`
const KEPERLUAN = ['layanan', 'telemedisin']

/** A patient who has consented, and their bookings of one Wednesday with as many professionals. */
async function scene(arena: Arena, n: number) {
  const patient = await arena.make.person(5)
  const jawab = (sikap: string, keperluan = KEPERLUAN) =>
    arena.ask(patient, answerPersetujuan, {
      body: { persetujuan: keperluan.map((one) => ({ keperluan: one, versi: 1, sikap })) },
    })
  const sessions = await Promise.all(
    Array.from({ length: n }, async (_, i) => {
      const { profesional_id } = await arena.make.profesional()
      return arena.make.sesi(profesional_id, { jam_mulai: hour(i), jam_selesai: hour(i + 1) })
    }),
  )
  await jawab('setuju')
  await arena.ask(patient, putUsia, { body: { dewasa: 'ya' } })
  await arena.db.rows(sql`update pengaturan set privasi_ketat = true`)
  return {
    book: () => sessions.map((session) => arena.ask(patient, api.bookKonsultasi, { body: askFor(session) })),
    withdraw: () => jawab('menarik', ['layanan']),
    /** How many bookings stand, and whether the answer of the withdrawal has named them all. */
    result: async (withdrawn: Answer, booked: Answer[]) => ({
      said: withdrawn.said,
      booked: tally(booked),
      standing: (await arena.db.rows(sql`select from konsultasi where user_id = ${patient.user_id}`)).length,
      named: (withdrawn.data as { terjadwal: unknown[] }).terjadwal.length,
    }),
  }
}

async function racing<T>(arena: Arena, lock: string, race: (barrier: Awaited<ReturnType<typeof gate>>) => Promise<T>) {
  const barrier = await gate(arena, lock)
  try {
    return await race(barrier)
  } finally {
    await barrier.close()
    await arena.db.rows(sql`update pengaturan set privasi_ketat = false`)
  }
}

/** The bookings have started, and wait for their sessions, while the consent is withdrawn. */
export async function withdrawnWhileBookingsBegin(arena: Arena, n = 12) {
  const of = await scene(arena, n)
  return racing(arena, 'select from jadwal_tenaga for update', async (barrier) => {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const withdrawn = await of.withdraw()
    await barrier.open()
    return of.result(withdrawn, await booking)
  })
}

/** The bookings are written and not yet committed, blocked at their history, while the consent is withdrawn. */
export async function withdrawnWhileBookingsEnd(arena: Arena, n = 12) {
  const of = await scene(arena, n)
  return racing(arena, 'lock table riwayat_status in exclusive mode', async (barrier) => {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const withdrawing = of.withdraw()
    // Either it waits for the bookings, or it has already responded.
    await Promise.race([barrier.waiting(n + 1), withdrawing])
    await barrier.open()
    const booked = await booking
    return of.result(await withdrawing, booked)
  })
}
