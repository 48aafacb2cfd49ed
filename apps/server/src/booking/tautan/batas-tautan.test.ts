import * as api from '@sehati/contract/booking/tautan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'
import { makeTautan } from './tautan.ts'

const { db, make, call, seal } = await sharedServer()
const hours = (from: number) => ({ jam_mulai: `${from}:00:00`, jam_selesai: `${from + 1}:00:00` })

test('a link offers no day that a cap has filled, but the day on which the consultation counts already', async () => {
  const { jadwal_id, tenaga } = await make.booked(await make.person(5), { status: 'disetujui' })
  const { profesional_id } = tenaga
  const later = await make.sesi(profesional_id, { sesi: 2, ...hours(10) })
  const next = await make.sesi(profesional_id, { hari: 'Kamis' })
  const { id: jadwal_tenaga_id } = await make.sesi(profesional_id, { hari: 'Kamis', sesi: 2, ...hours(13) })
  const { user_id } = await make.person(5)
  await make.konsultasi({ user_id, profesional_id, jadwal_tenaga_id }, { tanggal: '2026-11-26', ...hours(13) })
  await db.rows(sql`insert into batas_tenaga (profesional_id, per_hari) values (${profesional_id}, 1)`)

  const mulai = new Date('2026-11-25T09:00:00+07:00')
  const token = makeTautan(seal).sign({ tujuan: 'jadwal-ulang', jadwal_id, mulai, tanda: 0 })
  expect((await call(null, api.slotTautan, { body: { token } })).data).toMatchObject([{ jadwal_tenaga_id: later.id }])
  const thursday = { token, jadwal_tenaga_id: next.id, tanggal: '2026-11-26' }
  expect(await call(null, api.pindahTautan, { body: thursday })).toMatchObject({ code: 'DAY_FULL' })
})
