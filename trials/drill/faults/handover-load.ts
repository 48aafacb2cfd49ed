import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Reply } from '@sehati/testkit/client/ask'
import { book } from '@sehati/testkit/client/booking'
import type { Observed } from '@sehati/testkit/client/observed'
import type pg from 'pg'
import type { HandoverClinic, HandoverPlan } from './handover-clinic.ts'

/** What the patient or the first professional confirmed of an offer; in `answer` both at the same moment. */
type Ending = 'agree' | 'answer' | 'decline' | 'leave open'
const ENDINGS: Ending[] = ['agree', 'answer', 'agree', 'decline', 'answer', 'leave open']

const WRITERS = 3
const PAUSE_MS = 150
const RETRY_PAUSE_MS = 300

/** An offer as its admin read it, and what became of it by the responses. */
type Offered = { id: number; alihanId: number; newId: number | null; isDeclined: boolean; isAnswered: boolean }

/**
 * Patients whose requests an admin offers to another professional, and who agree or decline, while the first professional may approve
 * at the same moment. What has no response is repeated until it has one, or until the users leave.
 */
export class HandoverLoad {
  readonly offers: Offered[] = []
  private readonly plans: Iterator<[number, HandoverPlan]>
  private readonly adminToken: string
  private readonly address: string
  private readonly observed: Observed

  constructor(address: string, { plans, adminToken }: HandoverClinic, observed: Observed) {
    this.address = address
    this.plans = plans.entries()
    this.adminToken = adminToken
    this.observed = observed
  }

  /** Runs until `stop` is aborted. */
  async run(stop: AbortSignal): Promise<void> {
    const write = async () => {
      while (!stop.aborted) {
        const { value, done } = this.plans.next()
        if (done) throw new Error('no request is left to hand over: a round without would show nothing')
        await this.play(value[1], ENDINGS[value[0] % ENDINGS.length] as Ending, stop)
        await sleep(PAUSE_MS)
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, write))
  }

  get agreed(): number {
    return this.offers.filter(({ newId }) => newId !== null).length
  }

  /** Handed over and answered by the first professional: one of the two must be refused. */
  get both(): number {
    return this.offers.filter(({ newId, isAnswered }) => newId !== null && isAnswered).length
  }

  /** How many confirmed offers, agreements, refusals and answers the database does not have as they were confirmed. */
  async countLost(db: pg.ClientBase): Promise<number> {
    const found = await db.query<{ n: number }>(
      `select count(*)::int as n
       from unnest($1::int[], $2::int[], $3::int[], $4::boolean[], $5::boolean[]) o (jadwal_id, alihan_id, jadwal_baru, declined, answered)
       left join alihan a using (jadwal_id, alihan_id) left join konsultasi k using (jadwal_id)
       left join konsultasi b on b.jadwal_id = o.jadwal_baru and b.user_id = k.user_id and b.profesional_id = a.profesional_id
       where a.alihan_id is null or k.jadwal_id is null
         or o.jadwal_baru is not null and (a.hasil, a.jadwal_baru, k.status, b.status)
           is distinct from ('diterima', o.jadwal_baru, 'dibatalkan', 'diajukan')
         or o.declined and a.hasil is distinct from 'ditolak'
         or o.answered and (a.hasil, k.status) is distinct from ('gugur', 'disetujui')`,
      [
        this.offers.map(({ id }) => id),
        this.offers.map(({ alihanId }) => alihanId),
        this.offers.map(({ newId }) => newId),
        this.offers.map(({ isDeclined }) => isDeclined),
        this.offers.map(({ isAnswered }) => isAnswered),
      ],
    )
    return found.rows[0]?.n ?? 0
  }

  private async play(plan: HandoverPlan, ending: Ending, stop: AbortSignal): Promise<void> {
    const insist = async (work: string, token: string, method: string, path: string, body?: object) => {
      for (;;) {
        const reply = await this.ask(work, token, method, path, body)
        if (reply && reply.status < 500) return reply
        if (stop.aborted) return null
        await sleep(RETRY_PAUSE_MS)
      }
    }
    const id = await this.request(plan, stop)
    if (id === null) return
    const { patient, offered, professionalToken } = plan
    const byAdmin = `/api/admin/konsultasi/alihkan?jadwalid=${id}`
    const body = {
      profesional_id: offered.professionalId,
      jadwal_tenaga_id: offered.sessionId,
      tanggal: offered.date,
      jam_mulai: offered.hour,
    }
    const made = await insist('offer', this.adminToken, 'PUT', byAdmin, body)
    // An offer that was made without a response refuses its repetition.
    const found = made?.status === 200 ? made : await insist('offered', this.adminToken, 'GET', byAdmin)
    const alihan_id = (found?.envelope.data as { alihan_id: number } | null)?.alihan_id
    if (!alihan_id) {
      if (made && found) throw new Error(`request ${id} could not be offered: ${made.envelope.code}`)
      return
    }
    const offer: Offered = { id, alihanId: alihan_id, newId: null, isDeclined: false, isAnswered: false }
    this.offers.push(offer)
    const decide = (work: string, how: string) =>
      insist(work, patient.token, 'PUT', `/api/users/konsultasi/alihkan/${how}?jadwalid=${id}`, { alihan_id })
    const agree = async () => {
      const reply = await decide('agree', 'setuju')
      if (reply?.status === 200) offer.newId = (reply.envelope.data as { jadwal_id: number }).jadwal_id
    }
    const answer = async () => {
      const path = `/api/allroles/konsultasi/update?jadwalid=${id}`
      const reply = await this.ask('answer', professionalToken, 'PUT', path, {
        status: 'disetujui',
        initial_consult: 'Baik.',
      })
      if (reply?.status === 200) offer.isAnswered = true
    }
    if (ending === 'agree') await agree()
    else if (ending === 'answer')
      // The request that is sent first usually wins: each of them in turn.
      await Promise.all(this.offers.length % 2 === 0 ? [agree(), answer()] : [answer(), agree()])
    else if (ending === 'decline') offer.isDeclined = (await decide('decline', 'tolak'))?.status === 200
  }

  /** Books the request; null where the users left before there was a response. */
  private async request({ patient, first }: HandoverPlan, stop: AbortSignal): Promise<number | null> {
    const key = crypto.randomUUID()
    for (;;) {
      const outcome = await book(this.address, patient, first, key, this.observed)
      if (outcome.kind === 'acknowledged') return outcome.id
      if (outcome.kind === 'refused') throw new Error(`no request to hand over: ${outcome.code}`)
      if (stop.aborted) return null
      await sleep(RETRY_PAUSE_MS)
    }
  }

  private ask(work: string, token: string, method: string, path: string, body?: object): Promise<Reply | null> {
    return this.observed.watch(work, () => ask(this.address, { method, path, token, body }))
  }
}
