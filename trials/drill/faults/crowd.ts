import { setTimeout as sleep } from 'node:timers/promises'
import { Observed } from '@sehati/testkit/client/observed'
import { openConversations } from '@sehati/testkit/clinic/conversations'
import { CLOCK, fillClinic, listPatients, planBookings, planHolds } from '@sehati/testkit/clinic/plans'
import { signIn } from '@sehati/testkit/clinic/sessions'
import { type Findings, verifyBookings } from '@sehati/testkit/clinic/verify-bookings'
import { openVisits } from '@sehati/testkit/clinic/visit-clinic'
import { withClient } from '@sehati/testkit/product/databases'
import { BookingLoad } from './booking-load.ts'
import { openCare } from './care-clinic.ts'
import { CareLoad } from './care-load.ts'
import type { CareFindings } from './care-trail.ts'
import { openDesk } from './desk-clinic.ts'
import { type DeskFindings, DeskLoad } from './desk-load.ts'
import { openHandovers } from './handover-clinic.ts'
import { HandoverLoad } from './handover-load.ts'
import { HoldLoad } from './hold-load.ts'
import { LiveWatch } from './live-watch.ts'
import { MessageLoad } from './message-load.ts'
import { readSlots } from './read-load.ts'
import { VisitLoad } from './visit-load.ts'

/**
 * `holders` people hold one slot each beside those who book: none where it is not given. `withCare`: professionals read and sign,
 * and admins open, which the trail records. `visits`: so many groups book short and urgent visits, and so many requests are offered to
 * another professional. `arrivals`: so many people come to a desk without an appointment, while series are planned.
 */
export type CrowdOptions = {
  address: string
  databaseUrl: string
  people?: number
  holders?: number
  withCare?: boolean
  visits?: { groups: number; requests: number }
  arrivals?: number
  pauseMs?: number
  now?: Date
}

type Visits = { bookings: VisitLoad; handovers: HandoverLoad }
/** What the users of a drill do. */
type Loads = {
  bookings: BookingLoad
  holds: HoldLoad
  messages: MessageLoad
  live: LiveWatch
  care: CareLoad | null
  visits: Visits | null
  desk: DeskLoad | null
  read: (stop: AbortSignal) => Promise<void>
}
/** What the database lacks of what was confirmed of visits and offers. */
type VisitFindings = { lost: number; handoversLost: number }

const CONVERSATIONS = 6
/** Few enough to reach caps and quotas. */
const VISITS = { professionals: 4, patients: 24, caps: { day: 3, week: 10 }, quotas: { short: 3, urgent: 2 } }

export type CrowdFindings = Findings & {
  messages: { lost: number; doubled: number }
  care: CareFindings | null
  visits: VisitFindings | null
  desk: DeskFindings | null
}

/** All users of the product during a drill: they book, read, write and listen, from outside. */
export class Crowd {
  readonly observed: Observed
  readonly bookings: BookingLoad
  readonly holds: HoldLoad
  readonly messages: MessageLoad
  readonly live: LiveWatch
  readonly care: CareLoad | null
  readonly visits: Visits | null
  readonly desk: DeskLoad | null
  private stop = new AbortController()
  private running: Promise<unknown> = Promise.resolve()
  private readonly read: (stop: AbortSignal) => Promise<void>

  private constructor(observed: Observed, loads: Loads) {
    this.observed = observed
    this.bookings = loads.bookings
    this.holds = loads.holds
    this.messages = loads.messages
    this.live = loads.live
    this.care = loads.care
    this.visits = loads.visits
    this.desk = loads.desk
    this.read = loads.read
  }

