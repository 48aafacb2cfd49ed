import { setTimeout as wait } from 'node:timers/promises'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { listJejakSaya } from '@sehati/contract/record/jejak.endpoints'
import {
  insertBukaDarurat,
  listTinjauan,
  putTinjauan,
  removeBukaDarurat,
} from '@sehati/contract/safety/darurat.endpoints'
import { listPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { PASSWORD } from '../../apps/server/test/factories.ts'
import type { Play, Way } from './try-way.ts'

const GIVEN = 'kalimat penyerang satu'
const ALASAN = 'Pasien tidak sadar dan psikolognya tidak dapat dihubungi'
const ask = { kategori: 'keselamatan_jiwa', alasan: ALASAN, password: PASSWORD }

const open = ({ must, of }: Play, who: { token: string }, body: object = ask, status = 201) =>
  must(status, who, insertBukaDarurat, { query: { jadwalid: of.jadwal_id }, body })
const read = ({ must, of }: Play, who: { token: string }, jadwalid = of.jadwal_id) =>
  must(200, who, konsultasi.getKonsultasi, { query: { jadwalid } })

/** Whether a list has a row that is wanted, within half a minute: notices and the trail follow the act. */
async function comes(rows: () => Promise<unknown[]>, wanted: (row: never) => boolean): Promise<boolean> {
  for (let tries = 0; tries < 150; tries++) {
    if ((await rows()).some((row) => wanted(row as never))) return true
    await wait(200)
  }
  return false
}

/** The client and the reviewer have a notice, the client a mail and the reason in their trail. */
async function isTold({ call, of, reviewer, mailbox }: Play): Promise<boolean> {
  const notices = (who: { token: string }) => async () => (await call(who, listPemberitahuan)).data.queried
  const trail = async () => (await call(of.client, listJejakSaya)).data
  return (
    (await comes(notices(of.client), ({ jenis }: { jenis: string }) => jenis === 'dibuka_darurat')) &&
    (await comes(notices(reviewer), ({ jenis }: { jenis: string }) => jenis === 'tinjauan')) &&
    (await comes(trail, ({ darurat }: { darurat: { alasan: string } | null }) => darurat?.alasan === ALASAN)) &&
    (await mailbox.newest(of.client.email, /(akses khusus)/i)) !== null
  )
}

/** Emergency access, and what lies beside it. */
export const waysOfEmergency: Way[] = [
  {
    name: 'emergency access without a reason, and with a wrong password',
    leaves: 'masuk',
    async run(play) {
      await open(play, play.admin, { ...ask, alasan: '' }, 422)
      await open(play, play.admin, { ...ask, kategori: 'penasaran' }, 422)
      await open(play, play.admin, { ...ask, password: 'bukan ini' }, 422)
      await read(play, play.admin)
    },
  },
  {
    name: 'another session, account and consultation while one is open',
    leaves: 'buka_darurat',
    async run(play) {
      const { admin, of, enter, person, must } = play
      await open(play, admin)
      const [again, other] = [await enter(admin.email), await person(1)]
      for (const who of [again, other]) {
        await read(play, who)
        await must(404, who, listVersiBalasan, { query: { jadwalid: of.jadwal_id } })
      }
      await read(play, admin, of.done)
      await must(200, admin, konsultasi.viewKonsultasi, { query: { jadwal_id: of.jadwal_id } })
      await must(404, admin, listPercakapan, { query: { jadwal_id: of.jadwal_id } })
    },
  },
  {
    name: 'an opening that was closed, used again',
    leaves: 'tutup_darurat',
    async run(play) {
      const { admin, must, of } = play
      const { data } = await open(play, admin)
      await must(200, admin, removeBukaDarurat, { query: { id: data.buka_id } })
      await read(play, admin)
      await must(404, admin, listVersiBalasan, { query: { jadwalid: of.jadwal_id } })
    },
  },
  {
    name: 'the review of an own opening',
    leaves: 'buka_darurat',
    async run(play) {
      const { admin, must } = play
      await must(200, admin, putTugas, { body: { user_id: admin.user_id, tugas: 'peninjau', aktif: 1 } })
      const { data } = await open(play, admin)
      await must(200, admin, removeBukaDarurat, { query: { id: data.buka_id } })
      await must(200, admin, listTinjauan)
      await must(409, admin, putTinjauan, { body: { buka_id: data.buka_id, hasil: 'wajar', catatan: null } })
    },
  },
  {
    name: 'the review, in the name of a psychologist whose password was set',
    leaves: 'ganti_password',
    async run(play) {
      const { admin, must, person, enter, tugas } = play
      const psychologist = await person(3)
      await tugas(psychologist.user_id, 'peninjau')
      const { data } = await open(play, admin)
      await must(200, admin, removeBukaDarurat, { query: { id: data.buka_id } })
      await must(200, admin, resetUserPassword, { body: { user_id: psychologist.user_id, password: GIVEN } })
      const known = await enter(psychologist.email, GIVEN)
      await must(200, known, listTinjauan)
      await must(403, known, putTinjauan, { body: { buka_id: data.buka_id, hasil: 'wajar', catatan: null } })
    },
  },
  {
    name: 'emergency access in the name of a colleague whose password was set',
    leaves: 'ganti_password',
    async run(play) {
      const { admin, must, person, enter } = play
      const colleague = await person(1)
      await must(200, admin, resetUserPassword, { body: { user_id: colleague.user_id, password: GIVEN } })
      const known = await enter(colleague.email, GIVEN)
      await open(play, known, { ...ask, password: GIVEN }, 403)
      await read(play, known)
    },
  },
  {
    name: 'emergency access, as decided',
    leaves: 'buka_darurat',
    async run(play) {
      await open(play, play.admin)
      await read(play, play.admin)
    },
    opens: {
      why: 'open by decision 55: the client and the reviewer are told',
      words: ['balasan', 'keluhan'],
      isTold,
    },
  },
]
