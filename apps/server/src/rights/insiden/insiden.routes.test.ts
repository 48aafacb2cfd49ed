import { addDays } from '@sehati/contract/base/waktu'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/rights/insiden.endpoints'
import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeMailbox } from '../../../test/mailbox.ts'
import { salin } from '../../../test/salinan.ts'
import { START, startServer } from '../../../test/server.ts'
import { foldJejak } from '../../record/jejak/fold.act.ts'

const server = await startServer()
const { db, call, make, at, rewind } = server
const { mailsOf } = await makeMailbox(server)
const petugas = await make.person(1)
await make.tugas(petugas.user_id, 'petugas_data')

type Who = { user_id: number; token: string }

const START_AT = START.toISOString()
const lengkap = {
  kelas_data: ['identitas', 'pengenal'],
  terjadi_dari: '2026-11-20T08:00:00+07:00',
  terjadi_sampai: '2026-11-21T12:00:00+07:00',
  cara: 'Akun seorang petugas dipakai orang lain.',
  upaya: 'Akun itu ditutup dan semua sesi diakhiri.',
  saran: 'Ganti password Anda.',
}
const open = async (change: object = {}) => {
  const body = { judul: 'Akun diambil alih', tingkat: 'tinggi', diketahui_pada: START_AT, ...lengkap, ...change }
  return (await call(petugas, api.insertInsiden, { body } as never)).data as { insiden_id: number; batas: string }
}
const put = (id: number, body: object) => call(petugas, api.updateInsiden, { query: { id }, body } as never)
const add = (id: number, body: object) => call(petugas, api.insertTerdampak, { query: { id }, body } as never)
const list = (id: number, people: readonly Who[]) =>
  add(id, { cara: 'daftar', user_id: people.map(({ user_id }) => user_id) })
const kedua = await make.person(1)
await make.tugas(kedua.user_id, 'petugas_data')
/** One officer asks, another one approves. */
const send = async (id: number) => {
  await call(petugas, api.ajukanInsiden, { query: { id } })
  return call(kedua, api.kirimInsiden, { query: { id } })
}
const show = async (id: number) => (await call(petugas, api.getInsiden, { query: { id } })).data
const mine = async (who: Who) => (await call(who, api.listInsidenSaya, {})).data
const person = (): Promise<Who> => make.person(5)
const people = (n: number) => Promise.all(Array.from({ length: n }, person))
const noticesOf = ({ user_id }: Who) =>
  db.rows(sql`select from pemberitahuan where user_id = ${user_id} and jenis = 'insiden'`)
const incidentMails = async (who: Who) =>
  (await mailsOf(who)).filter(({ subjek }) => subjek === 'Pemberitahuan tentang data Anda')

beforeEach(() => rewind())

