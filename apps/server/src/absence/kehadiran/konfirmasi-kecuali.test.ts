import { setujuiAlihan } from '@sehati/contract/absence/alihan.endpoints'
import { ambilWaktu, putTawaranWaktu } from '@sehati/contract/absence/tawaran-waktu.endpoints'
import {
  cancelKonsultasi,
  insertKonsultasi,
  rescheduleKonsultasiAdmin,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import { putPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeAlihan } from '../../../test/alihan.ts'
import { askFor } from '../../../test/booking.ts'
import { makeKonfirmasi, REMINDED, type Who } from '../../../test/konfirmasi.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { makePermintaan } from '../../../test/permintaan.ts'
import { START, startServer } from '../../../test/server.ts'
import { AFTER_UNDO } from '../../../test/tunggu.ts'

const server = await startServer()
const { db, call, make, at } = server
const { hubungi } = makePeringatan(server)
const { absences, approve, booked, remind, expire, askedOf, ...tunggu } = makeKonfirmasi(server)
const { clinic, waiting, tick, takeOffer, noticesOf } = tunggu
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))

/** A patient who missed two, before they book. */
async function absent() {
  const pasien = await make.person(5)
  await absences(pasien, [2, 4])
  const tenaga = await make.profesional()
  return { pasien, tenaga, session: await make.sesi(tenaga.profesional_id) }
}
const neither = async (of: { pasien: Who; jadwal_id: number }, when = REMINDED) => {
  await remind(when)
  expect(await noticesOf(of.pasien)).toContain('pengingat_besok')
  expect(await askedOf(of.pasien)).toEqual([])
  // Nor does the database let it be asked.
  await expect(
    db.rows(
      sql`update konsultasi set konfirmasi_sampai = mulai - interval '13 hours' where jadwal_id = ${of.jadwal_id}`,
    ),
  ).rejects.toMatchObject({ constraint: 'konsultasi_konfirmasi_diminta' })
}

test('not asked: whom the clinic has booked', async () => {
  const { pasien, tenaga, session } = await absent()
  const { data } = await call(admin, insertKonsultasi, { body: askFor(session, { user_id: pasien.user_id }) })
  await approve(tenaga, data.jadwal_id)
  await neither({ pasien, jadwal_id: data.jadwal_id })
})

test('not asked: a patient whose data are only kept, whom no reminder reaches', async () => {
  const of = await booked()
  const officer = await make.person(1)
  await make.tugas(officer.user_id, 'petugas_data')
  const id = await makePermintaan(server, of.pasien, { jenis: 'pembatasan' })
  await call(officer, putPermintaan, { query: { id }, body: { tindakan: 'jawab', jawaban: 'Dibatasi' } })
  await remind()
  expect(await noticesOf(of.pasien)).not.toContain('pengingat_besok')
  expect(await askedOf(of.pasien)).toEqual([])
})

test('not asked: a patient with an open alert, also one who asks for help after the reminder', async () => {
  const of = await booked()
  await hubungi(of.pasien)
  await neither(of)
  const later = await booked()
  at(START.toISOString())
  await remind()
  expect(await askedOf(later.pasien)).toHaveLength(1)
  await hubungi(later.pasien)
  expect(await expire()).toEqual([])
})

test('not asked: of an urgent visit', async () => {
  const of = await booked()
  const row = await db.row<{ jenis_id: number }>(sql`
    insert into jenis_konsultasi (nama_jenis, menit, mendesak) values ('Mendesak uji', 30, true) returning jenis_id`)
  await db.rows(sql`alter table konsultasi disable trigger user`)
  await db.rows(sql`update konsultasi set jenis_id = ${row?.jenis_id} where jadwal_id = ${of.jadwal_id}`)
  await db.rows(sql`alter table konsultasi enable trigger user`)
  await neither(of)
})

test('not asked: whom the clinic has moved', async () => {
  const of = await booked()
  const other = await make.sesi(of.tenaga.profesional_id, {
    sesi: 2,
    jam_mulai: '09:00:00',
    jam_selesai: '10:00:00',
    hari: 'Kamis',
  })
  const query = { jadwalid: of.jadwal_id }
  const to = (jadwal_tenaga_id: number, tanggal: string) =>
    call(admin, rescheduleKonsultasiAdmin, { query, body: { jadwal_tenaga_id, tanggal } })
  expect((await to(other.id, '2026-11-26')).status).toBe(200)
  expect((await to(of.session.id, '2026-11-25')).status).toBe(200)
  await neither(of)
})

test('not asked: who took a time that the professional offers', async () => {
  const of = await clinic()
  await absences(of.pasien, [2, 4])
  const query = { jadwalid: of.jadwal_id }
  const later = await make.sesi(of.tenaga.profesional_id, { sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  const waktu = [{ jadwal_tenaga_id: later.id, tanggal: '2026-11-25', jam_mulai: '10:00:00' }]
  const offered = await call(of.tenaga, putTawaranWaktu, { query, body: { waktu } })
  const body = { tawaran_waktu_id: offered.data.tawaran_waktu_id, nomor: 1 }
  expect((await call(of.pasien, ambilWaktu, { query, body })).data).toMatchObject({ status: 'disetujui' })
  await neither(of, '2026-11-24T10:00:00+07:00')
})

test('not asked: who took an offer of the waiting list', async () => {
  const of = await clinic()
  const person = await waiting(of)
  await absences(person, [2, 4])
  await call(of.pasien, cancelKonsultasi, { query: { jadwalid: of.jadwal_id }, body: {} })
  at(AFTER_UNDO)
  await tick()
  const { data } = await takeOffer(person)
  await approve(of.tenaga, data.jadwal_id)
  await neither({ pasien: person, jadwal_id: data.jadwal_id })
})

test('not asked: who agreed to another professional', async () => {
  const alihan = await makeAlihan(server)
  const of = await alihan.clinic()
  await absences(of.pasien, [2, 4])
  const { alihan_id } = (await alihan.offer(of)).data
  const { data } = await alihan.decide(of.pasien, setujuiAlihan, of.jadwal_id, alihan_id)
  expect(data).toMatchObject({ status: 'diajukan', tanggal: '2026-11-26T09:00:00+07:00' })
  await approve(of.baru, data.jadwal_id)
  await neither({ pasien: of.pasien, jadwal_id: data.jadwal_id }, '2026-11-25T09:00:00+07:00')
})
