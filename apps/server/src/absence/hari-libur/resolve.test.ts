import * as api from '@sehati/contract/absence/hari-libur.endpoints'
import type { KonsultasiTerdampak } from '@sehati/contract/absence/terdampak.schema'
import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, db, make } = server
const { relay } = makeRelay(server)
const book = makeBook(call)
const admin = await make.person(1)
await db.rows(sql`update pengaturan set minggu_ke_depan = 8`)

const pesan = 'Mohon maaf, klinik tutup untuk Dies Natalis.'
// Holidays stay: each scene has a Wednesday of its own.
let weeks = 0
const nextWednesday = (): Tanggal => addDays('2026-11-25', 7 * weeks++)

/** A professional with sessions on Wednesdays and two on Thursdays, and consultations on a Wednesday that is still open. */
async function scene(...statuses: string[]) {
  const tanggal = nextWednesday()
  const { profesional_id } = await make.profesional()
  const clock = (hour: number) => ({ jam_mulai: `${hour}:00:00`, jam_selesai: `${hour + 1}:00:00` })
  const all: Held[] = []
  for (const [i, status] of statuses.entries()) {
    const session = await make.sesi(profesional_id, { sesi: i + 1, ...clock(13 + i) })
    const patient = await make.person(5)
    const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: session.id }
    all.push({ patient, jadwal_id: await make.konsultasi(of, { tanggal, status, ...clock(13 + i) }) })
  }
  const thursdays = [
    await make.sesi(profesional_id, { hari: 'Kamis', sesi: 1, ...clock(10) }),
    await make.sesi(profesional_id, { hari: 'Kamis', sesi: 2, ...clock(11) }),
  ] as const
  const hari = { tanggal, nama: 'Dies Natalis', jenis: 'libur kampus' }
  const close = (tindakan?: object[]) =>
    call(admin, api.insertHariLibur, { body: { ...hari, ...(tindakan && { penyelesaian: { tindakan, pesan } }) } })
  return { tanggal, hari, close, thursdays, all: all as [Held, ...Held[]] }
}
type Held = { patient: Awaited<ReturnType<typeof make.person>>; jadwal_id: number }

const propose = async (tanggal: Tanggal): Promise<KonsultasiTerdampak[]> =>
  (await call(admin, api.listTerdampakLibur, { query: { tanggal } })).data
