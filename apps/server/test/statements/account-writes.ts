import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { ALASAN_EKSPOR } from '../ekspor.ts'
import { PASSWORD } from '../factories.ts'
import type { Call } from './call.ts'
import { secondFactor } from './second-factor.ts'
import { sso } from './sso.ts'

const subscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: { p256dh: `BA${'a'.repeat(85)}`, auth: 'a'.repeat(22) },
})

const NEW = 'kata sandi yang baru'
const EKSPOR = { alasan: ALASAN_EKSPOR, password: PASSWORD }

/** Writes of accounts: signing in, passwords, profiles, photos. */
export const accountWrites: Record<string, Call> = {
  ...secondFactor,
  ...sso,
  // A device that the account does not know yet replaces an old one, and a session beyond the limit ends another.
  login: [14, async ({ everywhere }) => ({ body: { email: (await everywhere()).email, password: PASSWORD } })],
  // Registrations of one network address take turns, so that responses about taken e-mails are counted.
  // One of them takes the id, with which a BPJS number is encrypted; also below.
  register: [9, () => ({ body: person() })],
  inviteUser: [8, ({ admin }) => ({ who: admin, body: { name: 'Undangan', email: `${randomUUID()}@uji.test` } })],
  resendUndangan: [10, async ({ admin, invited }) => ({ who: admin, body: { user_id: (await invited()).user_id } })],
  acceptUndangan: [10, async ({ invited }) => ({ body: { token: (await invited()).token, password: NEW } })],
  forgotPassword: [7, async ({ everywhere }) => ({ body: { email: (await everywhere()).email } })],
  resetPassword: [
    13,
    async ({ everywhere, resetOf }) => ({
      body: { token: await resetOf((await everywhere()).user_id), password: NEW },
    }),
  ],
  changePassword: [
    14,
    async ({ everywhere }) => ({ who: await everywhere(), body: { current_password: PASSWORD, password: NEW } }),
  ],
  // The subscriptions of a person are changed one after the other, with room for one more.
  putLanggananPush: [6, ({ patient }) => ({ who: patient, body: subscription() })],
  removeLanggananPush: [1, ({ patient }) => ({ who: patient })],
  // With its row of the trail in one transaction.
  logout: [4, async ({ everywhere }) => ({ who: await everywhere() })],
  removePerangkat: [
    4,
    async ({ everywhere, make }) => {
      const who = await everywhere()
      return { who, query: { id: (await make.sessions(who.user_id)).at(-1)?.sesi_id } }
    },
  ],
  removePerangkatLain: [4, async ({ everywhere }) => ({ who: await everywhere() })],
  updateUser: [
    7,
    async ({ admin, everywhere }) => ({ who: admin, body: { user_id: (await everywhere()).user_id, level_id: 4 } }),
  ],
  deactivateUser: [8, async ({ admin, everywhere }) => ({ who: admin, query: { id: (await everywhere()).user_id } })],
  resetUserPassword: [
    7,
    async ({ admin, everywhere }) => ({ who: admin, body: { user_id: (await everywhere()).user_id, password: NEW } }),
  ],
  // By a holder of `petugas_data` whose duty is older than the address.
  confirmEmailUser: [
    8,
    async ({ admin, everywhere, make, db }) => {
      const [who, person] = [await make.person(1), await everywhere()]
      await make.tugas(who.user_id, 'petugas_data')
      await db.rows(sql`update users set email_oleh = ${admin.user_id}, email = 'diatur-' || email,
        updated_at = clock_timestamp() + interval '1 year' where user_id = ${person.user_id}`)
      return { who, body: { user_id: person.user_id, email: `diatur-${person.email}` } }
    },
  ],
  // Every admin is notified.
  putTugas: [
    8,
    async ({ admin, make }) => ({
      who: admin,
      body: { user_id: (await make.person(4)).user_id, tugas: 'loket', aktif: 1 },
    }),
  ],
  updateProfil: [5, async ({ everywhere }) => ({ who: await everywhere(), body: { name: 'Nama Baru' } })],
  cancelGantiEmail: [1, async ({ everywhere }) => ({ who: await everywhere() })],
  confirmGantiEmail: [11, async ({ everywhere, emailOf }) => ({ body: { token: await emailOf(await everywhere()) } })],
  sendVerifikasi: [6, async ({ make }) => ({ who: await make.person(5, { email_terverifikasi: false }) })],
  // The quota is checked before the work on the picture, again under the lock, and written. The replaced photo is
  // removed in a transaction of its own, after the commit.
  putFoto: [12, async ({ everywhere, form }) => ({ who: await everywhere(), ...(await form('foto')) })],
  removeFoto: [
    6,
    async ({ everywhere, make }) => {
      const who = await everywhere()
      await make.foto(who.user_id)
      return { who }
    },
  ],
  // With the password, the reason, the row of the trail and the notices; then the batches.
  eksporAkun: [16, ({ admin }) => ({ who: admin, body: EKSPOR })],
  eksporAkunLembar: [16, ({ admin }) => ({ who: admin, body: EKSPOR })],
  // With the password and the row of the trail; then each table twice, for the page and for the data.
  salinDataSaya: [148, async ({ everywhere }) => ({ who: await everywhere(), body: { password: PASSWORD } })],
  imporData: [
    7,
    ({ admin, size }) => ({
      who: admin,
      query: { jenis: 'pengguna', coba: 0 },
      body: {
        csv: ['name,email', ...Array.from({ length: size }, () => `Nama,${randomUUID()}@impor.test`)].join('\n'),
      },
    }),
  ],
}

const person = () => ({
  name: 'Baru',
  email: `${randomUUID()}@uji.test`,
  gender: 'perempuan',
  no_bpjs: '0009998887776',
  password_hash: NEW,
})