describe('the people whom an incident affects', () => {
  test('three get a notice and a mail each, once; a fourth gets none', async () => {
    const [one, two, three, four] = [await person(), await person(), await person(), await person()]
    const affected = [one, two, three]
    const { insiden_id } = await open()
    expect((await list(insiden_id, affected)).data).toEqual({ ditemukan: 3, baru: 3, daftar: 0, tidak_dikenal: [] })
    expect((await send(insiden_id)).data).toEqual({ dikirim: 3 })
    expect((await send(insiden_id)).data).toEqual({ dikirim: 0 })
    for (const who of affected) {
      const [mail, ...more] = await incidentMails(who)
      expect([more, (await noticesOf(who)).length]).toEqual([[], 1])
      expect(mail?.teks).toContain('Baca penjelasan')
      for (const secret of [lengkap.cara, 'keluhan', 'psikolog']) expect(mail?.teks).not.toContain(secret)
    }
    expect([await incidentMails(four), await noticesOf(four), await mine(four)]).toEqual([[], [], []])

    expect((await list(insiden_id, [three, four])).data).toEqual({
      ditemukan: 2,
      baru: 1,
      daftar: 0,
      tidak_dikenal: [],
    })
    expect((await send(insiden_id)).data).toEqual({ dikirim: 1 })
    expect(await show(insiden_id)).toMatchObject({ terdampak: 4, diberitahu: 4 })
  })

  test('reads the three parts of the law and what to do, and marks them read', async () => {
    const [who, other] = [await person(), await person()]
    const { insiden_id } = await open()
    await list(insiden_id, [who, other])
    expect(await mine(who)).toEqual([])
    await send(insiden_id)
    const [told] = await mine(who)
    expect(told).toMatchObject({ insiden_id, dibaca: false })
    const words = JSON.stringify(told.bagian)
    for (const part of [
      'nomor BPJS',
      '20 November 2026',
      '21 November 2026',
      lengkap.cara,
      lengkap.upaya,
      lengkap.saran,
    ])
      expect(words).toContain(part)

    const read = (whom: Who, id = insiden_id) => call(whom, api.bacaInsiden, { query: { id } })
    expect((await read(who)).status).toBe(200)
    expect([(await mine(who))[0].dibaca, (await mine(other))[0].dibaca]).toEqual([true, false])
    expect((await read(await make.person(5))).code).toBe('NOT_FOUND')
    const { data } = await salin(server, who)
    expect(data.bagian.insiden_terdampak).toMatchObject([{ insiden_id, dibaca_pada: expect.any(String) }])
  })

  test('are those of whom an account read between two instants, by the trail, and no others', async () => {
    const attacker = await make.profesional(2)
    const { id: jadwal_tenaga_id } = await make.sesi(attacker.profesional_id)
    const patients = await people(40)
    const of = await Promise.all(
      patients.map(({ user_id }, n) =>
        make.konsultasi(
          { user_id, profesional_id: attacker.profesional_id, jadwal_tenaga_id },
          {
            tanggal: addDays('2026-09-02', 7 * (n % 8)),
            jam_mulai: `${10 + Math.floor(n / 8)}:00:00`,
            jam_selesai: `${11 + Math.floor(n / 8)}:00:00`,
            status: 'selesai',
          },
        ),
      ),
    )
    const look = (jadwalid: number) => call(attacker, getKonsultasi, { query: { jadwalid } })
    at('2026-11-24T09:00:00+07:00')
    for (const jadwal_id of of.slice(0, 6)) await look(jadwal_id)
    while ((await foldJejak(db)) > 0);
    // These wait to be chained.
    for (const jadwal_id of of.slice(4, 12)) await look(jadwal_id)
    at('2026-11-24T13:00:00+07:00')
    await look(of[39] as number)

    const { insiden_id } = await open()
    const span = { dari: '2026-11-24T08:00:00+07:00', sampai: '2026-11-24T12:00:00+07:00' }
    const ask = { cara: 'pembuka', pelaku_id: attacker.user_id, ...span }
    expect((await add(insiden_id, ask)).data).toEqual({ ditemukan: 12, baru: 12, daftar: 0, tidak_dikenal: [] })
    expect((await add(insiden_id, ask)).data).toEqual({ ditemukan: 12, baru: 0, daftar: 0, tidak_dikenal: [] })
    const { orang, langkah } = await show(insiden_id)
    expect(langkah[1].isi).toBe(
      `12 orang, 12 baru: dibuka akun ${attacker.user_id} dari ${span.dari} sampai ${span.sampai}`,
    )
    const ids = (rows: Who[]) => rows.map(({ user_id }) => user_id).sort((a, b) => a - b)
    expect(ids(orang)).toEqual(ids(patients.slice(0, 12)))

    const all = { cara: 'tenaga', profesional_id: attacker.profesional_id }
    expect((await add(insiden_id, all)).data).toEqual({ ditemukan: 40, baru: 28, daftar: 0, tidak_dikenal: [] })
  })

  test('are refused where they are not known, and a way without what it needs', async () => {
    const { insiden_id } = await open()
    const who = await person()
    expect((await add(insiden_id, { cara: 'daftar', user_id: [who.user_id, 2_000_000_000] })).code).toBe('USER_UNKNOWN')
    expect((await add(insiden_id, { cara: 'tenaga', profesional_id: 2_000_000_000 })).code).toBe('NOT_FOUND')
    expect((await add(insiden_id, { cara: 'pembuka', pelaku_id: who.user_id })).status).toBe(422)
    expect((await add(2_000_000_000, { cara: 'daftar', user_id: [who.user_id] })).code).toBe('NOT_FOUND')
    expect((await show(insiden_id)).orang).toEqual([])
  })
})

