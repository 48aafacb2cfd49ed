import { orderOf, slotOf } from '@sehati/testkit/client/booking'
import type { Plan } from '@sehati/testkit/clinic/plans'
import type { Visits } from './visits.ts'

/** The data of a success; throws the status and the code of anything else. */
export type Call = <T>(method: string, path: string, token: string | null, body?: object) => Promise<T>

const HOLD = '/api/users/slot/tahan'

/** Acts about visits of other types than the usual one. `booked` receives the id of each request that must wait at the end. */
export function visitActs(call: Call, visits: Visits, booked: (jadwal_id: number) => void) {
  const turns = { starts: 0, short: 0, look: 0, urgent: 0, handover: 0 }
  const hold = (plan: Plan) => call<{ tahan_id: number }>('POST', HOLD, plan.patient.token, slotOf(plan))
  const book = async (plan: Plan) => {
    const path = '/api/users/konsultasi/book'
    return (await call<{ jadwal_id: number }>('POST', path, plan.patient.token, orderOf(plan.patient, plan))).jadwal_id
  }

  return {
    starts: () => {
      const { patient, professionalId, date, type } = visits.short(turns.starts++ % 500)
      const query = `profid=${professionalId}&jenis_id=${type?.id}&dari=${date}&sampai=${date}`
      return call('GET', `/api/users/slot?${query}`, patient.token)
    },
    short: async () => {
      const n = turns.short++
      const plan = visits.short(n)
      if (n % 2 === 0) await hold(plan)
      booked(await book(plan))
    },
    /** Holds a start and goes away. */
    look: async () => {
      const plan = visits.look(turns.look++)
      const { tahan_id } = await hold(plan)
      await call('DELETE', `${HOLD}?id=${tahan_id}`, plan.patient.token)
    },
    /** The patient asks to be called and books an urgent visit; the person on duty handles the alert and closes it. */
    urgent: async () => {
      const plan = visits.urgent(turns.urgent++)
      const { token, userId } = plan.patient
      await call('POST', '/api/users/peringatan/hubungi', token, { phone_number: '081234567890' })
      await call('GET', `/api/users/jenis?profid=${plan.professionalId}`, token)
      await hold(plan)
      booked(await book(plan))
      const path = '/api/jaga/peringatan'
      const open = await call<{ peringatan_id: number; user_id: number }[]>('GET', path, visits.adminToken)
      const id = open.find(({ user_id }) => user_id === userId)?.peringatan_id
      await call('PUT', `${path}/akui?id=${id}`, visits.adminToken)
      await call('PUT', `${path}/tutup?id=${id}`, visits.adminToken, { catatan: 'Sudah ditelepon.' })
    },
    /** An admin offers a request to another professional, and the patient agrees. */
    handover: async () => {
      const { first, offered } = visits.handover(turns.handover++)
      const { token } = first.patient
      const id = await book(first)
      const path = (family: string) => `/api/${family}/konsultasi/alihkan`
      const offer = { ...slotOf(offered), jam_mulai: offered.type?.hour }
      const { alihan_id } = await call<{ alihan_id: number }>(
        'PUT',
        `${path('admin')}?jadwalid=${id}`,
        visits.adminToken,
        offer,
      )
      await call('GET', `${path('users')}?jadwalid=${id}`, token)
      const agreed = await call<{ jadwal_id: number }>('PUT', `${path('users')}/setuju?jadwalid=${id}`, token, {
        alihan_id,
      })
      booked(agreed.jadwal_id)
    },
  }
}
