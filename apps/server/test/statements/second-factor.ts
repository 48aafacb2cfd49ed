import { beginLoginPasskey, beginPasskey, insertPasskey } from '@sehati/contract/people/passkey.endpoints'
import { makeAuthenticator } from '../authenticator.ts'
import { makePasskey } from '../cara-masuk.ts'
import { PASSWORD } from '../factories.ts'
import { makeFhir } from '../fhir.ts'
import { codeAt, makeSecondFactors } from '../second-factor.ts'
import type { Call } from './call.ts'
import { type Clinic, PUBLIC_URL } from './clinic.ts'

/** A person with sessions everywhere who has turned it on. */
async function enrolled(clinic: Clinic) {
  const who = await clinic.everywhere()
  return { ...who, ...(await makeSecondFactors(clinic).enrolled(who.user_id)) }
}

/** The second factor of an account. */
export const secondFactor: Record<string, Call> = {
  getDuaLangkah: [1, ({ patient }) => ({ who: patient })],
  loginKedua: [
    17,
    async (clinic) => {
      const { user_id, rahasia } = await enrolled(clinic)
      const tiket = await makeSecondFactors(clinic).ticket(user_id)
      return { body: { tiket, kode: await codeAt(rahasia, clinic.clock()) } }
    },
  ],
  beginTotp: [12, async ({ everywhere }) => ({ who: await everywhere(), body: { password: PASSWORD } })],
  activateTotp: [
    13,
    async (clinic) => {
      const who = await clinic.everywhere()
      const rahasia = await makeSecondFactors(clinic).begun(who.user_id)
      return { who, body: { kode: await codeAt(rahasia, clinic.clock()) } }
    },
  ],
  renewKodeCadangan: [16, async (clinic) => ({ who: await enrolled(clinic), body: { password: PASSWORD } })],
  removeTotp: [15, async (clinic) => ({ who: await enrolled(clinic), body: { password: PASSWORD } })],
  listPasskey: [1, ({ patient }) => ({ who: patient })],
  beginPasskey: [13, async ({ everywhere }) => ({ who: await everywhere(), body: { password: PASSWORD } })],
  insertPasskey: [
    11,
    async (clinic) => {
      const who = await clinic.everywhere()
      const { data } = await clinic.call(who, beginPasskey, { body: { password: PASSWORD } })
      return { who, body: { nama: 'Laptop', jawaban: makeAuthenticator(PUBLIC_URL).create(data) } }
    },
  ],
  removePasskey: [
    7,
    async ({ db, everywhere }) => {
      const who = await everywhere()
      return { who, query: { id: await makePasskey(db, who.user_id) } }
    },
  ],
  listKunciApi: [1, ({ admin }) => ({ who: admin })],
  insertKunciApi: [
    15,
    async ({ make }) => {
      const body = { nama: 'Sistem kampus', lingkup: ['fhir/Slot.read'], hari: 30, password: PASSWORD }
      return { who: await make.person(1), body }
    },
  ],
  cabutKunciApi: [
    4,
    async (clinic) => ({ who: clinic.admin, query: { id: (await makeFhir(clinic).key(['fhir/Slot.read'])).kunci_id } }),
  ],
  beginLoginPasskey: [1, () => ({})],
  loginPasskey: [
    15,
    async (clinic) => {
      const who = await clinic.everywhere()
      const device = makeAuthenticator(PUBLIC_URL)
      const { data } = await clinic.call(who, beginPasskey, { body: { password: PASSWORD } })
      await clinic.call(who, insertPasskey, { body: { nama: 'Laptop', jawaban: device.create(data) } })
      const { data: asked } = await clinic.call(null, beginLoginPasskey)
      return { body: { jawaban: device.get(asked) } }
    },
  ],
  resetDuaLangkah: [9, async (clinic) => ({ who: clinic.admin, body: { user_id: (await enrolled(clinic)).user_id } })],
}
