import sql from 'sql-template-tag'
import { PASSWORD } from '../factories.ts'
import type { Call } from './call.ts'

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
  // The person and their purposes, the answer, the row of the trail, the notice, and the list as it is then.
  insertPersetujuanOrang: [
    9,
    async ({ admin, make }) => ({
      who: admin,
      body: { user_id: (await make.person(5)).user_id, keperluan: 'layanan', versi: 1, sikap: 'setuju' },
    }),
  ],
}