const accept = ({ jadwal_id, usulan }: KonsultasiTerdampak) => ({ jadwal_id, tindakan: 'jadwal-ulang', ...usulan })
const batal = ({ jadwal_id }: Held) => ({ jadwal_id, tindakan: 'batal' })
const read = async ({ patient, jadwal_id }: Held) =>
  (await call(patient, konsultasi.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
const isClosed = async (tanggal: Tanggal) =>
  (await db.row(sql`select from hari_libur where tanggal = ${tanggal}::date`)) !== null

test('proposes for each the next free slot after the day, and no slot twice', async () => {
  const { tanggal, all, thursdays } = await scene('disetujui', 'diajukan', 'menunggu', 'dibatalkan')
  const [first, second] = thursdays
  const day = addDays(tanggal, 1)
  const rows = await propose(tanggal)
  expect(rows.map(({ jadwal_id, usulan }) => [jadwal_id, usulan?.tanggal, usulan?.jadwal_tenaga_id])).toEqual([
    [all[0].jadwal_id, day, first.id],
    [all[1]?.jadwal_id, day, second.id],
    // No slot of that Thursday is left: the professional's next session is a week later.
    [all[2]?.jadwal_id, addDays(tanggal, 7), expect.any(Number)],
  ])
  expect(JSON.stringify(rows)).not.toContain('Pusing')
  expect(await propose(tanggal)).toEqual(rows)
})

test('does not propose a taken slot, a closed day, or a time at which the patient is elsewhere', async () => {
  const { tanggal, all, thursdays } = await scene('disetujui')
  const [first, second] = thursdays
  const day = addDays(tanggal, 1)
  await book(await make.person(5), first, { tanggal: day })
  expect((await propose(tanggal))[0]?.usulan).toMatchObject({ tanggal: day, jadwal_tenaga_id: second.id })
  const elsewhere = await make.sesi((await make.profesional()).profesional_id, {
    hari: 'Kamis',
    jam_mulai: '11:30:00',
    jam_selesai: '12:30:00',
  })
  await book(all[0].patient, elsewhere, { tanggal: day })
  expect((await propose(tanggal))[0]?.usulan?.tanggal).toBe(addDays(tanggal, 7))
})

test('a new holiday moves and cancels all in one act, and each patient gets a notice, a mail and the words', async () => {
  const { tanggal, all, close } = await scene('disetujui', 'diajukan', 'menunggu')
  const [a, b, c] = all as [Held, Held, Held]
  const [first, second] = (await propose(tanggal)) as [KonsultasiTerdampak, KonsultasiTerdampak]
  const reply = await close([accept(first), accept(second), batal(c)])
  expect(reply).toMatchObject({ status: 201, data: { jumlah_terdampak: 0, terdampak: [] } })

  const day = addDays(tanggal, 1)
  expect(await read(a)).toMatchObject({ status: 'disetujui', tanggal: `${day}T10:00:00+07:00`, pesan_pindah: pesan })
  expect(await read(b)).toMatchObject({ status: 'diajukan', tanggal: `${day}T11:00:00+07:00`, pesan_pindah: pesan })
  expect(await read(c)).toMatchObject({ status: 'dibatalkan', sebab_batal: 'klinik', alasan_batal: pesan })
  await relay()
  const notified = (who: Held) =>
    db.rows(sql`
      select p.jenis, s.status is not null as mail from pemberitahuan p
      left join surat s on s.user_id = p.user_id and s.jenis = p.jenis and s.jadwal_id = p.jadwal_id
      where p.user_id = ${who.patient.user_id} and p.jadwal_id = ${who.jadwal_id} order by p.pemberitahuan_id desc limit 1`)
  expect(await Promise.all([a, b, c].map(notified))).toEqual([
    [{ jenis: 'dijadwalkan', mail: true }],
    [{ jenis: 'dijadwalkan', mail: true }],
    [{ jenis: 'dibatalkan', mail: true }],
  ])
})

test('one impossible action leaves everything as it was, and the day open', async () => {
  const { tanggal, all, close, thursdays } = await scene('disetujui', 'diajukan')
  const [a, b] = all as [Held, Held]
  const [, second] = await propose(tanggal)
  // Another patient takes the proposed slot meanwhile.
  const day = addDays(tanggal, 1)
  expect((await book(await make.person(5), thursdays[1], { tanggal: day })).status).toBe(201)
  const before = await Promise.all([a, b].map(read))
  const reply = await close([batal(a), accept(second as KonsultasiTerdampak)])
  expect(reply).toMatchObject({ status: 409, code: 'RESOLUTION_REFUSED' })
  expect(reply.data.ditolak).toMatchObject([{ jadwal_id: b.jadwal_id, code: 'SLOT_TAKEN' }])
  expect(await Promise.all([a, b].map(read))).toEqual(before)
  expect(await isClosed(tanggal)).toBe(false)
})

test('a day that is closed already is resolved later; a second admin finds it done', async () => {
  const { tanggal, hari, all, close } = await scene('disetujui', 'disetujui')
  const { id } = (await close()).data
  const rows = await propose(tanggal)
  const resolve = (tindakan: object[]) =>
    call(admin, api.updateHariLibur, { query: { id }, body: { ...hari, penyelesaian: { tindakan, pesan } } })
  const replies = await Promise.all([resolve(rows.map(accept)), resolve(all.map(batal))])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const done = replies.find(({ status }) => status === 200)
  expect(done?.data.terdampak).toEqual([])
  const statuses = await Promise.all(all.map(async (id) => (await read(id)).status))
  expect(new Set(statuses).size).toBe(1)
})

test('only what the day strands can be resolved with it', async () => {
  const { all, close } = await scene('dibatalkan')
  const other = await make.booked(await make.person(5), { tanggal: '2026-11-27' })
  const codesOf = (reply: { data: { ditolak: { code: string }[] } }) => reply.data.ditolak.map(({ code }) => code)
  const tindakan = [all[0].jadwal_id, other.jadwal_id, 2_000_000_000].map((jadwal_id) => ({
    jadwal_id,
    tindakan: 'batal',
  }))
  expect(codesOf(await close(tindakan))).toEqual(['NOT_OPEN', 'NOT_STRANDED', 'NOT_FOUND'])
})

test('a day on which the clinic opens has nothing to resolve, and a message is required', async () => {
  const { hari, all } = await scene('diajukan')
  const send = (more: object, words = pesan) =>
    call(admin, api.insertHariLibur, {
      body: { ...hari, penyelesaian: { tindakan: all.map(batal), pesan: words }, ...more },
    })
  expect(await send({ buka: true })).toMatchObject({ status: 422, errors: [{ field: 'penyelesaian' }] })
  expect(await send({}, ' ')).toMatchObject({ status: 422, errors: [{ field: 'penyelesaian.pesan' }] })
})
