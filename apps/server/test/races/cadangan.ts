import { bookKonsultasi, insertKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

/** The trigger that guards places which are kept back for urgent visits. */
export const CADANGAN = 'konsultasi_cadangan'

const HOURS = { jam_mulai: '08:00:00', jam_selesai: '12:00:00' }
/** The starts of 25 minutes with a pause of 5 in these hours. */
const starts = Array.from(
  { length: 8 },
  (_, n) => `${String(8 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}:00`,
)
const keptBack = { cadangan: 1, lepas_menit: 120 } as const
const times = <T>(n: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, index) => make(index)))

/**
 * Patients book all starts of a session that is kept back, while an admin books an urgent visit at one of them. The first answer
 * is the admin's.
 */
export async function manyForKeptBack(arena: Arena, n = 50): Promise<Answer[]> {
  const { make } = arena
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id, { ...HOURS, ...keptBack })
  const usual = await make.jenis({ jeda_sesudah: 5 }, tenaga)
  const urgent = await make.jenis({ jeda_sesudah: 5, mendesak: true }, tenaga)
  const admin = await make.person(1)
  const people = await times(n + 1, () => make.person(5))
  return atOnce(arena, 8, () =>
    people.map((who, i) => {
      const jam_mulai = starts[(i + 3) % starts.length]
      if (i > 0) return arena.ask(who, bookKonsultasi, { body: askFor(session, { jenis_id: usual, jam_mulai }) })
      const body = { ...askFor(session, { jenis_id: urgent, jam_mulai }), user_id: who.user_id }
      return arena.ask(admin, insertKonsultasi, { body })
    }),
  )
}
