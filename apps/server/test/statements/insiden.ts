import * as api from '@sehati/contract/rights/insiden.endpoints'
import sql from 'sql-template-tag'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** The duty, which an admin of its own has: without it each call would also ask whether any account has it. */
export async function petugas({ make }: Clinic) {
  const who = await make.person(1)
  await make.tugas(who.user_id, 'petugas_data')
  return who
}

const body = {
  judul: 'Akun diambil alih',
  tingkat: 'tinggi',
  diketahui_pada: '2026-11-23T06:00:00+07:00',
  kelas_data: ['identitas'],
  terjadi_dari: '2026-11-22T06:00:00+07:00',
  terjadi_sampai: '2026-11-22T07:00:00+07:00',
  cara: 'Akun dipakai orang lain.',
  upaya: 'Akun ditutup.',
  saran: 'Ganti password.',
} as const

/** An open incident that affects a new patient, the caller and the patient. */
async function open(clinic: Clinic) {
  const [who, patient] = [await petugas(clinic), await clinic.make.person(5)]
  const { data } = await clinic.call(who, api.insertInsiden, { body })
  const query = { id: data.insiden_id as number }
  await clinic.call(who, api.insertTerdampak, { query, body: { cara: 'daftar', user_id: [patient.user_id] } })
  return { who, patient, query }
}

/** The same, whose letters another officer asked to send. */
async function asked(clinic: Clinic) {
  const { who, patient, query } = await open(clinic)
  await clinic.call(who, api.ajukanInsiden, { query })
  return { who: await petugas(clinic), asker: who, patient, query }
}

/** The same, of which the patient is notified. */
async function told(clinic: Clinic) {
  const { who, patient, query } = await asked(clinic)
  await clinic.call(who, api.kirimInsiden, { query })
  return { who: patient, query }
}

export const insidenReads: Record<string, Call> = {
  // Whether one account alone has the duty.
  listInsiden: [2, async (clinic) => ({ who: await petugas(clinic) })],
  // Likewise, the incident, its steps and its people, and who asked to send its letters. The own read is committed over the connection of the trail.
  getInsiden: [
    5,
    async (clinic) => {
      const { who, query } = await open(clinic)
      return { who, query }
    },
  ],
  listInsidenSaya: [1, async (clinic) => ({ who: (await told(clinic)).who })],
}

/** `begin` and `commit` count. Each act locks the incident, writes, adds a step and records itself. */
export const insidenWrites: Record<string, Call> = {
  insertInsiden: [6, async (clinic) => ({ who: await petugas(clinic), body })],
  updateInsiden: [
    7,
    async (clinic) => {
      const { who, query } = await open(clinic)
      return { who, query, body: { tingkat: 'rendah' } }
    },
  ],
  insertCatatanInsiden: [
    5,
    async (clinic) => {
      const { who, query } = await open(clinic)
      return { who, query, body: { isi: 'Kata sandi diganti.' } }
    },
  ],
  // Whether the account is there, its people, the step, the lists that it read, and addresses that no account has.
  insertTerdampak: [
    9,
    async (clinic) => {
      const { who, query } = await open(clinic)
      const span = { dari: '2026-11-22T06:00:00+07:00', sampai: '2026-11-24T06:00:00+07:00' }
      return { who, query, body: { cara: 'pembuka', pelaku_id: clinic.tenaga.user_id, ...span } }
    },
  ],
  ajukanInsiden: [
    6,
    async (clinic) => {
      const { who, query } = await open(clinic)
      return { who, query }
    },
  ],
  // Whether one account alone has the duty, who asked, and whether the caller is alone.
  kirimInsiden: [
    9,
    async (clinic) => {
      const { who, query } = await asked(clinic)
      return { who, query }
    },
  ],
  insertDisurati: [
    6,
    async (clinic) => {
      const { who, patient, query } = await open(clinic)
      await clinic.db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${patient.user_id}`)
      return { who, query, body: { user_id: patient.user_id } }
    },
  ],
  bacaInsiden: [1, told],
}
