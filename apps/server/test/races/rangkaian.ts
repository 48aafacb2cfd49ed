import { insertRangkaian } from '@sehati/contract/booking/rangkaian.endpoints'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

const HOURS = { jam_mulai: '13:00:00', jam_selesai: '14:00:00' }
/** Next week, where only the clinic books. */
const SHARED = '2026-12-09'

/** A psychologist with a session on Wednesday, and this many patients whose consultation is over. */
async function practice({ make }: Arena, n: number) {
  const tenaga = await make.profesional(3)
  const session = await make.sesi(tenaga.profesional_id, HOURS)
  const { profesional_id } = tenaga
  const asal = await Promise.all(
    Array.from({ length: n }, async (_, nth) => {
      const { user_id } = await make.person(5)
      const tanggal = `2026-10-${String(nth + 1).padStart(2, '0')}`
      const of = { user_id, profesional_id, jadwal_tenaga_id: session.id }
      return make.konsultasi(of, { tanggal, status: 'selesai', ...HOURS })
    }),
  )
  return { tenaga, session, asal }
}
type Practice = Awaited<ReturnType<typeof practice>>

const plan = (arena: Arena, { tenaga, session }: Practice, lanjutan_dari: number, dates: string[]): Promise<Answer> =>
  arena.ask(tenaga, insertRangkaian, {
    body: {
      lanjutan_dari,
      metode_konsultasi: 'online',
      jarak_minggu: 1,
      keluhan: 'Terapi',
      pertemuan: dates.map((tanggal) => ({ jadwal_tenaga_id: session.id, tanggal })),
    },
  })

/** Series of several patients, each with a date of its own and one that all of them want. */
export async function seriesForOnePlace(arena: Arena, n = 4): Promise<Answer[]> {
  const of = await practice(arena, n)
  const own = ['2026-12-02', '2026-12-16', '2027-01-06', '2027-01-13']
  return atOnce(arena, n, () => of.asal.map((id, nth) => plan(arena, of, id, [own[nth] as string, SHARED])))
}

/** A series whose first date strangers book. */
export async function seriesAgainstStrangers(arena: Arena, n = 20): Promise<Answer[]> {
  const of = await practice(arena, 1)
  const strangers = await Promise.all(Array.from({ length: n }, () => arena.make.person(5)))
  return atOnce(arena, 10, () => [
    plan(arena, of, of.asal[0] as number, ['2026-11-25', SHARED]),
    ...strangers.map((who) => arena.ask(who, bookKonsultasi, { body: askFor(of.session) })),
  ])
}