  /** Fills the clinic behind this address and signs all users in. */
  static async gather(options: CrowdOptions): Promise<Crowd> {
    const { address, databaseUrl, people = 200, holders = 0, withCare = false, pauseMs = 150 } = options
    const { now = new Date(CLOCK) } = options
    return withClient(databaseUrl, async (db) => {
      await fillClinic(db, people)
      const found = await listPatients(db)
      const tokens = await signIn(
        db,
        found.map(({ userId }) => userId),
        now,
      )
      const patients = found.map((patient, number) => ({ ...patient, token: tokens[number] ?? '' }))
      const plans = await planBookings(db, patients)
      const holds = await planHolds(db, holders, now)
      const conversations = await openConversations(db, CONVERSATIONS, now)
      const care = withCare ? await openCare(address, db, now) : null
      const observed = new Observed()
      const visits = options.visits && {
        bookings: new VisitLoad(
          address,
          await openVisits(db, { ...VISITS, groups: options.visits.groups, now }),
          observed,
        ),
        handovers: new HandoverLoad(address, await openHandovers(db, options.visits.requests, now), observed),
      }
      const desk = options.arrivals
        ? new DeskLoad(address, await openDesk(address, db, options.arrivals, now), observed)
        : null
      return new Crowd(observed, {
        bookings: new BookingLoad(address, plans, patients, observed, pauseMs),
        holds: new HoldLoad(address, holds, observed),
        messages: new MessageLoad(address, conversations, observed),
        // One patient, who receives the event of every message of the conversation.
        live: new LiveWatch(address, conversations[0]?.patientToken ?? ''),
        care: care && new CareLoad(address, care, observed),
        visits: visits ?? null,
        desk,
        read: (stop) => readSlots(address, plans, observed, stop),
      })
    })
  }

  /** From now on all users are busy, until `leave`. */
  start(): void {
    this.stop = new AbortController()
    const { signal } = this.stop
    this.running = Promise.all([
      this.bookings.run(signal),
      this.holds.run(signal),
      this.messages.run(signal),
      this.live.run(signal),
      this.care?.run(signal),
      this.visits?.bookings.run(signal),
      this.visits?.handovers.run(signal),
      this.desk?.run(signal),
      this.read(signal),
    ])
    // `leave` reports an error of it; until then no caller waits for it.
    this.running.catch(() => {})
  }

  async goOn(seconds: number, phase?: string): Promise<void> {
    if (phase) this.observed.phase = phase
    await sleep(seconds * 1000)
  }

  /** Seconds from `since` until a booking that began after it was made; null when there was none in time. */
  async untilBooked(since: number, limitSeconds = 90): Promise<number | null> {
    for (;;) {
      const at = this.observed.successAfter(since, 'book')
      if (at !== null) return (at - since) / 1000
      if (performance.now() - since > limitSeconds * 1000) return null
      await sleep(50)
    }
  }

  async leave(): Promise<void> {
    this.stop.abort()
    await this.running
  }

  /** How many bookings without a response are in the database. To be called before they are repeated. */
  async countMadeUnanswered(databaseUrl: string): Promise<number> {
    const open = this.bookings.openAttempts()
    return withClient(databaseUrl, async (db) => {
      const made = await db.query(
        `select from unnest($1::int[], $2::int[]) open (user_id, jadwal_tenaga_id)
         join konsultasi using (user_id, jadwal_tenaga_id)`,
        [open.map(({ userId }) => userId), open.map(({ sessionId }) => sessionId)],
      )
      return made.rowCount ?? 0
    })
  }

  /** Repeats the attempts without a response and compares everything acknowledged with the database. */
  async verify(databaseUrl: string): Promise<CrowdFindings> {
    const { phase } = this.observed
    this.observed.phase = 'repeating after no response'
    await this.bookings.repeatUnanswered()
    await this.visits?.bookings.repeatUnanswered()
    await this.desk?.repeatUnanswered()
    await this.messages.repeatUnanswered()
    this.observed.phase = phase
    return withClient(databaseUrl, async (db) => ({
      ...(await verifyBookings(db, this.bookings.acknowledged)),
      messages: await this.messages.verify(db),
      care: (await this.care?.verify(db)) ?? null,
      visits: this.visits && {
        lost: await this.visits.bookings.countLost(db),
        handoversLost: await this.visits.handovers.countLost(db),
      },
      desk: (await this.desk?.verify(db)) ?? null,
    }))
  }
}
