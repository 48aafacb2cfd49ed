import * as api from '@sehati/contract/absence/alihan.endpoints'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** A request that waits, and the time of a colleague to which it is offered. */
async function waiting({ booked, free }: Clinic) {
  const { who, jadwal_id } = await booked('diajukan')
  const { id, profesional_id } = await free()
  return { who, query: { jadwalid: jadwal_id }, to: { profesional_id, jadwal_tenaga_id: id, tanggal: '2026-11-25' } }
}

/** The same with an open offer. */
async function offered(clinic: Clinic) {
  const { who, query, to } = await waiting(clinic)
  const { data } = await clinic.call(clinic.admin, api.putAlihan, { query, body: to })
  return { who, query, body: { alihan_id: data.alihan_id as number } }
}

export const alihanReads: Record<string, Call> = {
  getAlihan: [2, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  getAlihanAdmin: [2, ({ admin, live }) => ({ who: admin, query: { jadwalid: live } })],
}

export const alihanWrites: Record<string, Call> = {
  // The lock and the facts of the request, the open offer, the profession, the facts of the slot, an old offer, the new one, the trail.
  putAlihan: [
    11,
    async (clinic) => {
      const { query, to } = await waiting(clinic)
      return { who: clinic.admin, query, body: to }
    },
  ],
  removeAlihan: [
    6,
    async (clinic) => {
      const { query } = await offered(clinic)
      return { who: clinic.admin, query }
    },
  ],
  // Request and offer are locked; the complaint, the slot, the offer, the cancellation and the booking.
  setujuiAlihan: [10, offered],
  tolakAlihan: [6, offered],
}
