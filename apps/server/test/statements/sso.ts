import { kembaliSso, mulaiSso } from '@sehati/contract/people/sso.endpoints'
import { makeIdentitas } from '../cara-masuk.ts'
import { makeKunci } from '../penyedia.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** A person with sessions everywhere whom the provider knows, and what their browser brings back from it. */
async function back({ call, db, everywhere, penyedia }: Clinic) {
  const { user_id } = await everywhere()
  const [{ kunci, sidik }, id] = [makeKunci(), `orang${user_id}`]
  penyedia.people.set(id, {})
  await makeIdentitas(db, user_id, { penerbit: penyedia.setting.issuer, subjek: id })
  const { data } = await call(null, mulaiSso, { body: { penyedia: 'kampus', kunci: sidik } })
  return { kunci, query: await penyedia.visit(data.alamat, id) }
}

/** Signing in at a provider. */
export const sso: Record<string, Call> = {
  mulaiSso: [1, () => ({ body: { penyedia: 'kampus', kunci: makeKunci().sidik } })],
  kembaliSso: [2, async (clinic) => ({ query: (await back(clinic)).query })],
  tukarSso: [
    17,
    async (clinic) => {
      const { kunci, query } = await back(clinic)
      const { headers } = await clinic.call(null, kembaliSso, { query })
      return { body: { kunci, tiket: String(headers.location).split('=')[1] } }
    },
  ],
  keluarSso: [0, () => ({ query: { penyedia: 'kampus' } })],
  listIdentitas: [1, ({ patient }) => ({ who: patient })],
  removeIdentitas: [
    7,
    async ({ db, everywhere }) => {
      const who = await everywhere()
      return { who, query: { id: await makeIdentitas(db, who.user_id) } }
    },
  ],
}
