import { addDays } from '@sehati/contract/base/waktu'
import { akuiPeringatan, insertHubungi } from '@sehati/contract/safety/peringatan.endpoints'
import { makePeringatan } from '../peringatan.ts'
import type { Call } from './call.ts'
import { type Clinic, TUESDAY } from './clinic.ts'

/** The one person of a clinic with the duty `jaga`: each notice to one is a statement. */
const holders = new Map<Clinic, Promise<{ user_id: number; token: string }>>()
function petugas(clinic: Clinic): Promise<{ user_id: number; token: string }> {
  const made = holders.get(clinic) ?? makePeringatan(clinic).pemegang(1)
  holders.set(clinic, made)
  return made
}

let days = 0
/** A shift on a day of its own. */
const shift = async (clinic: Clinic) => ({
  user_id: (await petugas(clinic)).user_id,
  tanggal: addDays(TUESDAY, ++days),
  dari: '08:00',
  sampai: '16:00',
})

/** An alert of a new patient; `taken`: handled by the one person. */
async function alert(clinic: Clinic, taken: boolean): Promise<number> {
  const patient = await clinic.make.person(5)
  await clinic.call(patient, insertHubungi, { body: { phone_number: '081234567890' } })
  const id = await makePeringatan(clinic).idOf(patient)
  if (taken) await clinic.call(await petugas(clinic), akuiPeringatan, { query: { id } })
  return id
}

const ungkapan = { kepada: 'UGD RS Kampus', alasan: 'Akan melukai diri malam ini' }

export const jagaReads: Record<string, Call> = {
  listPengungkapan: [1, async ({ make }) => ({ who: await make.profesional(3) })],
  listJaga: [1, ({ admin }) => ({ who: admin })],
  // The wish, and without a promise the roster.
  getHubungi: [
    2,
    async (clinic) => {
      const who = await clinic.make.person(5)
      await clinic.call(who, insertHubungi, { body: { phone_number: '081234567890' } })
      return { who }
    },
  ],
  listPeringatan: [1, async (clinic) => ({ who: await petugas(clinic) })],
}

/** `begin` and `commit` count. Each act reads what it decides on, writes, and records itself. */
export const jagaWrites: Record<string, Call> = {
  // Person, whether the shift is there, the shift, and then the list.
  putJaga: [7, async (clinic) => ({ who: clinic.admin, body: await shift(clinic) })],
  removeJaga: [
    5,
    async (clinic) => {
      const user_id = (await petugas(clinic)).user_id
      return { who: clinic.admin, query: { id: await clinic.make.jaga(user_id, addDays(TUESDAY, ++days)) } }
    },
  ],
  // The account, who is on duty, the open wish, an id.
  insertHubungi: [
    8,
    async ({ make }) => ({ who: await make.person(5), body: { phone_number: '081234567890', tempat: 'Gedung B' } }),
  ],
  akuiPeringatan: [5, async (clinic) => ({ who: await petugas(clinic), query: { id: await alert(clinic, false) } })],
  serahkanPeringatan: [5, async (clinic) => ({ who: await petugas(clinic), query: { id: await alert(clinic, true) } })],
  ungkapPeringatan: [
    6,
    async (clinic) => ({ who: await petugas(clinic), query: { id: await alert(clinic, true) }, body: ungkapan }),
  ],
  insertPengungkapan: [
    6,
    async ({ make }) => {
      const { tenaga, jadwal_id } = await make.booked(await make.person(5), {
        status: 'selesai',
        tanggal: '2026-11-19',
      })
      return { who: tenaga, body: { jadwal_id, ...ungkapan } }
    },
  ],
  tutupPeringatan: [
    5,
    async (clinic) => ({
      who: await petugas(clinic),
      query: { id: await alert(clinic, true) },
      body: { catatan: 'Sudah ditelepon.' },
    }),
  ],
}
