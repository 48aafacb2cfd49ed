import * as api from '@sehati/contract/desk/antrean.endpoints'
import { getLayar, insertLayar } from '@sehati/contract/desk/layar.endpoints'
import type { LayarBaru } from '@sehati/contract/desk/layar.schema'
import { makeAntrean } from '../antrean.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

const clerks = new Map<Clinic, Promise<{ user_id: number; token: string }>>()
/** The clerk of a clinic. */
function petugas(clinic: Clinic): Promise<{ user_id: number; token: string }> {
  const made = clerks.get(clinic) ?? makeAntrean(clinic).petugas()
  clerks.set(clinic, made)
  return made
}

/** A visit today whose patient has come this far. */
async function visit(clinic: Clinic, steps: readonly (typeof api.mulaiAntrean)[] | null) {
  const [{ kunjungan, hadir, panggil, tenagaDi, klinik }, who] = [makeAntrean(clinic), await petugas(clinic)]
  const klinik_id = await klinik()
  const tenaga = await tenagaDi(klinik_id)
  const { jadwal_id, patient } = await kunjungan(tenaga, '08:00:00')
  if (steps === null) return { who, klinik_id, jadwal_id, patient, profesional_id: tenaga.profesional_id, id: 0 }
  await hadir(who, { jadwal_id })
  const called = steps.length > 0 ? await panggil(who, tenaga.profesional_id) : null
  const id: number = called?.data.antrean.antrean_id ?? 0
  for (const step of steps.slice(1)) await clinic.call(who, step, { query: { id } })
  return { who, klinik_id, jadwal_id, patient, profesional_id: tenaga.profesional_id, id }
}
const called = api.mulaiAntrean

/** A professional with a session today and one on Wednesday, and a patient. */
async function desk(clinic: Clinic) {
  const { make } = clinic
  const [who, patient, tenaga] = [await petugas(clinic), await make.person(5), await make.profesional()]
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id }
  await make.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const { id } = await make.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  return { who, of, session: id, profid: tenaga.profesional_id, patient }
}

export const antreanReads: Record<string, Call> = {
  listPasienLoket: [
    1,
    async (clinic) => {
      const { who, patient } = await desk(clinic)
      return { who, query: { cari: patient.email } }
    },
  ],
  listTenagaLoket: [1, async (clinic) => ({ who: await petugas(clinic), query: { klinik: 1 } })],
  listAsalRangkaian: [
    1,
    async (clinic) => {
      const { who, of, session } = await desk(clinic)
      await clinic.make.konsultasi({ ...of, jadwal_tenaga_id: session }, { status: 'selesai' })
      return { who, query: { user_id: of.user_id } }
    },
  ],
  listKetersediaanLoket: [
    1,
    async (clinic) => {
      const { who, profid } = await desk(clinic)
      return { who, query: { profid, dari: '2026-11-23', sampai: '2026-11-27' } }
    },
  ],
  listSlotLoket: [
    1,
    async (clinic) => {
      const { who, profid } = await desk(clinic)
      return { who, query: { profid, tanggal: '2026-11-25' } }
    },
  ],
  // The clinics, and the visits of one.
  getHariLoket: [2, async (clinic) => ({ who: await petugas(clinic) })],
  // The visit, and how long visits take.
  getAntrean: [2, async (clinic) => ({ who: (await visit(clinic, [])).patient })],
  listLayar: [1, async (clinic) => ({ who: await petugas(clinic) })],
  getLayar: [
    1,
    async (clinic) => {
      const { alamat } = await layar(clinic, 1)
      return { query: { token: alamat.split('#')[1] } }
    },
  ],
}

/** `begin` and `commit` count. */
export const antreanWrites: Record<string, Call> = {
  // The lock, the facts, the number, how many wait before, how long visits take, the trail, the visit.
  insertHadir: [
    9,
    async (clinic) => {
      const { who, jadwal_id } = await visit(clinic, null)
      return { who, body: { jadwal_id } }
    },
  ],
  // The lock, the count, the visits of the caller, the end of the count, and the same as at the desk.
  insertHadirSaya: [
    15,
    async (clinic) => {
      const { patient, klinik_id } = await visit(clinic, null)
      const { alamat } = await layar(clinic, klinik_id)
      const shown = await clinic.call(null, getLayar, { query: { token: alamat.split('#')[1] ?? '' } })
      return { who: patient, body: { kode: shown.data.kode } }
    },
  ],
  // The screen, the trail.
  insertLayar: [4, async (clinic) => ({ who: await petugas(clinic), body: { nama: 'Lobi', klinik_id: 1 } })],
  removeLayar: [
    4,
    async (clinic) => ({ who: await petugas(clinic), query: { id: (await layar(clinic, 1)).layar_id } }),
  ],
  // Id, account, invitation, trail.
  insertPasienLoket: [
    8,
    async (clinic) => {
      const { who, of } = await desk(clinic)
      return { who, body: { name: 'Baru', email: `baru${of.user_id}@loket.test` } }
    },
  ],
  // The booking, and the visit.
  insertKonsultasiLoket: [
    2,
    async (clinic) => {
      const { who, of, session } = await desk(clinic)
      const body = { ...of, jadwal_tenaga_id: session, tanggal: '2026-11-25', metode_konsultasi: 'offline' }
      return { who, body }
    },
  ],
  // The lock, the facts, the place, the booking, the visit's hours, the number, its estimate, the trail, the visit.
  insertAntrean: [
    12,
    async (clinic) => {
      const { who, of } = await desk(clinic)
      return { who, body: of }
    },
  ],
  panggilAntrean: [
    2,
    async (clinic) => {
      const { who, profesional_id } = await visit(clinic, [])
      return { who, body: { profesional_id, ruang: '3' } }
    },
  ],
  mulaiAntrean: [2, async (clinic) => step(await visit(clinic, [called]))],
  selesaiAntrean: [2, async (clinic) => step(await visit(clinic, [called, api.mulaiAntrean]))],
  lewatiAntrean: [2, async (clinic) => step(await visit(clinic, [called]))],
  kembaliAntrean: [
    2,
    async (clinic) => {
      const at = await visit(clinic, [called, api.lewatiAntrean])
      const again = await makeAntrean(clinic).panggil(at.who, at.profesional_id)
      await clinic.call(at.who, api.lewatiAntrean, { query: { id: again.data.antrean.antrean_id } })
      return step(at)
    },
  ],
}

/** A new screen of a clinic. */
async function layar(clinic: Clinic, klinik_id: number): Promise<LayarBaru> {
  const body = { nama: 'Lobi', klinik_id }
  return (await clinic.call(await petugas(clinic), insertLayar, { body })).data
}

const step = ({ who, id }: { who: { token: string }; id: number }) => ({ who, query: { id } })
