import * as api from '@sehati/contract/absence/kehadiran.endpoints'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** A consultation that began days ago, and its professional. */
async function begun({ make }: Clinic) {
  const { tenaga, jadwal_id } = await make.booked(await make.person(5), { tanggal: '2026-11-20', status: 'disetujui' })
  return { who: tenaga, query: { jadwalid: jadwal_id } }
}

/** The same, recorded as an absence of its patient. */
async function missed(clinic: Clinic) {
  const who = await clinic.make.person(5)
  const { tenaga, jadwal_id } = await clinic.make.booked(who, { tanggal: '2026-11-20', status: 'disetujui' })
  await clinic.call(tenaga, api.putTidakHadir, { query: { jadwalid: jadwal_id } })
  return { who, body: { jadwal_id, alasan: 'Saya datang tepat waktu' } }
}
async function objected(clinic: Clinic) {
  const { who, body } = await missed(clinic)
  await clinic.call(who, api.insertKeberatanHadir, { body })
  return body.jadwal_id
}

export const kehadiranReads: Record<string, Call> = {
  getKehadiran: [1, ({ patient }) => ({ who: patient })],
  listKeberatanHadir: [
    1,
    async (clinic) => {
      await clinic.many(() => objected(clinic))
      return { who: clinic.admin }
    },
  ],
}

export const kehadiranWrites: Record<string, Call> = {
  // A transaction: the lock, the facts, the cancellation, and what its reader then sees.
  putTidakHadir: [6, begun],
  putKesalahanKlinik: [6, begun],
  // The lock, the facts, those of the objection, the objection, the trail.
  insertKeberatanHadir: [7, missed],
  putKeberatanHadir: [
    5,
    async (clinic) => ({ who: clinic.admin, body: { jadwal_id: await objected(clinic), putusan: 'diterima' } }),
  ],
}
