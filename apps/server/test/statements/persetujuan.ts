import { putRancangan } from '@sehati/contract/rights/naskah-kelola.endpoints'
import sql from 'sql-template-tag'
import { PASSWORD } from '../factories.ts'
import type { Call } from './call.ts'
import { petugas } from './insiden.ts'

const rancangan = {
  keperluan: 'psikologi',
  judul: 'Layanan psikologi',
  pernyataan: 'Saya setuju.',
  bagian: [{ judul: 'Tujuan', isi: 'Konsultasi.' }],
}

export const persetujuanReads: Record<string, Call> = {
  getNaskah: [1, () => ({ query: { keperluan: 'layanan' } })],
  getBukti: [
    1,
    async ({ make, db, clock }) => {
      const who = await make.person(5)
      const row = await db.row<{ id: number }>(sql`
        insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh)
        values (${who.user_id}, 'layanan', 1, 'setuju', ${clock()}, ${who.user_id}) returning persetujuan_id::int as id`)
      return { who, query: { id: row?.id } }
    },
  ],
  listPersetujuanOrang: [2, ({ admin, patient }) => ({ who: admin, query: { id: patient.user_id } })],
  listPsikolog: [1, ({ patient }) => ({ who: patient })],
  listPsikologOrang: [2, ({ admin, patient }) => ({ who: admin, query: { id: patient.user_id } })],
  listNaskah: [1, async (clinic) => ({ who: await petugas(clinic) })],
  listPersetujuan: [1, ({ patient }) => ({ who: patient })],
}

export const persetujuanWrites: Record<string, Call> = {
  // A transaction: the notices in force, the answers, and the list as it is then. A withdrawal also reads what stays scheduled.
  answerPersetujuan: [
    5,
    async ({ make }) => ({
      who: await make.person(5),
      body: { persetujuan: [{ keperluan: 'layanan', versi: 1, sikap: 'setuju' }] },
    }),
  ],
  // The account, the attempts of a password, a transaction: the psychologist, the signature, the psychologist as they are then.
  signPsikolog: [
    13,
    async ({ make }) => {
      const who = await make.person(5)
      const { profesional_id } = await make.profesional(3)
      return { who, body: { profesional_id, versi: 1, sikap: 'setuju', password: PASSWORD } }
    },
  ],
  // In a transaction the draft, the notice as it is then, the row of the trail.
  putRancangan: [5, async (clinic) => ({ who: await petugas(clinic), body: rancangan })],
  // The same with the draft, the last version and the new one.
  terbitkanNaskah: [
    8,
    async (clinic) => {
      const who = await petugas(clinic)
      const { data } = await clinic.call(who, putRancangan, { body: rancangan })
      return { who, body: { keperluan: rancangan.keperluan, sidik: data.rancangan?.sidik, wajib_ulang: false } }
    },
  ],
  // The person and their purposes, the answer, the row of the trail, the notice, and the list as it is then.
  insertPersetujuanOrang: [
    9,
    async ({ admin, make }) => ({
      who: admin,
      body: { user_id: (await make.person(5)).user_id, keperluan: 'layanan', versi: 1, sikap: 'setuju' },
    }),
  ],
}
