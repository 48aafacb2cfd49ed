import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '@sehati/testkit/client/ask'
import type { Observed } from '@sehati/testkit/client/observed'
import type pg from 'pg'
import type { Arrival, DeskClinic, SeriesPlan } from './desk-clinic.ts'

type Attempt = { work: 'arrive' | 'series'; path: string; token: string; body: object; key: string }
/** `nomor`: null where the arrival was confirmed without it. */
type Number = { jadwal_id: number; nomor: number | null }
type Series = { rangkaian_id: number; jumlah: number }

/** What the database has otherwise than it was confirmed. `torn`: numbers that are missing or double, and series in parts. */
export type DeskFindings = { lost: number; doubled: number; torn: number }

const PAUSE_MS = 200
const RETRY_PAUSE_MS = 200

/**
 * Clerks who record arrivals and let people without an appointment wait, and a professional who plans series, some of them for two patients at once. What
 * has no response is repeated with its key; an arrival that was recorded already says so.
 */
export class DeskLoad {
  readonly numbers: Number[] = []
  readonly series: Series[] = []
  readonly refused = new Map<string, number>()
  private readonly unanswered: Attempt[] = []
  private readonly arrivals: Iterator<Arrival>
  private readonly plans: Iterator<SeriesPlan>
  private readonly address: string
  private readonly clinic: DeskClinic
  private readonly observed: Observed

  constructor(address: string, clinic: DeskClinic, observed: Observed) {
    this.address = address
    this.clinic = clinic
    this.observed = observed
    this.arrivals = clinic.arrivals.values()
    this.plans = clinic.plans.values()
  }

  /** Runs until `stop` is aborted. */
  async run(stop: AbortSignal): Promise<void> {
    const { clerkTokens, professionalToken } = this.clinic
    const forever = async (act: () => Promise<boolean>) => {
      while (!stop.aborted) await sleep((await act()) ? PAUSE_MS : PAUSE_MS + RETRY_PAUSE_MS)
    }
    const plan = async () => {
      const { follows, meetings } = next(this.plans)
      const asked = follows.map((id) => this.attempt(seriesOf(id, meetings, professionalToken)))
      return (await Promise.all(asked)).every((isAnswered) => isAnswered)
    }
    await Promise.all([
      ...clerkTokens.map((token) => forever(() => this.attempt(arrivalOf(next(this.arrivals), token)))),
      forever(plan),
    ])
  }

  /** Repeats what has no response, with the same keys. */
  async repeatUnanswered(): Promise<void> {
    for (const attempt of this.unanswered.splice(0)) await this.attempt(attempt)
  }

  async verify(db: pg.ClientBase): Promise<DeskFindings> {
    const found = await db.query<DeskFindings>(
      `with n as (select * from antrean where klinik_id = $1), r as (
         select r.rangkaian_id, r.jumlah, (select count(*) from konsultasi k where k.rangkaian_id = r.rangkaian_id) as meetings
         from rangkaian r)
       select
         (select count(*)::int from unnest($2::int[], $3::int[]) a (jadwal_id, nomor) left join n using (jadwal_id)
           where n.nomor is distinct from coalesce(a.nomor, n.nomor) or n.nomor is null)
         + (select count(*)::int from unnest($4::int[], $5::int[]) a (rangkaian_id, jumlah) left join r using (rangkaian_id, jumlah)
           where r.meetings is distinct from r.jumlah or r.jumlah is null) as lost,
         (select count(*)::int from n) - cardinality($2::int[]) + (select count(*)::int from r) - cardinality($4::int[]) as doubled,
         (select count(*)::int from n full join generate_series(1, (select nomor from antrean_terakhir where klinik_id = $1)) s (nomor)
           using (nomor) where n.antrean_id is null or s.nomor is null)
         + (select count(*)::int - count(distinct nomor)::int from n)
         + (select count(*)::int from konsultasi k join tenaga_profesional t using (profesional_id)
           where t.klinik_id = $1 and k.tiba_pada is not null and not exists (select from n where n.jadwal_id = k.jadwal_id))
         + (select count(*)::int from r where meetings <> jumlah) as torn`,
      [
        this.clinic.clinicId,
        this.numbers.map(({ jadwal_id }) => jadwal_id),
        this.numbers.map(({ nomor }) => nomor),
        this.series.map(({ rangkaian_id }) => rangkaian_id),
        this.series.map(({ jumlah }) => jumlah),
      ],
    )
    return found.rows[0] as DeskFindings
  }

  /** Whether there was a response. */
  private async attempt(attempt: Attempt): Promise<boolean> {
    const { work, path, token, body, key } = attempt
    const headers = { 'idempotency-key': key }
    const reply = await this.observed.watch(work, () =>
      ask(this.address, { method: 'POST', path, token, body, headers }),
    )
    if (!reply || reply.status >= 500) {
      this.unanswered.push(attempt)
      return false
    }
    const code = reply.envelope.code ?? String(reply.status)
    if (work === 'arrive' && code === 'CHECKED_IN' && 'jadwal_id' in body)
      this.numbers.push({ jadwal_id: body.jadwal_id as number, nomor: null })
    else if (reply.status !== 201) this.refused.set(code, (this.refused.get(code) ?? 0) + 1)
    else if (work === 'series') this.series.push(reply.envelope.data as Series)
    else {
      const { jadwal_id, antrean } = reply.envelope.data as { jadwal_id: number; antrean: { nomor: number } }
      this.numbers.push({ jadwal_id, nomor: antrean.nomor })
    }
    return true
  }
}

function next<T>(those: Iterator<T>): T {
  const { value, done } = those.next()
  if (done) throw new Error('the desk has nothing left to do: a round without it would show nothing')
  return value
}

const arrivalOf = (arrival: Arrival, token: string): Attempt => ({
  work: 'arrive',
  ...('visit' in arrival
    ? { path: '/api/loket/hadir', body: { jadwal_id: arrival.visit } }
    : { path: '/api/loket/antrean', body: { user_id: arrival.userId, profesional_id: arrival.professionalId } }),
  token,
  key: crypto.randomUUID(),
})

const seriesOf = (follows: number, pertemuan: SeriesPlan['meetings'], token: string): Attempt => ({
  work: 'series',
  path: '/api/tenpro/rangkaian',
  token,
  body: { lanjutan_dari: follows, metode_konsultasi: 'online', jarak_minggu: 1, keluhan: 'Terapi', pertemuan },
  key: crypto.randomUUID(),
})
