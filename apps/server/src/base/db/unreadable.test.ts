import { randomUUID } from 'node:crypto'
import { TIDAK_TERBACA } from '@sehati/contract/base/texts'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import { findUser, getSaya, updateProfil } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import {
  forwardPercakapan,
  getLampiran,
  insertPercakapan,
  listPercakapan,
} from '@sehati/contract/talk/percakapan.endpoints'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()

/** Changes the last byte of a stored value, as a disk fault or a restore with the wrong key would. */
const damage = (table: string, column: string, where: string) =>
  db.rows(sql`update ${raw(table)} set ${raw(column)} =
    set_byte(${raw(column)}, octet_length(${raw(column)}) - 1, 255 - get_byte(${raw(column)}, octet_length(${raw(column)}) - 1))
    where ${raw(where)}`)

test('a consultation that cannot be decrypted is shown as such, in lists and alone, among others that can', async () => {
  const patient = await make.person(5)
  const sound = await make.booked(patient, { keluhan: 'Batuk', tanggal: '2026-11-18' })
  const { jadwal_id, tenaga } = await make.booked(patient, {
    keluhan: 'Pusing',
    balasan: 'Istirahat',
    status: 'disetujui',
  })
  await damage('konsultasi', 'keluhan', `jadwal_id = ${jadwal_id}`)
  await damage('konsultasi', 'initial_consult', `jadwal_id = ${jadwal_id}`)
  const admin = await make.person(1)

  const lists = await Promise.all([
    call(patient, api.listRiwayat, {}),
    call(patient, api.viewKonsultasi, {}),
    call(tenaga, api.listKonsultasiTenpro, {}),
    call(tenaga, api.listKonsultasiTenpro, { query: { page: 1 } }),
  ])
  const keluhanOf = ({ data }: (typeof lists)[number]) => {
    const rows: { jadwal_id: number; keluhan: string }[] = Array.isArray(data) ? data : data.queried
    return new Map(rows.map((row) => [row.jadwal_id, row.keluhan]))
  }
  for (const list of lists) {
    expect(list.status).toBe(200)
    expect(keluhanOf(list).get(jadwal_id)).toBe(TIDAK_TERBACA)
  }
  for (const list of lists.slice(0, 2)) expect(keluhanOf(list).get(sound.jadwal_id)).toBe('Batuk')

  // Their pages carry no clinical text: nothing is decrypted for them.
  for (const page of [
    await call(patient, api.listRiwayat, { query: { page: 1 } }),
    await call(admin, api.listKonsultasiAdmin, { query: { page: 1 } }),
  ]) {
    expect(page.status).toBe(200)
    expect([...keluhanOf(page)]).toEqual([
      [jadwal_id, ISI_TERTUTUP],
      [sound.jadwal_id, ISI_TERTUTUP],
    ])
  }
  for (const who of [patient, tenaga]) {
    expect((await call(who, api.getDashboard, {})).status).toBe(200)
    const one = await call(who, api.getKonsultasi, { query: { jadwalid: jadwal_id } })
    expect(one.data).toMatchObject({ keluhan: TIDAK_TERBACA, initial_consult: TIDAK_TERBACA })
  }
})

test('a form that sends the placeholder back with a status stores neither the placeholder nor another reply', async () => {
  const { jadwal_id, tenaga } = await make.booked(await make.person(5), { balasan: 'Istirahat', status: 'disetujui' })
  await damage('konsultasi', 'initial_consult', `jadwal_id = ${jadwal_id}`)
  const stored = await db.row(sql`select initial_consult from konsultasi where jadwal_id = ${jadwal_id}`)
  const body = { status: 'selesai', initial_consult: TIDAK_TERBACA }
  expect((await call(tenaga, api.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
  expect(await db.row(sql`select initial_consult from konsultasi where jadwal_id = ${jadwal_id}`)).toEqual(stored)
})

test('a message is shown as unreadable; its text and its file are refused with a sentence, without a 500', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
  const of = { jadwal_id, pengirim_id: patient.user_id }
  const id = await make.pesan(of, { pesan: 'Ini hasilnya', berkas: Buffer.from('%PDF-1.7 hasil'), nama: 'hasil.pdf' })
  for (const column of ['nama', 'penuh']) await damage('lampiran', column, `pesan_id = ${id}`)
  await damage('percakapan', 'pesan', `id = ${id}`)
  await call(tenaga, insertPercakapan, { body: { jadwal_id, pesan: 'Terima kasih', balas_id: id } })

  const { status, data } = await call(tenaga, listPercakapan, { query: { jadwal_id } })
  expect(status).toBe(200)
  expect(data[0]).toMatchObject({ pesan: TIDAK_TERBACA, lampiran: { nama: TIDAK_TERBACA } })
  expect(data[1]).toMatchObject({ pesan: 'Terima kasih', balasan: { pesan: TIDAK_TERBACA } })
  const file = await call(tenaga, getLampiran, { query: { id } })
  expect([file.status, file.code]).toEqual([409, 'CONTENT_UNREADABLE'])
  const forwarded = await call(patient, forwardPercakapan, { body: { id, jadwal_id, client_id: randomUUID() } })
  expect([forwarded.status, forwarded.code]).toEqual([409, 'CONTENT_UNREADABLE'])
})

test('a BPJS number that cannot be decrypted is shown as none, and no change but another number touches it', async () => {
  const patient = await make.person(5, { no_bpjs: '7391846000011' })
  const { jadwal_id, tenaga } = await make.booked(patient)
  const admin = await make.person(1)
  await damage('users', 'no_bpjs_segel', `user_id = ${patient.user_id}`)
  const stored = () => db.row(sql`select no_bpjs_segel, no_bpjs_sidik from users where user_id = ${patient.user_id}`)
  const before = await stored()

  const user = (await call(patient, getSaya, {})).data
  expect(user.no_bpjs).toBe(null)
  expect((await call(tenaga, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data.no_bpjs).toBe(null)
  // The whole number is still known by its digest.
  expect((await call(admin, findUser, { body: { field: 'no_bpjs', value: '7391846000011' } })).data).toMatchObject({
    total: 1,
    queried: [{ user_id: patient.user_id, no_bpjs: null }],
  })
  // Whole objects that come back, as clients of the specification send them.
  expect((await call(patient, updateProfil, { body: { ...user, name: 'Nama Baru' } })).status).toBe(200)
  expect((await call(admin, updateUser, { body: { ...user, phone_number: '0812' } })).status).toBe(200)
  expect(await stored()).toEqual(before)

  expect((await call(patient, updateProfil, { body: { no_bpjs: '7391846000022' } })).data.no_bpjs).toBe('7391846000022')
})
