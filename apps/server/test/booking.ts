import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Reply, Signed } from './client.ts'

type Call = (who: Signed, endpoint: typeof api.bookKonsultasi, input: object) => Promise<Reply>

/** A booking's payload for a session, by default for the next Wednesday; `change` replaces or adds fields. */
export const askFor = (session: { id: number; profesional_id: number }, change: object = {}) => ({
  jadwal_tenaga_id: session.id,
  profesional_id: session.profesional_id,
  tanggal: '2026-11-25',
  metode_konsultasi: 'online',
  keluhan: 'Pusing sejak pagi',
  use_bpjs: 0,
  ...change,
})

/** Books as a patient, and returns the response. */
export const makeBook =
  (call: Call) =>
  (
    patient: Signed,
    session: { id: number; profesional_id: number },
    change: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> =>
    call(patient, api.bookKonsultasi, { body: askFor(session, change), headers })