describe('the clock of an incident', () => {
  test('runs 72 hours from when it became known, and not from the entry', async () => {
    const { batas } = await open({ diketahui_pada: '2026-11-22T19:00:00+07:00' })
    expect(batas).toBe('2026-11-25T19:00:00+07:00')
  })

  test('can begin earlier, and never later', async () => {
    const { insiden_id } = await open()
    const early = await put(insiden_id, { diketahui_pada: '2026-11-21T07:00:00+07:00' })
    expect(early.data).toMatchObject({ batas: '2026-11-24T07:00:00+07:00' })
    expect((await put(insiden_id, { diketahui_pada: '2026-11-21T07:00:01+07:00' })).code).toBe('INCIDENT_CLOCK')
    const later = { judul: 'Nanti', tingkat: 'rendah', diketahui_pada: '2026-11-23T07:00:01+07:00' }
    expect((await call(petugas, api.insertInsiden, { body: later } as never)).code).toBe('INCIDENT_CLOCK')
    const [stored] = await db.rows(sql`select diketahui_pada from insiden where insiden_id = ${insiden_id}`)
    expect(stored).toEqual({ diketahui_pada: '2026-11-21T07:00:00+07:00' })
  })

  test('is held by the database: no statement of the service puts it back, or gives more time', async () => {
    const { insiden_id } = await open()
    const refused = (change: ReturnType<typeof sql>) =>
      expect(server.service.rows(sql`update insiden set ${change} where insiden_id = ${insiden_id}`)).rejects.toThrow()
    await refused(sql`batas = batas + interval '1 hour'`)
    await refused(sql`diketahui_pada = diketahui_pada + interval '1 hour', batas = batas + interval '1 hour'`)
    await expect(server.service.rows(sql`delete from insiden where insiden_id = ${insiden_id}`)).rejects.toThrow()
  })
})

describe('a letter', () => {
  test('with a missing part is not sent to anyone', async () => {
    const who = await person()
    const { insiden_id } = await open({ upaya: null })
    await list(insiden_id, [who])
    expect((await send(insiden_id)).code).toBe('INCIDENT_INCOMPLETE')
    expect([await mine(who), await noticesOf(who)]).toEqual([[], []])
    await put(insiden_id, { upaya: 'Akun ditutup.' })
    expect((await send(insiden_id)).data).toEqual({ dikirim: 1 })
  })

  test('is kept in the step that sent it, also where the words change later', async () => {
    const who = await person()
    const { insiden_id } = await open()
    await list(insiden_id, [who])
    await send(insiden_id)
    await put(insiden_id, { upaya: 'Sandi semua akun diganti.' })
    const { langkah } = await show(insiden_id)
    expect(langkah.map(({ jenis }: { jenis: string }) => jenis)).toEqual([
      'dibuka',
      'terdampak',
      'diajukan',
      'diberitahukan',
      'diubah',
    ])
    expect(langkah[3]).toMatchObject({ isi: expect.stringContaining(lengkap.upaya), oleh: kedua.name })
    expect(langkah[3].isi).toContain(insidenTexts.dasar)
    await expect(server.service.rows(sql`update insiden_langkah set isi = ''`)).rejects.toThrow()
  })

  test('to the authority is noted with its receipt, and not sent', async () => {
    const { insiden_id } = await open()
    expect((await put(insiden_id, { dikirim_pada: START_AT })).status).toBe(422)
    expect((await put(insiden_id, { dikirim_pada: '2026-11-24T07:00:00+07:00', nomor_bukti: 'A-1' })).status).toBe(422)
    const noted = { dikirim_pada: '2026-11-23T06:30:00+07:00', nomor_bukti: 'A-1' }
    expect((await put(insiden_id, noted)).data).toMatchObject(noted)
  })
})

