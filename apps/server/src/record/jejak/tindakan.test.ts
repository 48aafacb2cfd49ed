import { updateLayanan } from '@sehati/contract/clinic/layanan.endpoints'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { changePassword, login, logout } from '@sehati/contract/people/auth.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import * as user from '@sehati/contract/people/user.endpoints'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { eksporSemuaAkun } from '../../../test/ekspor.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'
import { foldJejak } from './fold.act.ts'

const { db, call, make, jejak } = await startServer()
const admin = await make.person(1)
const patient = await make.person(5)

beforeEach(async () => {
  await db.rows(sql`truncate jejak_baru`)
})

/** What the trail holds since the test began, as `actor tindakan objek objek_id subjek dasar`. */
async function trail(): Promise<string[]> {
  await foldJejak(db)
  const rows = await db.rows<{ text: string }>(sql`
    select concat_ws(' ', coalesce(pelaku_id::text, '-'), tindakan, objek, coalesce(objek_id::text, '-'),
      coalesce(subjek_id::text, '-'), dasar) as text
    from jejak where nomor > ${start} order by nomor`)
  start += rows.length
  return rows.map(({ text }) => text)
}
let start = 0

test('what becomes of a consultation is recorded, with who did it on which ground', async () => {
  const { jadwal_id, tenaga } = await make.booked(patient)
  const query = { jadwalid: jadwal_id }
  await call(tenaga, konsultasi.updateKonsultasi, {
    query,
    body: { status: 'disetujui', initial_consult: 'Istirahat' },
  })
  await call(admin, konsultasi.updateKonsultasi, { query, body: { status: 'menunggu' } })
  await call(patient, konsultasi.cancelKonsultasi, { query, body: { alasan: 'Sakit' } })
  const about = `konsultasi ${jadwal_id} ${patient.user_id}`
  // Each response shows the consultation to who wrote: that is a read, recorded too.
  const waiting = () => db.rows(sql`select from jejak_baru where tindakan = 'lihat'`)
  await expect.poll(waiting).toHaveLength(3)
  expect((await trail()).filter((row) => !row.includes(' lihat '))).toEqual([
    `${patient.user_id} ajukan ${about} milik_sendiri`,
    `${tenaga.user_id} ubah_status ${about} perawatan`,
    `${tenaga.user_id} balas ${about} perawatan`,
    `${admin.user_id} ubah_status ${about} administrasi`,
    `${patient.user_id} batalkan ${about} milik_sendiri`,
  ])
})

test('what becomes of an account is recorded, by its person or by an admin', async () => {
  const who = await make.person(4)
  const of = (by: { user_id: number } | null, tindakan: string, dasar: string, objek = `akun ${who.user_id}`) =>
    `${by?.user_id ?? '-'} ${tindakan} ${objek} ${who.user_id} ${dasar}`
  await call(null, login, { body: { email: who.email, password: 'bukan ini' } })
  const { data } = await call(null, login, { body: { email: who.email, password: PASSWORD } })
  const next = `${PASSWORD}-lagi`
  await call(data, changePassword, { body: { current_password: PASSWORD, password: next } })
  const sesi = await db.row<{ id: number }>(
    sql`select max(sesi_id) as id from auth_session where user_id = ${who.user_id}`,
  )
  await call(data, logout)
  await call(admin, user.resetUserPassword, { body: { user_id: who.user_id, password: PASSWORD } })
  await call(admin, kedudukan.updateUser, { body: { user_id: who.user_id, email: `lain-${who.email}` } })
  await call(admin, putTugas, { body: { user_id: who.user_id, tugas: 'loket', aktif: 1 } })
  await call(admin, putTugas, { body: { user_id: who.user_id, tugas: 'loket', aktif: 1 } })
  await call(admin, kedudukan.deactivateUser, { query: { id: who.user_id } })
  expect((await trail()).sort()).toEqual(
    [
      of(null, 'masuk_gagal', 'sistem'),
      of(who, 'masuk', 'milik_sendiri'),
      of(who, 'ganti_password', 'milik_sendiri'),
      of(who, 'keluar', 'milik_sendiri', `akun ${sesi?.id}`),
      of(admin, 'ganti_password', 'administrasi'),
      of(admin, 'ganti_email', 'administrasi'),
      of(admin, 'beri_tugas', 'administrasi', 'tugas -'),
      of(admin, 'ubah_akun', 'administrasi'),
    ].sort(),
  )
})

test('of an address without an account nothing is recorded', async () => {
  await call(null, login, { body: { email: 'tidak-ada@uji.test', password: 'bukan ini' } })
  await jejak.catat({ actor: null, asal: { request_id: 'x', sesi_id: null } }, [])
  expect(await trail()).toEqual([])
})

test('an act that is refused or rolled back leaves nothing', async () => {
  const other = await make.person(5, { email: 'sudah-ada@uji.test' })
  const reply = await call(admin, kedudukan.updateUser, { body: { user_id: other.user_id, email: patient.email } })
  expect(reply.status).toBe(409)
  expect(await trail()).toEqual([])
})

test('settings, exports and the lists and profiles that an admin reads are recorded', async () => {
  const reader = await make.person(1)
  const daftar = (objek: string, tindakan = 'lihat') => `${reader.user_id} ${tindakan} ${objek} - - administrasi`
  const waiting = () => db.rows(sql`select from jejak_baru`)
  await call(reader, updatePengaturan, { body: { minggu_ke_depan: 2 } })
  await call(reader, updateLayanan, { body: { dasar_versi: 1, nama: 'Klinik Kampus' } })
  const exported = await eksporSemuaAkun(call, reader)
  await call(reader, user.listUser)
  // A read counts as recorded after its commit: then the next one is the same read.
  await expect.poll(waiting).toHaveLength(4)
  await call(reader, user.pageUser)
  await call(reader, konsultasi.listKonsultasiAdmin)
  await call(reader, user.getUser, { query: { id: patient.user_id } })
  await call(reader, user.getUser, { query: { id: reader.user_id } })
  const lihat = `${reader.user_id} lihat akun ${patient.user_id} ${patient.user_id} administrasi`
  await expect.poll(waiting).toHaveLength(6)
  expect(exported.status).toBe(200)
  const [ekspor] = await db.rows(sql`
    select jumlah, (select count(*)::int from users) as users from jejak_baru where tindakan = 'ekspor'`)
  expect((ekspor as { jumlah: number }).jumlah).toBe((ekspor as { users: number }).users)
  const exports = (await db.row<{ n: number }>(sql`select max(ekspor_id) as n from ekspor_akun`))?.n
  expect((await trail()).sort()).toEqual(
    [
      daftar('pengaturan', 'atur'),
      daftar('pengaturan', 'atur'),
      // With the number under which its reason is kept.
      `${reader.user_id} ekspor daftar_akun ${exports} - administrasi`,
      daftar('daftar_akun'),
      daftar('daftar_konsultasi'),
      lihat,
    ].sort(),
  )
})
