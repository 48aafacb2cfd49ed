import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { isianTexts } from '@sehati/contract/base/texts'
import { listJejak } from '@sehati/contract/record/jejak.endpoints'
import { putJaga } from '@sehati/contract/safety/jaga.endpoints'
import { insertSemester } from '@sehati/contract/schedule/semester.endpoints'
import { insertJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { expect, test } from 'vitest'
import { sharedServer } from './server.ts'

const { call, make } = await sharedServer()
const [admin, tenaga] = [await make.person(1), await make.profesional()]
await make.tugas(tenaga.user_id, 'jaga')
await make.tugas(admin.user_id, 'petugas_data')

const SESI = { hari: 'Senin', jam_mulai: '09:00', jam_selesai: '10:00', sesi: 1 }
const stored = [
  ['a shift', admin, putJaga, (t: string) => ({ user_id: tenaga.user_id, tanggal: t, dari: '08:00', sampai: '16:00' })],
  ['a leave', tenaga, insertCuti, (t: string) => ({ dari: t, sampai: t })],
  ['a holiday', admin, insertHariLibur, (t: string) => ({ tanggal: t, nama: 'Libur', jenis: 'libur kampus' })],
  ['a semester', admin, insertSemester, (t: string) => ({ nama: 'Ganjil', dari: t, sampai: t })],
  ['a session', tenaga, insertJadwalTenaga, (t: string) => ({ ...SESI, berlaku_dari: t })],
] as const

test.each(stored)('%s of a year that is a slip of the keyboard is refused', async (_, who, endpoint, bodyOf) => {
  for (const date of ['0001-01-01', '0202-06-01', '1999-12-31', '3000-01-01', '9999-12-31']) {
    const { status, code, errors } = await call(who, endpoint, { body: bodyOf(date) } as never)
    expect([date, status, code]).toEqual([date, 422, 'VALIDATION_FAILED'])
    expect(JSON.stringify(errors)).toContain(isianTexts.tahun)
  }
})

test('an instant whose day in Jakarta is beyond the calendar is refused, and the last day is not', async () => {
  const at = (dari: string) => call(admin, listJejak, { query: { dari } })
  expect(await at('9999-12-31T23:59:59Z')).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  for (const dari of ['9999-12-31', '9999-12-31T16:59:59Z', '0001-01-01']) expect((await at(dari)).status).toBe(200)
})
