import { randomUUID } from 'node:crypto'
import { listFeedbackUser, updateTampilFeedback } from '@sehati/contract/care/feedback.endpoints'
import { getSkrining, putIzinSkrining } from '@sehati/contract/care/skrining.endpoints'
import { listPilihanKabar, putPilihanKabar } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { listTugas, putTugas } from '@sehati/contract/people/tugas.endpoints'
import { getUser, updateProfil } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { oneOf, type Row } from './row.ts'

const ofProfil = {
  name: ['Nama Baru'],
  phone_number: ['081212345678', null],
  gender: ['lainnya', null],
  no_bpjs: ['0001234567899', null],
}

/** What a person, or an admin, changes of a person's account and choices. */
export const people: Record<string, Row> = {
  updateUser: {
    endpoint: updateUser,
    make: async ({ make, call }) => {
      const [who, { user_id }] = [await make.person(1), await make.person(5)]
      const read = async () => (await call(who, getUser, { query: { id: user_id } })).data
      return { who, names: async () => ({ user_id }), read }
    },
    samples: {
      ...ofProfil,
      email: [() => `${randomUUID()}@kampus.test`],
      level_id: [4],
      status_user: ['nonaktif'],
      country: ['Timor-Leste'],
    },
    others: {
      user_id: 'names the person',
      pesan: 'the reason that people of cancelled consultations read, in kedudukan.test',
      usulan: 'the slots that are proposed to these people, in usulan.test',
    },
  },
  updateProfil: {
    endpoint: updateProfil,
    make: async ({ make, call }) => {
      const who = await make.person(5)
      return { who, read: async () => (await call(who, getUser, { query: { id: who.user_id } })).data }
    },
    samples: ofProfil,
    others: {
      email: 'counts once a mailed link was used, in profil.routes.test',
      current_password: 'no endpoint returns a password',
    },
  },
  putTugas: {
    endpoint: putTugas,
    make: async ({ make, call }) => {
      const [who, { user_id }] = [await make.person(1), await make.person(2)]
      const read = async () => ({
        aktif: oneOf((await call(who, listTugas)).data, 'user_id', user_id).tugas === 'jaga',
      })
      return { who, names: async () => ({ user_id, tugas: 'jaga' }), read }
    },
    samples: { aktif: [true, false] },
    others: { user_id: 'names the person', tugas: 'names the duty' },
  },
  putPilihanKabar: {
    endpoint: putPilihanKabar,
    make: async ({ make, call }) => {
      const who = await make.person(5)
      const read = async () => oneOf((await call(who, listPilihanKabar)).data, 'jenis', 'balasan')
      return { who, names: async () => ({ jenis: 'balasan' }), read }
    },
    samples: { email: [false, true], push: [false, true] },
    others: { jenis: 'names the kind of notice' },
  },
  putIzinSkrining: {
    endpoint: putIzinSkrining,
    make: async ({ make, call }) => {
      const who = await make.person(5)
      const { profesional_id } = (await make.booked(who, { level_id: 3 })).tenaga
      const read = async () => {
        const { boleh } = oneOf((await call(who, getSkrining)).data.bagikan, 'profesional_id', profesional_id)
        return { boleh: Number(boleh) }
      }
      return { who, names: async () => ({ profesional_id }), read }
    },
    samples: { boleh: [1, 0] },
    others: { profesional_id: 'names the professional' },
  },
  updateTampilFeedback: {
    endpoint: updateTampilFeedback,
    make: async ({ make, call }) => {
      const who = await make.person(5)
      const { jadwal_id, tenaga } = await make.booked(who, { status: 'selesai', tanggal: '2026-11-18' })
      const id = await make.feedback({ jadwal_id, user_id: who.user_id, profesional_id: tenaga.profesional_id })
      return { who, query: { id }, read: async () => (await call(who, listFeedbackUser)).data[0] }
    },
    samples: { tampil_publik: [true, false] },
  },
}
