import { listFeedbackProfesional } from '@sehati/contract/care/feedback.endpoints'
import { getKalender, putLangganan } from '@sehati/contract/care/kalender.endpoints'
import { getRekam } from '@sehati/contract/care/rekam.endpoints'
import { listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { changePassword, forgotPassword, register, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { confirmEmailUser } from '@sehati/contract/people/konfirmasi-email.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import * as user from '@sehati/contract/people/user.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import { insertTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import * as percakapan from '@sehati/contract/talk/percakapan.endpoints'
import type { Account } from './stage.ts'
import type { Play, Way } from './try-way.ts'

const [GIVEN, NEXT] = ['kalimat penyerang satu', 'kalimat penyerang dua']
const LINK = /\/reset-password#([\w-]+)/
const CONFIRM = /\/konfirmasi-email#([\w-]+)/

const setPassword = ({ must }: Play, by: { token: string }, of: Account) =>
  must(200, by, user.resetUserPassword, { body: { user_id: of.user_id, password: GIVEN } })
const setEmail = ({ must }: Play, by: { token: string }, of: Account, email: string) =>
  must(200, by, kedudukan.updateUser, { body: { user_id: of.user_id, email } })
const mailboxOfAttacker = ({ of }: Play) => `${of.word}@penyerang.test`

/** The link that is mailed to an address, used to choose a password. */
async function useLink({ must, mailbox }: Play, email: string): Promise<void> {
  await must(200, null, forgotPassword, { body: { email } })
  const token = await mailbox.newest(email, LINK)
  if (token === null) throw new Error(`no link was mailed to ${email}`)
  await must(200, null, resetPassword, { body: { token, password: NEXT } })
}

/** Everything that a psychologist reads, asked for in their name. */
async function readAsPsychologist({ of, must, call }: Play, who: { token: string }): Promise<void> {
  const { jadwal_id, pesan } = of
  const query = { jadwalid: jadwal_id }
  await must(200, who, konsultasi.getKonsultasiTenpro, { query })
  await must(200, who, konsultasi.getKonsultasi, { query })
  await must(200, who, konsultasi.listKonsultasiTenpro)
  await must(200, who, konsultasi.listKonsultasiTenpro, { query: { page: 1, limit: 10 } })
  await must(200, who, konsultasi.viewKonsultasi, { query: { jadwal_id } })
  await must(200, who, konsultasi.getDashboard)
  await must(403, who, listVersiBalasan, { query })
  const { data } = await must(200, who, percakapan.listPercakapan, { query: { jadwal_id } })
  await must(403, who, percakapan.getLampiran, { query: { id: pesan } })
  await must(200, who, percakapan.listKontak)
  await must(200, who, percakapan.listKontakOrang)
  await must(201, who, percakapan.insertPercakapan, { body: { jadwal_id, pesan: 'Halo', balas_id: pesan } })
  const client_id = (data as { client_id: string }[])[0]?.client_id
  await call(who, percakapan.insertPercakapan, { body: { jadwal_id, pesan: 'Halo', client_id } })
  await call(who, percakapan.forwardPercakapan, {
    body: { id: pesan, jadwal_id: of.done, client_id: crypto.randomUUID() },
  })
  await must(403, who, getRekam, { query })
  await must(200, who, listFeedbackProfesional, { query: { profesional_id: of.psychologist.profesional_id } })
  const feed = await call(who, putLangganan)
  const token = /token=([^"&]+)/.exec(feed.text)?.[1]
  if (token) await must(200, null, getKalender, { query: { token } })
  await must(200, who, konsultasi.updateKonsultasi, { query, body: { status: 'disetujui', initial_consult: 'Lain' } })
}

/** Ways through the account of another person. */
export const waysOfAccounts: Way[] = [
  {
    name: 'the psychologist’s password, set by the admin',
    leaves: 'ganti_password',
    async run(play) {
      await setPassword(play, play.admin, play.of.psychologist)
      await readAsPsychologist(play, await play.enter(play.of.psychologist.email, GIVEN))
    },
  },
  {
    name: '… and changed in the account',
    leaves: 'ganti_password',
    async run(play) {
      const { of, must, enter } = play
      await setPassword(play, play.admin, of.psychologist)
      const known = await enter(of.psychologist.email, GIVEN)
      await must(200, known, changePassword, { body: { current_password: GIVEN, password: NEXT } })
      await readAsPsychologist(play, await enter(of.psychologist.email, NEXT))
    },
  },
  {
    name: 'the psychologist’s address, set by the admin, and its link',
    leaves: 'ganti_email',
    async run(play) {
      const email = mailboxOfAttacker(play)
      await setEmail(play, play.admin, play.of.psychologist, email)
      await useLink(play, email)
      await readAsPsychologist(play, await play.enter(email, NEXT))
    },
  },
  {
    name: 'an address that is asked for in the account, and its link',
    leaves: 'ganti_password',
    async run(play) {
      const { of, must, mailbox, enter } = play
      const email = mailboxOfAttacker(play)
      await setPassword(play, play.admin, of.psychologist)
      const known = await enter(of.psychologist.email, GIVEN)
      await must(200, known, user.updateProfil, { body: { email, current_password: GIVEN } })
      const token = await mailbox.newest(email, CONFIRM)
      await must(200, null, user.confirmGantiEmail, { body: { token } })
      await useLink(play, email)
      await readAsPsychologist(play, await enter(email, NEXT))
    },
  },
  {
    name: 'the address, confirmed with a duty given to the own account',
    leaves: 'beri_tugas',
    async run(play) {
      const { admin, of, must } = play
      const email = mailboxOfAttacker(play)
      await must(200, admin, putTugas, { body: { user_id: admin.user_id, tugas: 'petugas_data', aktif: 1 } })
      await setEmail(play, admin, of.psychologist, email)
      await must(403, admin, confirmEmailUser, { body: { user_id: of.psychologist.user_id, email } })
      await useLink(play, email)
      await readAsPsychologist(play, await play.enter(email, NEXT))
    },
  },
  {
    name: 'the address, set in the name of a colleague whose password was set',
    leaves: 'ganti_password',
    async run(play) {
      const { admin, of, must, enter, person } = play
      const [email, colleague] = [mailboxOfAttacker(play), await person(1)]
      await must(200, admin, putTugas, { body: { user_id: admin.user_id, tugas: 'petugas_data', aktif: 1 } })
      await setPassword(play, admin, colleague)
      await setEmail(play, await enter(colleague.email, GIVEN), of.psychologist, email)
      await must(403, admin, confirmEmailUser, { body: { user_id: of.psychologist.user_id, email } })
      await useLink(play, email)
      await readAsPsychologist(play, await enter(email, NEXT))
    },
  },
  {
    name: 'the password, set while the account has another level',
    leaves: 'ubah_akun',
    async run(play) {
      const { admin, of, must, enter } = play
      const level = (level_id: number) =>
        must(200, admin, kedudukan.updateUser, { body: { user_id: of.psychologist.user_id, level_id } })
      await level(4)
      await setPassword(play, admin, of.psychologist)
      await level(3)
      // The consultation ahead was cancelled with the level; the finished one is still there.
      const known = await enter(of.psychologist.email, GIVEN)
      await must(200, known, konsultasi.getKonsultasi, { query: { jadwalid: of.done } })
      await must(200, known, konsultasi.listKonsultasiTenpro)
    },
  },
  {
    name: 'a psychologist of the admin’s making',
    leaves: 'buat_akun',
    async run({ admin, of, must, enter }) {
      const email = `${of.word}@buatan.test`
      const body = { name: 'Buatan', email, password_hash: GIVEN, level_id: 3 }
      const { data } = await must(201, admin, register, { body })
      const made = { user_id: data.user_id, spesialisasi_id: 1, lokasi: 'Klinik' }
      await must(201, admin, insertTenagaProfesional, { body: made })
      const known = await enter(email, GIVEN)
      await must(404, known, konsultasi.getKonsultasiTenpro, { query: { jadwalid: of.jadwal_id } })
      await must(404, known, getRekam, { query: { jadwalid: of.jadwal_id } })
      await must(404, known, percakapan.listPercakapan, { query: { jadwal_id: of.jadwal_id } })
      await must(200, known, konsultasi.listKonsultasiTenpro)
    },
  },
  {
    name: 'an import that names the psychologist’s address',
    leaves: 'impor',
    async run({ admin, of, must }) {
      const impor = (email: string, status: number) =>
        must(status, admin, imporData, {
          query: { jenis: 'pengguna', coba: 0 },
          body: { csv: `name,email,password\nTiruan,${email},${GIVEN}` },
        })
      await impor(of.psychologist.email, 422)
      await impor(`${of.word}@impor.test`, 200)
    },
  },
  {
    name: 'the client’s password, set by the admin',
    leaves: 'ganti_password',
    async run(play) {
      const { of, must, enter } = play
      await setPassword(play, play.admin, of.client)
      const known = await enter(of.client.email, GIVEN)
      await must(200, known, konsultasi.getRiwayat, { query: { jadwalid: of.jadwal_id } })
    },
    opens: {
      why: 'open by the specification: the client’s own texts; told by notice and mail',
      words: ['balasan', 'keluhan'],
      isTold: async ({ of, mailbox }) => (await mailbox.newest(of.client.email, /(mengatur password baru)/i)) !== null,
    },
  },
]
