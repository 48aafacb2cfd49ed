import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { answerPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { insertWali, putUsia } from '@sehati/contract/rights/wali.endpoints'
import sql from 'sql-template-tag'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, gate, tally } from './arena.ts'

const hour = (index: number) => `${String(8 + index).padStart(2, '0')}:00:00`

/** A patient under 18 whose guardian has agreed, and their bookings of one Wednesday with as many professionals. */
async function scene(arena: Arena, n: number) {
  const [patient, admin] = [await arena.make.person(5), await arena.make.person(1)]
  const wali = (jawaban: string) =>
    arena.ask(admin, insertWali, {
      body: { user_id: patient.user_id, nama: 'Ibu Sari', hubungan: 'ibu', tanggal: '2026-11-22', jawaban },
    })
  const sessions = await Promise.all(
    Array.from({ length: n }, async (_, i) => {
      const { profesional_id } = await arena.make.profesional()
      return arena.make.sesi(profesional_id, { jam_mulai: hour(i), jam_selesai: hour(i + 1) })
    }),
  )
  const persetujuan = ['layanan', 'telemedisin'].map((keperluan) => ({ keperluan, versi: 1, sikap: 'setuju' }))
  await arena.ask(patient, answerPersetujuan, { body: { persetujuan } })
  await arena.ask(patient, putUsia, { body: { dewasa: 'belum', lahir: '2009-11-24' } })
  await wali('setuju')
  await arena.db.rows(sql`update pengaturan set privasi_ketat = true`)
  return {
    book: () => sessions.map((session) => arena.ask(patient, api.bookKonsultasi, { body: askFor(session) })),
    withdraw: () => wali('menarik'),
    result: async (withdrawn: Answer, booked: Answer[]) => ({
      said: withdrawn.said,
      booked: tally(booked),
      standing: (await arena.db.rows(sql`select from konsultasi where user_id = ${patient.user_id}`)).length,
    }),
  }
}

/** The bookings have started, and wait for their sessions, while the guardian withdraws. */
export async function guardianWithdrawsWhileBookingsBegin(arena: Arena, n = 12) {
  const of = await scene(arena, n)
  const barrier = await gate(arena, 'select from jadwal_tenaga for update')
  try {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const withdrawn = await of.withdraw()
    await barrier.open()
    return await of.result(withdrawn, await booking)
  } finally {
    await barrier.close()
    await arena.db.rows(sql`update pengaturan set privasi_ketat = false`)
  }
}

/** The bookings are written and not yet committed, blocked at their history, while the guardian withdraws: whether that waits for them. */
export async function guardianWithdrawsWhileBookingsEnd(arena: Arena, n = 12) {
  const of = await scene(arena, n)
  const barrier = await gate(arena, 'lock table riwayat_status in exclusive mode')
  try {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const withdrawing = of.withdraw()
    const first = await Promise.race([barrier.waiting(n + 1).then(() => 'waits'), withdrawing.then(() => 'responds')])
    await barrier.open()
    const booked = await booking
    return { first, ...(await of.result(await withdrawing, booked)) }
  } finally {
    await barrier.close()
    await arena.db.rows(sql`update pengaturan set privasi_ketat = false`)
  }
}
