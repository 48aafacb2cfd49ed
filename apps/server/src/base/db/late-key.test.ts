import { randomBytes } from 'node:crypto'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { register } from '@sehati/contract/people/auth.endpoints'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { runCommand } from '../../../test/command.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'
import { sealedColumns } from './seal.ts'

const { db, url, call, make, dataKey } = await startServer()
const formulir = { name: 'Sari', email: 'sari@uji.test', gender: 'lainnya', password_hash: PASSWORD }
const rotate = (keys: string) => runCommand('rotate-keys', { DATABASE_URL: url, DATA_KEY: keys })

test('a process that missed a rotation stores nothing under the old key', async () => {
  const patient = await make.person(5)
  const booked = await make.booked(patient, { status: 'disetujui' })
  const another = await make.sesi(booked.tenaga.profesional_id, {
    sesi: 2,
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
  })
  const other = await make.person(5)
  const fresh = randomBytes(32).toString('base64')
  expect(await rotate(`${fresh},${dataKey}`)).toMatchObject({ code: 0, err: '' })

  // This server holds only the old key, as a process does whose statement waited during the rotation.
  const counts = () =>
    db.row(sql`select (select count(*) from konsultasi) as k, (select count(*) from percakapan) as p,
      (select array_agg(no_bpjs_segel order by user_id) from users) as u`)
  const before = await counts()
  const refused = [
    await call(other, api.bookKonsultasi, { body: askFor(another) }),
    await call(booked.tenaga, api.updateKonsultasi, {
      query: { jadwalid: booked.jadwal_id },
      body: { status: 'disetujui', initial_consult: 'Minum air putih' },
    }),
    await call(patient, insertPercakapan, { body: { jadwal_id: booked.jadwal_id, pesan: 'Halo' } }),
    await call(patient, updateProfil, { body: { no_bpjs: '0001112223334' } }),
    await call(null, register, { body: { ...formulir, no_bpjs: '0001112223334' } }),
  ]
  for (const { status, code, headers } of refused) {
    expect([status, code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await counts()).toEqual(before)
})

const sealed = Object.entries(sealedColumns).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
)

/** Binary columns that hold no secret and are not encrypted. */
const PLAIN = [
  'data_key.key_id',
  // A keyed digest, which a rotation computes again (rotate.breadth.test.ts).
  'users.no_bpjs_sidik',
  'konsultasi.request_digest',
  'surat.hitung',
  // Hashes of the trail, of signed notes, and of notices.
  'naskah.sidik',
  'rekam.sidik',
  'jejak.sidik',
  'jejak_baru.sidik',
  'jejak.rantai',
  'ekor_jejak.rantai',
  'jangkar_jejak.rantai',
  // The public half of a key pair.
  'passkey.kredensial',
  'passkey.kunci_publik',
]

test('every binary column is encrypted, a hash, or listed as plain', async () => {
  const bytes = await db.rows<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.atttypid = 'bytea'::regtype`)
  const unknown = bytes.filter(({ name }) => ![...sealed, ...PLAIN].includes(name) && !name.endsWith('_hash'))
  expect(unknown).toEqual([])
})

test('every encrypted column is guarded against old keys and is part of a rotation', async () => {
  const encrypted = await db.rows<{ name: string; guarded: boolean }>(sql`
    select c.relname || '.' || a.attname as name, exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and a.attnum = any(t.tgattr) and (p.proname in ('guard_kunci_balasan_lama', 'guard_konsultasi')
        or p.proname = 'current_key' and position(a.attname || '\\000' in encode(t.tgargs, 'escape')) > 0)) as guarded
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and (a.atttypid = to_regtype('sealed') or exists (
        select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey) and k.contype = 'c'
          and pg_get_constraintdef(k.oid) like '%get_byte(%, 0) = 1%'))
    order by 1`)
  expect(encrypted.map(({ name }) => name)).toEqual(sealed.toSorted())
  expect(encrypted.filter(({ guarded }) => !guarded)).toEqual([])
})