describe('a closed incident', () => {
  test('is closed only when all are notified and the authority has its letter', async () => {
    const who = await person()
    const { insiden_id } = await open()
    const close = () => put(insiden_id, { ditutup: 1 })
    await list(insiden_id, [who])
    expect((await close()).code).toBe('INCIDENT_UNSENT')
    await send(insiden_id)
    expect((await close()).code).toBe('INCIDENT_UNSENT')
    await put(insiden_id, { dikirim_pada: START_AT, nomor_bukti: 'A-2' })
    expect((await close()).data).toMatchObject({ ditutup_pada: '2026-11-23T07:00:00+07:00' })
  })

  test('refuses every change; its people can still read what they were told', async () => {
    const [who, late] = [await person(), await person()]
    const { insiden_id } = await open()
    await list(insiden_id, [who])
    await send(insiden_id)
    await put(insiden_id, { dikirim_pada: START_AT, nomor_bukti: 'A-3', ditutup: 1 })
    const before = await show(insiden_id)
    const catatan = call(petugas, api.insertCatatanInsiden, { query: { id: insiden_id }, body: { isi: 'Masih ada' } })
    const replies = [
      put(insiden_id, { judul: 'Lain' }),
      put(insiden_id, { ditutup: 1 }),
      list(insiden_id, [late]),
      catatan,
    ]
    expect((await Promise.all(replies)).map(({ code }) => code)).toEqual(Array(4).fill('INCIDENT_CLOSED'))
    expect((await show(insiden_id)).langkah).toEqual(before.langkah)
    expect(await mine(who)).toHaveLength(1)
    expect((await call(who, api.bacaInsiden, { query: { id: insiden_id } })).status).toBe(200)
  })

  test('comes after the open ones, which come by their deadline', async () => {
    const [late, soon, closed] = [
      await open(),
      await open({ diketahui_pada: '2026-11-20T07:00:00+07:00' }),
      await open({ diketahui_pada: '2026-11-19T07:00:00+07:00' }),
    ]
    await put(closed.insiden_id, { ditutup: 1 })
    const order = (await call(petugas, api.listInsiden, {})).data.map(
      ({ insiden_id }: { insiden_id: number }) => insiden_id,
    )
    const [first, second, third] = [soon, late, closed].map(({ insiden_id }) => order.indexOf(insiden_id)) as [
      number,
      number,
      number,
    ]
    expect(first < second && second < third).toBe(true)
  })
})

test('incidents are for the duty, and for every admin while no account has it; what they do is in the trail', async () => {
  const admin = await make.person(1)
  const all = (who: Who) => call(who, api.listInsiden, {})
  expect([(await all(petugas)).status, (await all(admin)).code]).toEqual([200, 'FORBIDDEN'])
  await db.rows(sql`delete from tugas where tugas = 'petugas_data'`)
  expect((await all(admin)).status).toBe(200)
  expect((await all(await make.person(2))).code).toBe('FORBIDDEN')
  const body = { judul: 'Laptop hilang', tingkat: 'rendah', diketahui_pada: START_AT } as const
  const { data } = await call(admin, api.insertInsiden, { body })
  await call(admin, api.getInsiden, { query: { id: data.insiden_id } })
  while ((await foldJejak(db)) > 0);
  const rows = await db.rows(sql`
    select tindakan from jejak where objek = 'insiden' and objek_id = ${data.insiden_id} and pelaku_id = ${admin.user_id} order by nomor`)
  expect(rows).toEqual([{ tindakan: 'atur' }, { tindakan: 'lihat' }])
})
