import {
  insertBukaIdentitas,
  listIdentitasRekam,
  putPutusanIdentitas,
} from '@sehati/contract/rights/identitas-rekam.endpoints'
import sql from 'sql-template-tag'
import { signTautanHapus } from '../../src/rights/penghapusan/tautan-hapus.ts'
import { PASSWORD } from '../factories.ts'
import { makeDitolak, makePermintaan } from '../permintaan.ts'
import { makeTerhapus } from '../terhapus.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

const petugas = async ({ make }: Clinic) => {
  const who = await make.person(1)
  await make.tugas(who.user_id, 'petugas_data')
  return who
}
const diminta = async (clinic: Clinic) => makePermintaan(clinic, await clinic.make.person(5))

/** A request for notes of psychology, and the psychologist who decides. */
async function akses(clinic: Clinic) {
  const who = await clinic.make.person(5)
  const { tenaga, jadwal_id } = await clinic.make.booked(who, { level_id: 3, status: 'selesai', tanggal: '2026-11-19' })
  const permintaan_id = await makePermintaan(clinic, who, { jenis: 'akses', isi: 'Catatan lengkap', jadwal_id })
  return { who: tenaga, query: { id: permintaan_id } }
}

/** An opening that waits: who asked, and its number. */
async function dibuka(clinic: Clinic) {
  const who = await petugas(clinic)
  const { user_id } = await makeTerhapus(clinic)
  await clinic.call(who, insertBukaIdentitas, { body: { user_id, alasan: 'Perintah pengadilan nomor 12' } })
  const { data } = await clinic.call(who, listIdentitasRekam, { query: { user_id } })
  return { who, id: data[0].bukaan.buka_id as number }
}

export const permintaanReads: Record<string, Call> = {
  listPermintaanAkses: [2, async (clinic) => ({ who: (await akses(clinic)).who })],
  listIdentitasRekam: [4, async (clinic) => ({ who: await petugas(clinic) })],
  getIsiIdentitas: [
    3,
    async (clinic) => {
      const { who, id } = await dibuka(clinic)
      await clinic.call(await petugas(clinic), putPutusanIdentitas, { query: { id }, body: { setuju: true } })
      return { who, query: { id } }
    },
  ],
  listPermintaanSaya: [1, ({ patient }) => ({ who: patient })],
  // The keys of the tables, and one statement over all of them.
  previewHapus: [2, ({ patient }) => ({ who: patient })],
  // The own read is committed over the connection of the trail.
  listPermintaan: [3, async (clinic) => ({ who: await petugas(clinic) })],
  getPermintaan: [3, async (clinic) => ({ who: await petugas(clinic), query: { id: await diminta(clinic) } })],
}

export const permintaanWrites: Record<string, Call> = {
  putPermintaanAkses: [
    7,
    async (clinic) => ({ ...(await akses(clinic)), body: { tindakan: 'jawab', jawaban: 'Sudah dirilis' } }),
  ],
  insertBukaIdentitas: [
    6,
    async (clinic) => ({
      who: await petugas(clinic),
      body: { user_id: (await makeTerhapus(clinic)).user_id, alasan: 'Perintah pengadilan nomor 12' },
    }),
  ],
  // Whether one account alone has the duty comes first.
  putPutusanIdentitas: [
    6,
    async (clinic) => ({
      who: await petugas(clinic),
      query: { id: (await dibuka(clinic)).id },
      body: { setuju: true },
    }),
  ],
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
