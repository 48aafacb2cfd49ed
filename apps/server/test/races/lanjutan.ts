import { insertLanjutan } from '@sehati/contract/booking/lanjutan.endpoints'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

type Person = Awaited<ReturnType<Arena['make']['person']>>

/** A consultation of the patient that was, and a session of its professional on Wednesday, each a minute after the one before. */
async function treated(arena: Arena, pasien: Person, nth = 0) {
  const { jadwal_id, tenaga } = await arena.make.booked(pasien, { tanggal: day(nth), status: 'selesai' })
  const minute = String(nth).padStart(2, '0')
  const session = await arena.make.sesi(tenaga.profesional_id, {
    sesi: 2,
    jam_mulai: `13:${minute}:00`,
    jam_selesai: `14:${minute}:00`,
  })
  return { jadwal_id, tenaga, session }
}
const day = (nth: number) => `2026-10-${String(nth + 1).padStart(2, '0')}`

const followUp = (arena: Arena, { jadwal_id, tenaga, session }: Awaited<ReturnType<typeof treated>>): Promise<Answer> =>
  arena.ask(tenaga, insertLanjutan, {
    body: {
      lanjutan_dari: jadwal_id,
      jadwal_tenaga_id: session.id,
      tanggal: '2026-11-25',
      metode_konsultasi: 'online',
      keluhan: 'Melihat hasil obat',
    },
  })

/** Professionals of one patient book follow-ups at overlapping times, while the patient books others at the same hour. */
export async function followUpsAgainstOwnBookings(arena: Arena, n = 8): Promise<Answer[]> {
  const pasien = await arena.make.person(5)
  const all = await Promise.all(Array.from({ length: n }, (_, nth) => treated(arena, pasien, nth)))
  const others = await Promise.all(
    all.map(async ({ session: { jam_mulai, jam_selesai } }) =>
      arena.make.sesi((await arena.make.profesional()).profesional_id, { jam_mulai, jam_selesai }),
    ),
  )
  return atOnce(arena, 12, () => [
    ...all.map((of) => followUp(arena, of)),
    ...others.map((session) => arena.ask(pasien, bookKonsultasi, { body: askFor(session) })),
  ])
}

/** A professional books a follow-up into a slot that strangers book. */
export async function followUpAgainstStrangers(arena: Arena, n = 20): Promise<Answer[]> {
  const of = await treated(arena, await arena.make.person(5))
  const strangers = await Promise.all(Array.from({ length: n }, () => arena.make.person(5)))
  return atOnce(arena, 10, () => [
    followUp(arena, of),
    ...strangers.map((who) => arena.ask(who, bookKonsultasi, { body: askFor(of.session) })),
  ])
}

/** A professional presses the button again and again. */
export async function oneFollowUpManyTimes(arena: Arena, n = 12): Promise<Answer[]> {
  const of = await treated(arena, await arena.make.person(5))
  return atOnce(arena, 10, () => Array.from({ length: n }, () => followUp(arena, of)))
}
