import { WIB, type Zona } from '@sehati/contract/base/waktu'
import { updateKlinik } from '@sehati/contract/clinic/klinik.endpoints'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, gate } from './arena.ts'

/** The trigger that guards booked sessions, also against another zone of their clinic. */
export const SESSION = 'jadwal_tenaga_10_masih_dipakai'

/**
 * An admin moves a clinic to another zone while patients book a session of it. All of them wait for the session's row, which
 * PostgreSQL gives them in the order of their arrival: `first` says which side arrived first. The first result is the admin's.
 */
export async function zoneChangeAgainstBooking(
  arena: Arena,
  first: 'change' | 'booking',
  zona: Zona = 9,
  n = 16,
): Promise<Answer[]> {
  const { make } = arena
  const klinik_id = await make.klinik(WIB)
  const { profesional_id } = await make.profesional(2, { klinik_id })
  const session = await make.sesi(profesional_id)
  const admin = await make.person(1)
  const people = await Promise.all(Array.from({ length: n }, () => make.person(5)))
  const change = () =>
    arena.ask(admin, updateKlinik, { query: { id: klinik_id }, body: { nama: `Klinik ${klinik_id}`, zona } })
  const bookings = () => people.map((who) => arena.ask(who, bookKonsultasi, { body: askFor(session) }))
  const barrier = await gate(arena, 'select from jadwal_tenaga for update')
  try {
    const ahead = first === 'change' ? [change()] : bookings()
    await barrier.waiting(ahead.length)
    const behind = first === 'change' ? bookings() : [change()]
    await barrier.waiting(ahead.length + behind.length)
    await barrier.open()
    const answers = [await Promise.all(ahead), await Promise.all(behind)]
    return (first === 'change' ? answers : answers.reverse()).flat()
  } finally {
    await barrier.close()
  }
}
