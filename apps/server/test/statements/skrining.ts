import { putIzinSkrining } from '@sehati/contract/care/skrining.endpoints'
import { jawabanDengan, makeSkrining, PHQ9, yaTidak } from '../skrining.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** A patient with a result and a professional; `boleh`: who may read it. */
async function berbagi(clinic: Clinic, boleh: boolean) {
  const { who, tenaga } = await clinic.booked()
  await makeSkrining(clinic).save(who, jawabanDengan(12, 9))
  const body = { profesional_id: tenaga.profesional_id, boleh: 1 as const }
  if (boleh) await clinic.call(who, putIzinSkrining, { body })
  return { who, tenaga, body }
}

let versi = 0

export const skriningReads: Record<string, Call> = {
  listInstrumen: [1, ({ patient }) => ({ who: patient })],
  listInstrumenAdmin: [1, ({ admin }) => ({ who: admin })],
  getSkrining: [2, async (clinic) => ({ who: (await berbagi(clinic, false)).who })],
  listSkriningDibagikan: [1, async (clinic) => ({ who: (await berbagi(clinic, true)).tenaga })],
  // The grant, and the results.
  listSkriningTenpro: [
    2,
    async (clinic) => {
      const { who, tenaga } = await berbagi(clinic, true)
      return { who: tenaga, query: { user_id: who.user_id } }
    },
  ],
}

/** `begin` and `commit` count. */
export const skriningWrites: Record<string, Call> = {
  // The instrument, the account, those of the day, an id, the result.
  insertSkrining: [
    7,
    async ({ make }) => ({ who: await make.person(5), body: { ...PHQ9, jawaban: jawabanDengan(12, 9) } }),
  ],
  // Whether there is a consultation, the grant, its row of the trail, and then the list.
  putIzinSkrining: [
    6,
    async (clinic) => {
      const { who, body } = await berbagi(clinic, false)
      return { who, body }
    },
  ],
  // The version before, the new one, the list, and the row of the trail.
  insertInstrumen: [6, ({ admin }) => ({ who: admin, body: yaTidak(`hitung-${++versi}`) })],
}
