import { BARIS_DAFTAR } from '@sehati/contract/base/constants'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { listUser } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, make, call } = await startServer()

test('a list without pages returns the newest rows up to a limit that one process can bear', async () => {
  const [admin, patient] = [await make.person(1), await make.person(5)]
  const { jadwal_id, tenaga } = await make.booked(patient, { tanggal: '2026-11-30' })
  // Cancelled ones, one for each day in the past.
  await db.rows(sql`
    insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
      status, sebab_batal, use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at)
    select nextval('konsultasi_id'), k.jadwal_tenaga_id, k.profesional_id, k.user_id, k.mulai - n * interval '1 day',
      k.selesai - n * interval '1 day', k.sesi, k.metode_konsultasi, 'dibatalkan', 'pasien', false, k.keluhan, k.pengaju_id,
      k.diubah_oleh, k.created_at, k.updated_at
    from konsultasi k, generate_series(1, ${BARIS_DAFTAR}::int) n where k.jadwal_id = ${jadwal_id}`)
  for (const list of [
    await call(admin, api.listKonsultasiAdmin, {}),
    await call(patient, api.listRiwayat, {}),
    await call(tenaga, api.listKonsultasiTenpro, {}),
    await call(admin, api.viewKonsultasi, { query: { profesionalid: tenaga.profesional_id } }),
  ]) {
    expect(list.data).toHaveLength(BARIS_DAFTAR)
    expect(list.data[0].jadwal_id).toBe(jadwal_id)
  }
  // The one that is left out is on the last page.
  const last = await call(admin, api.listKonsultasiAdmin, { query: { page: 101, limit: 100 } })
  expect(last.data.queried).toHaveLength(1)

  await db.rows(sql`
    insert into users (level_id, name, email, password_hash, created_at, updated_at)
    select 5, 'Massal ' || n, 'massal' || n || '@uji.test', '$argon2id$x', now(), now()
    from generate_series(1, ${BARIS_DAFTAR}::int) n`)
  const people = (await call(admin, listUser, {})).data
  expect(people).toHaveLength(BARIS_DAFTAR)
  expect(people.at(-1).name).toBe(`Massal ${BARIS_DAFTAR}`)
  expect(people[0].name).toBe('Massal 1')
})
