import { eksporAkun } from '@sehati/contract/staffing/ekspor.endpoints'
import { PASSWORD } from './factories.ts'
import type { startServer } from './server.ts'

export const ALASAN_EKSPOR = 'Laporan tahunan untuk rektorat kampus'

type Call = Awaited<ReturnType<typeof startServer>>['call']

/** Exports all accounts as CSV, with the password of every person that the tests make. */
export const eksporSemuaAkun = (call: Call, who: { token: string }, change: object = {}) =>
  call(who, eksporAkun, { body: { alasan: ALASAN_EKSPOR, password: PASSWORD, ...change } })
