import { HARGA } from '@sehati/contract/base/constants'
import { hariOf } from '@sehati/contract/base/waktu'
import { type Clinic, planBooking, planHistory, planSlots } from '@sehati/testkit/clinic/numbered-clinic'
import type { Db } from '../../../apps/server/src/base/db/db.ts'
import type { Seal } from '../../../apps/server/src/base/db/seal.ts'
import { insertBooking } from '../../../apps/server/src/booking/booking/booking.store.ts'
import { pageKonsultasiTertutup } from '../../../apps/server/src/care/konsultasi/halaman.store.ts'
import { listSlotTanggal } from '../../../apps/server/src/schedule/jadwal-tenaga/jadwal-tenaga.store.ts'
import type { DatabaseWork } from './requests.ts'

/**
 * A statement of the product with its values. What varies has a value that nothing else has, and is known by it: by its
 * name in `varying`.
 */
export type Statement = {
  text: string
  values: unknown[]
  varying: Map<unknown, Varying>
  /** The varying values of the n-th call, for a client that takes arbitrary values. */
  next: (n: number) => Map<Varying, unknown>
}
export type Varying = 'jadwal_id' | 'user_id' | 'profesional_id' | 'jadwal_tenaga_id' | 'tanggal' | 'hari'

// Ids that no generated clinic has; a date far from all that is bookable, and its weekday.
const marks = {
  jadwal_id: 2_000_000_001,
  user_id: 2_000_000_002,
  profesional_id: 2_000_000_003,
  jadwal_tenaga_id: 2_000_000_004,
}
const DAY = '2999-12-30'
const varying = new Map<unknown, Varying>([
  ...Object.entries(marks).map(([name, mark]): [unknown, Varying] => [mark, name as Varying]),
  [DAY, 'tanggal'],
  [hariOf(DAY), 'hari'],
])

/** The statement by which the product does this work, caught on its way to the database. */
export async function statementOf(work: DatabaseWork, clinic: Clinic, seal: Seal): Promise<Statement> {
  const now = new Date()
  const { profesional_id, user_id, jadwal_tenaga_id } = marks
  switch (work) {
    case 'slots':
      return {
        ...(await caught((db) => listSlotTanggal(db, profesional_id, hariOf(DAY), DAY, now))),
        next: () => {
          const { profid, tanggal } = planSlots(clinic)
          return new Map<Varying, unknown>([['profesional_id', profid], ...dayOf(tanggal)])
        },
      }
    case 'history':
      return {
        ...(await caught((db) => pageKonsultasiTertutup(db, seal, { user_id }, { page: 1, limit: 10 }))),
        next: () => new Map([['user_id', clinic.firstPatient + planHistory(clinic)]]),
      }
    case 'booking': {
      const booking = {
        keluhan: 'Batuk dan pusing sejak tiga hari.',
        metode_konsultasi: 'online',
        use_bpjs: 0,
      } as const
      const place = { profesional_id, jadwal_tenaga_id, tanggal: DAY }
      const people = {
        user_id,
        pengaju_id: user_id,
        idempotency: null,
        bahaya: false,
        alasan: null,
        lanjutan_dari: null,
        loket: null,
      }
      const order = {
        ...booking,
        ...place,
        ...people,
        jadwal_id: marks.jadwal_id,
        jenis_id: 1,
        harga: HARGA,
        pemilih: user_id,
        now,
      }
      return {
        ...(await caught((db) => insertBooking(db, seal, order))),
        next: (n) => {
          const plan = planBooking(clinic, n)
          return new Map<Varying, unknown>([
            ['jadwal_id', clinic.lastConsultation + 1 + n],
            ['user_id', plan.user_id],
            ['profesional_id', plan.profesional_id],
            ['jadwal_tenaga_id', plan.jadwal_tenaga_id],
            ...dayOf(plan.tanggal),
          ])
        },
      }
    }
  }
}

const dayOf = (tanggal: string): [Varying, unknown][] => [
  ['tanggal', tanggal],
  ['hari', hariOf(tanggal)],
]

async function caught(work: (db: Db) => Promise<unknown>): Promise<Omit<Statement, 'next'>> {
  const said: { text: string; values: unknown[] }[] = []
  const db: Db = {
    rows: async (query) => {
      said.push({ text: query.text, values: query.values })
      return []
    },
    row: async (query) => (await db.rows<never>(query))[0] ?? null,
    transaction: (inner) => inner(db),
  }
  await work(db)
  const [one] = said
  if (!one || said.length > 1) throw new Error(`the product says ${said.length} statements where one is measured`)
  return { ...one, varying }
}
