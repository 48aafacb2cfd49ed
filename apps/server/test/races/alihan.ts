import * as api from '@sehati/contract/absence/alihan.endpoints'
import { bookKonsultasi, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, gate } from './arena.ts'

const HISTORY = 'lock table riwayat_status in exclusive mode'
const THURSDAY = '2026-11-26'

type Person = Awaited<ReturnType<Arena['make']['person']>>
type Session = Awaited<ReturnType<Arena['make']['sesi']>>

/** A request that waits, and a colleague's session on Thursday at nine. */
async function request(arena: Arena) {
  const pasien = await arena.make.person(5)
  const { jadwal_id, tenaga } = await arena.make.booked(pasien)
  const rekan = await arena.make.profesional()
  const session = await arena.make.sesi(rekan.profesional_id, { hari: 'Kamis' })
  return { pasien, jadwal_id, tenaga, session }
}
type Request = Awaited<ReturnType<typeof request>>

const offer = (arena: Arena, admin: Person, { jadwal_id }: { jadwal_id: number }, session: Session): Promise<Answer> =>
  arena.ask(admin, api.putAlihan, {
    query: { jadwalid: jadwal_id },
    body: { profesional_id: session.profesional_id, jadwal_tenaga_id: session.id, tanggal: THURSDAY },
  })
const offered = async (arena: Arena, n: number) => {
  const admin = await arena.make.person(1)
  return Promise.all(
    Array.from({ length: n }, async () => {
      const of = await request(arena)
      const { data } = await offer(arena, admin, of, of.session)
      return { ...of, alihan_id: (data as { alihan_id: number }).alihan_id }
    }),
  )
}
type Offered = Request & { alihan_id: number }

const decide = (arena: Arena, how: typeof api.setujuiAlihan | typeof api.tolakAlihan) => (of: Offered) =>
  arena.ask(of.pasien, how, { query: { jadwalid: of.jadwal_id }, body: { alihan_id: of.alihan_id } })
const approve =
  (arena: Arena) =>
  ({ tenaga, jadwal_id }: Request) =>
    arena.ask(tenaga, updateKonsultasi, {
      query: { jadwalid: jadwal_id },
      body: { status: 'disetujui', initial_consult: 'Baik.' },
    })

/**
 * Patients agree in the moment in which the first professionals approve. Of the first half the patients have begun to write, of the
 * second half the professionals; then the others begin. The results are in this order: those who began, then the others.
 */
export async function agreementsAgainstApprovals(arena: Arena, n = 8): Promise<Answer[]> {
  const all = await offered(arena, n)
  const [first, second] = [all.slice(0, n / 2), all.slice(n / 2)]
  const [agree, answer] = [decide(arena, api.setujuiAlihan), approve(arena)]
  const barrier = await gate(arena, HISTORY)
  try {
    const early = [...first.map(agree), ...second.map(answer)]
    await barrier.waiting(n)
    const late = [...first.map(answer), ...second.map(agree)]
    await barrier.waiting(2 * n)
    await barrier.open()
    return await Promise.all([...early, ...late])
  } finally {
    await barrier.close()
  }
}

/** The patient agrees among strangers who book the offered time; the agreement is the first result. */
export async function agreementAgainstBookings(arena: Arena, n = 20): Promise<Answer[]> {
  const [of] = (await offered(arena, 1)) as [Offered]
  const strangers = await Promise.all(Array.from({ length: n }, () => arena.make.person(5)))
  const book = (who: Person) => arena.ask(who, bookKonsultasi, { body: askFor(of.session, { tanggal: THURSDAY }) })
  return Promise.all([decide(arena, api.setujuiAlihan)(of), ...strangers.map(book)])
}

/** The patient taps both buttons, each several times, on several devices. */
export async function agreementAgainstDecline(arena: Arena, n = 6): Promise<Answer[]> {
  const [of] = (await offered(arena, 1)) as [Offered]
  const [agree, decline] = [decide(arena, api.setujuiAlihan), decide(arena, api.tolakAlihan)]
  return Promise.all(Array.from({ length: n }, (_, k) => (k % 2 ? agree(of) : decline(of))))
}

/** Several admins offer one request to different colleagues. */
export async function manyOffersOfOneRequest(arena: Arena, n = 8): Promise<Answer[]> {
  const of = await request(arena)
  return Promise.all(
    Array.from({ length: n }, async () => {
      const rekan = await arena.make.profesional()
      const session = await arena.make.sesi(rekan.profesional_id, { hari: 'Kamis' })
      return offer(arena, await arena.make.person(1), of, session)
    }),
  )
}

/** Several requests are offered to one slot of a colleague, while strangers book it. */
export async function manyOffersOfOneSlot(arena: Arena, n = 8): Promise<Answer[]> {
  const { session } = await request(arena)
  const rest = await Promise.all(Array.from({ length: n }, () => request(arena)))
  const admin = await arena.make.person(1)
  const strangers = await Promise.all(Array.from({ length: n }, () => arena.make.person(5)))
  const book = (who: Person) => arena.ask(who, bookKonsultasi, { body: askFor(session, { tanggal: THURSDAY }) })
  return Promise.all([...rest.map((of) => offer(arena, admin, of, session)), ...strangers.map(book)])
}
