import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

/** A minute after eight, as a wall-clock time. */
const at = (minute: number) =>
  `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`

/**
 * Patients book and hold starts of three types in one session of four hours at once: ten minutes, fifty minutes with pauses,
 * and the whole session. Their starts overlap in many ways without being the same.
 */
export async function typesInOneSession(arena: Arena, n = 48): Promise<Answer[]> {
  const { make } = arena
  const tenaga = await make.profesional()
  const hours = { jam_mulai: '08:00:00', jam_selesai: '12:00:00' }
  const session = await make.sesi(tenaga.profesional_id, hours)
  const short = await make.jenis({ menit: 10, jeda_sesudah: 5 }, tenaga)
  const long = await make.jenis({ menit: 50, jeda_sebelum: 5, jeda_sesudah: 10, langkah: 30 }, tenaga)
  const people = await Promise.all(Array.from({ length: n }, () => make.person(5)))
  const asks = people.map((_, i) => {
    if (i % 12 === 5) return { jenis_id: 1, jam_mulai: hours.jam_mulai }
    return i % 2 ? { jenis_id: long, jam_mulai: at((i % 7) * 30) } : { jenis_id: short, jam_mulai: at((i % 16) * 15) }
  })
  return atOnce(arena, 8, () =>
    people.map((who, i) => {
      const body = askFor(session, asks[i])
      return arena.ask(who, i % 5 === 3 ? insertTahan : bookKonsultasi, { body })
    }),
  )
}
