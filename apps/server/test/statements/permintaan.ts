import sql from 'sql-template-tag'
import { signTautanHapus } from '../../src/rights/penghapusan/tautan-hapus.ts'
import { PASSWORD } from '../factories.ts'
import { makeDitolak, makePermintaan } from '../permintaan.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

const petugas = async ({ make }: Clinic) => {
  const who = await make.person(1)
  await make.tugas(who.user_id, 'petugas_data')
  return who
}
const diminta = async (clinic: Clinic) => makePermintaan(clinic, await clinic.make.person(5))

export const permintaanReads: Record<string, Call> = {
  listPermintaanSaya: [1, ({ patient }) => ({ who: patient })],
  // The keys of the tables, and one statement over all of them.
  previewHapus: [2, ({ patient }) => ({ who: patient })],
  // The own read is committed over the connection of the trail.
  listPermintaan: [3, async (clinic) => ({ who: await petugas(clinic) })],
  getPermintaan: [3, async (clinic) => ({ who: await petugas(clinic), query: { id: await diminta(clinic) } })],
}

export const permintaanWrites: Record<string, Call> = {
  // A transaction: the id, the row, its row of the trail, the events of the officers, and the request as it is then.
  insertPermintaan: [
    8,
    async ({ make }) => ({ who: await make.person(5), body: { jenis: 'perbaikan', isi: 'Nama keliru' } }),
  ],
  withdrawPermintaan: [
    6,
    async (clinic) => {
      const who = await clinic.make.person(5)
      return { who, query: { id: await makePermintaan(clinic, who) } }
    },
  ],
  insertPernyataan: [
    6,
    async (clinic) => {
      const who = await clinic.make.person(5)
      return { who, query: { id: await makeDitolak(clinic, who) }, body: { isi: 'Menurut saya keliru.' } }
    },
  ],
  insertPermintaanLoket: [
    9,
    async (clinic) => ({
      who: await petugas(clinic),
      body: {
        user_id: (await clinic.make.person(5)).user_id,
        jenis: 'salinan',
        kanal: 'loket',
        tanggal: '2026-11-20',
        jam: '10:00',
      },
    }),
  ],
  putPermintaan: [
    7,
    async (clinic) => ({
      who: await petugas(clinic),
      query: { id: await diminta(clinic) },
      body: { tindakan: 'ambil' },
    }),
  ],
  confirmHapus: [
    6,
    async (clinic) => {
      const who = await clinic.make.person(5)
      const permintaan_id = await makePermintaan(clinic, who, { jenis: 'penghapusan', password: PASSWORD })
      const row = await clinic.db.row<{ tanda: number }>(
        sql`select alamat_tanda as tanda from users where user_id = ${who.user_id}`,
      )
      return { body: { token: signTautanHapus(clinic.seal, { permintaan_id, tanda: row?.tanda as number }) } }
    },
  ],
}
