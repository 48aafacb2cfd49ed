import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { updateKedaluwarsa } from '../../src/booking/booking/kedaluwarsa.store.ts'
import * as status from '../../src/booking/booking/status.store.ts'
import { START } from '../server.ts'
import { type Answer, type Arena, gate } from './arena.ts'

/** The trigger that lets a request be answered or run out, never both. */
export const EXPIRY = 'konsultasi_10_kedaluwarsa'
/** Requests of `START` for Wednesday have run out by then. */
const OVER = new Date('2026-11-25T08:30:00+07:00')
const HISTORY = 'lock table riwayat_status in exclusive mode'

async function requests(arena: Arena, n: number) {
  await arena.db.rows(sql`update pengaturan set kedaluwarsa = true`)
  return Promise.all(Array.from({ length: n }, async () => arena.make.booked(await arena.make.person(5))))
}
/** Counts these requests alone: those that another race left unanswered run out too. */
const expire = async (arena: Arena, all: readonly { jadwal_id: number }[]): Promise<Answer> => {
  const ids = new Set(await updateKedaluwarsa(arena.db, OVER))
  const ours = all.filter(({ jadwal_id }) => ids.has(jadwal_id))
  return { said: `${ours.length} expired`, data: ours }
}

/** Professionals answer their requests through the entrance in the moment in which these run out: half of them before, half after. */
export async function answersAgainstExpiry(arena: Arena, n = 8) {
  const all = await requests(arena, n)
  const barrier = await gate(arena, HISTORY)
  try {
    const answer = async ({ jadwal_id, tenaga }: (typeof all)[number]) => {
      const body = { status: 'disetujui', initial_consult: 'Baik.' }
      return { jadwal_id, ...(await arena.ask(tenaga, updateKonsultasi, { query: { jadwalid: jadwal_id }, body })) }
    }
    // Half of them have begun to write when the others and the expiry begin.
    const early = all.slice(0, n / 2).map(answer)
    await barrier.waiting(n / 2)
    const expiry = updateKedaluwarsa(arena.db, OVER)
    await barrier.waiting(n / 2 + 1)
    const late = all.slice(n / 2).map(answer)
    await barrier.waiting(n + 1)
    await barrier.open()
    return { early: await Promise.all(early), late: await Promise.all(late), expired: new Set(await expiry) }
  } finally {
    await barrier.close()
  }
}

/** The same at the statements alone, without the lock and the rule of the act: all run out first, and are answered then. */
export async function writesAfterExpiry(arena: Arena, n = 2): Promise<Answer[]> {
  const all = await requests(arena, n)
  const barrier = await gate(arena, HISTORY)
  try {
    const expiry = expire(arena, all)
    await barrier.waiting(1)
    const answer = async ({ jadwal_id, tenaga }: (typeof all)[number]): Promise<Answer> => {
      const to = { status: 'disetujui', initial_consult: 'Baik.', diubah_oleh: tenaga.user_id, now: START } as const
      const data = await status.updateKonsultasi(arena.db, arena.seal, jadwal_id, to).then(
        () => null,
        (error: { constraint?: string }) => error.constraint,
      )
      return { said: data ? 'refused' : 'answered', data }
    }
    const answers = all.map(answer)
    await barrier.waiting(n + 1)
    await barrier.open()
    return await Promise.all([...answers, expiry])
  } finally {
    await barrier.close()
  }
}
