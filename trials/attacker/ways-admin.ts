import { getKonsultasiIcs } from '@sehati/contract/care/kalender.endpoints'
import { getRekam, listRekamDirilis } from '@sehati/contract/care/rekam.endpoints'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { listSurat } from '@sehati/contract/channel/surat.endpoints'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { listPerbaikan, listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { findUser, getUser } from '@sehati/contract/people/user.endpoints'
import { listJejak, listJejakSaya } from '@sehati/contract/record/jejak.endpoints'
import { listTinjauan } from '@sehati/contract/safety/darurat.endpoints'
import { eksporAkun, eksporAkunLembar, eksporData, eksporLembar } from '@sehati/contract/staffing/ekspor.endpoints'
import * as percakapan from '@sehati/contract/talk/percakapan.endpoints'
import { PASSWORD } from '../../apps/server/test/factories.ts'
import type { Way } from './try-way.ts'

const EKSPOR = { alasan: 'Laporan tahunan untuk rektorat kampus', password: PASSWORD }

/** What an admin can ask for in their own name. */
export const waysOfAdmin: Way[] = [
  {
    name: 'lists of consultations, whole and paged',
    leaves: 'lihat',
    async run({ admin, of, must }) {
      const { profesional_id } = of.psychologist
      await must(200, admin, konsultasi.listKonsultasiAdmin)
      await must(200, admin, konsultasi.listKonsultasiAdmin, { query: { page: 1, limit: 100, profesional_id } })
      await must(200, admin, konsultasi.viewKonsultasi, { query: { profesionalid: profesional_id } })
      await must(200, admin, konsultasi.viewKonsultasi, { query: { jadwal_id: of.jadwal_id } })
      await must(200, admin, konsultasi.listSelesai, { query: { profesionalid: profesional_id, status: 'selesai' } })
      await must(200, admin, konsultasi.getDashboard)
    },
  },
  {
    name: 'the detail, the versions of the reply, the history',
    leaves: 'lihat',
    async run({ admin, of, must }) {
      const query = { jadwalid: of.jadwal_id }
      await must(200, admin, konsultasi.getKonsultasi, { query })
      await must(404, admin, listVersiBalasan, { query })
      await must(200, admin, konsultasi.listRiwayatStatus, { query })
      await must(200, admin, getUser, { query: { id: of.client.user_id } })
      await must(403, admin, konsultasi.getKonsultasiTenpro, { query })
      await must(403, admin, konsultasi.getRiwayat, { query })
    },
  },
  {
    name: 'a search for a word of the complaint',
    leaves: 'lihat',
    async run({ admin, of, must }) {
      const q = `${of.word}keluhan`.slice(0, 18)
      const { data } = await must(200, admin, konsultasi.listKonsultasiAdmin, { query: { page: 1, limit: 10, q } })
      if (data.total !== 0) throw new Error('a search by text finds consultations')
      await must(200, admin, findUser, { body: { field: 'name', value: q } })
    },
  },
  {
    name: 'exports of all kinds',
    leaves: 'ekspor',
    async run({ admin, must }) {
      await must(403, admin, eksporData, { query: { jenis: 'pengguna' } })
      await must(200, admin, eksporAkun, { body: EKSPOR })
      for (const jenis of ['konsultasi', 'tenaga-profesional']) await must(200, admin, eksporData, { query: { jenis } })
    },
  },
  {
    name: 'sheets of all kinds',
    leaves: 'ekspor',
    async run({ admin, of, must }) {
      const { text } = await must(200, admin, eksporAkunLembar, { body: EKSPOR })
      if (!text.includes(of.client.email)) throw new Error('the sheet could not be read')
      for (const jenis of ['konsultasi', 'tenaga-profesional'])
        await must(200, admin, eksporLembar, { query: { jenis } })
    },
  },
  {
    name: 'conversation, file, notes',
    leaves: 'ditolak',
    async run({ admin, of, must }) {
      await must(404, admin, percakapan.listPercakapan, { query: { jadwal_id: of.jadwal_id } })
      await must(404, admin, percakapan.getLampiran, { query: { id: of.pesan } })
      await must(404, admin, percakapan.insertPercakapan, { body: { jadwal_id: of.jadwal_id, pesan: 'Halo' } })
      await must(200, admin, percakapan.listKontak)
      await must(200, admin, percakapan.listKontakOrang)
      await must(403, admin, getRekam, { query: { jadwalid: of.jadwal_id } })
      await must(403, admin, listRekamDirilis, { query: { jadwalid: of.jadwal_id } })
    },
  },
  {
    name: 'a status, sent with all that was shown',
    leaves: 'ubah_status',
    async run({ admin, of, must }) {
      const query = { jadwalid: of.jadwal_id }
      const { data } = await must(200, admin, konsultasi.getKonsultasi, { query })
      await must(200, admin, konsultasi.updateKonsultasi, { query, body: { ...data, status: 'menunggu' } })
      await must(403, admin, konsultasi.updateKonsultasi, { query, body: { initial_consult: 'Balasan lain' } })
      await must(200, admin, konsultasi.updateKonsultasi, { query, body: { status: 'dibatalkan' } })
    },
  },
  {
    name: 'strict privacy turned off',
    leaves: 'atur',
    async run({ admin, of, must }) {
      await must(200, admin, updatePengaturan, { body: { privasi_ketat: false } })
      await must(200, admin, konsultasi.getKonsultasi, { query: { jadwalid: of.jadwal_id } })
    },
  },
  {
    name: 'every duty, given to the own account',
    leaves: 'beri_tugas',
    async run({ admin, of, must }) {
      for (const tugas of ['peninjau', 'petugas_data', 'loket', 'jaga'])
        await must(200, admin, putTugas, { body: { user_id: admin.user_id, tugas, aktif: 1 } })
      await must(200, admin, listTinjauan)
      await must(200, admin, listPerbaikan)
      await must(200, admin, listJejak, { query: { subjek_id: of.client.user_id } })
      await must(200, admin, konsultasi.getKonsultasi, { query: { jadwalid: of.jadwal_id } })
    },
  },
  {
    name: 'notices, mails, calendar, the own trail',
    leaves: 'masuk',
    async run({ admin, of, must, mailbox }) {
      await must(200, admin, listPemberitahuan)
      await must(200, admin, listSurat)
      await must(200, admin, listJejakSaya)
      await must(200, admin, getKonsultasiIcs, { query: { jadwalid: of.jadwal_id } })
      for (const { email } of [of.client, of.psychologist])
        for (const mail of await mailbox.mailsTo(email))
          if (mail.includes(of.word)) throw new Error('a mail has a text')
    },
  },
]
