import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { login } from '@sehati/contract/people/auth.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import * as user from '@sehati/contract/people/user.endpoints'
import * as api from '@sehati/contract/record/jejak.endpoints'
import { eksporData } from '@sehati/contract/staffing/ekspor.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { eksporSemuaAkun } from '../../../test/ekspor.ts'
import { rowsOfJejakRead, type Sent, watchStatements } from '../../../test/plan.ts'
import { startServer } from '../../../test/server.ts'
import { foldJejak } from './fold.act.ts'

const { db, call, make, at } = await startServer()
const admin = await make.person(1, { name: 'Admin Jejak' })
const holder = await make.person(1, { name: 'Petugas Data' })
await call(admin, putTugas, { body: { user_id: holder.user_id, tugas: 'petugas_data', aktif: 1 } })

const sent = watchStatements(/\bmilik as\b/)
type Row = { nomor: number; tindakan: string; tentang: { jenis: string; jadwal_id: number | null } }
/** The trail of a person, once all that waits is chained. */
async function mine(who: { token: string }, query: Record<string, unknown> = {}): Promise<Row[]> {
  await foldJejak(db)
  const { data, status } = await call(who, api.listJejakSaya, { query })
  expect(status).toBe(200)
  return data
}
const acts = (rows: Row[]) => rows.map(({ tindakan, tentang }) => `${tindakan} ${tentang.jenis}`)

test('a patient sees what others did with their data, newest first, and nothing of their own or of others', async () => {
  const [patient, other] = [await make.person(5), await make.person(4)]
  const { jadwal_id, tenaga } = await make.booked(patient)
  const query = { jadwalid: jadwal_id }
  await call(tenaga, updateKonsultasi, { query, body: { status: 'disetujui', initial_consult: 'Istirahat' } })
  await call(null, login, { body: { email: patient.email, password: 'bukan ini' } })
  const waiting = () => db.rows(sql`select from jejak_baru where tindakan = 'masuk_gagal'`)
  await expect.poll(waiting).toHaveLength(1)
  at('2026-11-23T07:05:00+07:00')
  await call(admin, user.resetUserPassword, { body: { user_id: patient.user_id, password: 'sandi-dari-admin' } })
  await eksporSemuaAkun(call, admin)
  await call(admin, user.listUser)
  await call(admin, user.getUser, { query: { id: patient.user_id } })
  const read = () => db.rows(sql`select from jejak_baru where objek = 'akun' and tindakan = 'lihat'`)
  await expect.poll(read).toHaveLength(1)

  const token = await make.signIn(patient.user_id)
  const all = await mine({ token })
  // The response to the reply shows the complaint again.
  const isRead = ({ tindakan, tentang }: Row) => tindakan === 'lihat' && tentang.jenis === 'konsultasi'
  expect(all.filter(isRead)).toHaveLength(1)
  const rows = all.filter((row) => !isRead(row))
  expect(acts(rows)).toEqual([
    'ekspor daftar_akun',
    'ganti_password akun',
    'masuk_gagal akun',
    'balas konsultasi',
    'ubah_status konsultasi',
  ])
  expect(rows[3]).toEqual({
    nomor: expect.any(Number),
    waktu: '2026-11-23T07:00:00+07:00',
    pelaku: { nama: tenaga.name, peran: 'dokter', nama_spesialisasi: expect.any(String) },
    tindakan: 'balas',
    tentang: { jenis: 'konsultasi', jadwal_id, tanggal: '2026-11-25T09:00:00+07:00' },
    dasar: 'perawatan',
    kali: 1,
    darurat: null,
    laporan: null,
  })
  expect(rows[2]).toMatchObject({ pelaku: null })
  expect(JSON.stringify(rows)).not.toContain('@')
  expect(acts(await mine({ token }, { administratif: 1 }))).toContain('lihat akun')
  expect(acts(await mine(other))).toEqual(['ekspor daftar_akun'])
})

test('older rows are found below the number of the last one', async () => {
  const patient = await make.person(5)
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar)
    select now(), 'lihat', 'akun', n, ${patient.user_id}, ${admin.user_id}, 'tautan' from generate_series(1, 7) n`)
  const all = (await mine(patient)).filter(({ tentang }) => tentang.jenis === 'akun')
  expect(all).toHaveLength(7)
  const first = await mine(patient, { limit: 3 })
  const second = await mine(patient, { limit: 3, sebelum: first[2]?.nomor })
  expect([...first, ...second].map(({ nomor }) => nomor)).toEqual(all.slice(0, 6).map(({ nomor }) => nomor))
})

test('a page reads no more rows than it shows, of a person with many own acts and many reads by admins', async () => {
  const patient = await make.person(5)
  const others = Array.from({ length: 19 }, (_, n) => 1_000_000 + n)
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, subjek_id, pelaku_id, dasar)
    select now(), case n % 3 when 0 then 'masuk' else 'lihat' end, 'akun', subjek_id,
      case n % 3 when 0 then subjek_id else ${admin.user_id}::int end,
      case when n % 3 = 0 then 'milik_sendiri' when n % 100 = 1 then 'tautan' else 'administrasi' end
    from generate_series(1, 500) n, unnest(${[patient.user_id, ...others]}::int[]) subjek_id`)
  while ((await foldJejak(db)) > 0);
  await db.rows(sql`vacuum (analyze) jejak`)
  sent.length = 0
  const shown = await mine(patient, { limit: 50 })
  expect(shown.filter(({ tindakan }) => tindakan === 'lihat')).toHaveLength(4)
  const read = await db.transaction((tx) => rowsOfJejakRead(tx, sent.at(-1) as Sent))
  // Each once by its number, and once by itself; beside them, exports.
  expect(read).toBeLessThanOrEqual(2 * shown.length + 20)
})

test('an export from before the registration does not concern the person', async () => {
  await call(admin, eksporData, { query: { jenis: 'konsultasi' } })
  at('2026-11-24T07:00:00+07:00')
  const late = await make.person(5)
  expect(await mine(late)).toEqual([])
})

test('the holder of the duty reads the trail of a person; that is recorded, also for the person', async () => {
  const patient = await make.person(5)
  await foldJejak(db)
  const query = { subjek_id: patient.user_id }
  expect(await call(admin, api.listJejak, { query })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect((await call(holder, api.listJejak, { query })).data).toEqual([])
  await foldJejak(db)
  const { data } = await call(holder, api.listJejak, { query: { ...query, tindakan: 'lihat' } })
  expect(data).toMatchObject([
    {
      tindakan: 'lihat',
      objek: 'jejak',
      subjek: { user_id: patient.user_id },
      pelaku: { user_id: holder.user_id, nama: 'Petugas Data' },
      peran: 'admin',
      dasar: 'administrasi',
      sesi_id: expect.any(Number),
      request_id: expect.any(String),
    },
  ])
  expect(acts(await mine(patient, { administratif: 1 }))).toEqual(['lihat jejak'])
  const filtered = { pelaku_id: holder.user_id, dari: '2026-11-25', sampai: '2026-11-26' }
  expect((await call(holder, api.listJejak, { query: filtered })).data).toEqual([])
})

test('an admin reads the state of the chain', async () => {
  await foldJejak(db)
  const { data } = await call(admin, api.getKeadaanJejak)
  const [end] = await db.rows<{ nomor: number }>(sql`select nomor from ekor_jejak`)
  expect(data).toMatchObject({ terakhir: { nomor: end?.nomor }, menunggu: 0, tertua_detik: 0, jangkar: null })
})
