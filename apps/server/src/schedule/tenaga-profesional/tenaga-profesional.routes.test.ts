import { messages } from '@sehati/contract/messages'
import * as endpoints from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import * as kelola from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, make, call } = await startServer()
const admin = await make.person(1)
const patient = await make.person(5)
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const status = (user_id: number, change: { level_id?: number; status_user?: string }) =>
  db.rows(sql`
    update users set level_id = coalesce(${change.level_id}, level_id), status_user = coalesce(${change.status_user}, status_user)
    where user_id = ${user_id}`)

describe('a professional', () => {
  const insert = (body: object) => call(admin, kelola.insertTenagaProfesional, { body })

  test('is made of a doctor or psychologist, ids also as text, with the one price and no review yet', async () => {
    const { token, ...user } = await make.person(3)
    const spesialisasi_id = await make.spesialisasi('Psikologi Klinis')
    const reply = await insert({
      user_id: String(user.user_id),
      spesialisasi_id: String(spesialisasi_id),
      lokasi: ' Gedung A ',
    })
    expect([reply.status, reply.data]).toEqual([
      201,
      {
        profesional_id: expect.any(Number),
        user_id: user.user_id,
        level_id: 3,
        name: user.name,
        email: user.email,
        no_bpjs: user.no_bpjs,
        status_user: 'aktif',
        country: 'Indonesia',
        spesialisasi_id,
        nama_spesialisasi: 'Psikologi Klinis',
        lokasi: 'Gedung A',
        klinik_id: 1,
        nama_klinik: null,
        zona: 7,
        harga: 50_000,
        rating: null,
        jumlah_ulasan: 0,
        foto_url: null,
        gender: user.gender,
        biografi: null,
        topik: [],
        bahasa: [],
        no_str: null,
        no_sip: null,
      },
    ])
    const own = await call({ token }, endpoints.getTenagaProfesionalByUser, { query: { user_id: user.user_id } })
    expect(own.data).toEqual(reply.data)
  })

  test('is not made of any other user, nor twice, nor with missing references', async () => {
    const spesialisasi_id = await make.spesialisasi()
    const doctor = await make.person(2)
    const of = (user_id: number, id = spesialisasi_id) => insert({ user_id, spesialisasi_id: id, lokasi: 'Klinik' })
    expect(await of(2_000_000_000)).toMatchObject({ status: 422, code: 'USER_UNKNOWN' })
    expect(await of(patient.user_id)).toMatchObject({ status: 422, code: 'NOT_A_PROFESSIONAL_LEVEL' })
    expect(await of(doctor.user_id, 2_000_000_000)).toMatchObject({ status: 422, code: 'SPESIALISASI_UNKNOWN' })
    const replies = await Promise.all(Array.from({ length: 5 }, () => of(doctor.user_id)))
    expect(replies.map(({ code }) => code).sort()).toEqual([...Array(4).fill('ALREADY_PROFESSIONAL'), undefined])
  })

  test('changes specialisation or place; other fields that are sent back are ignored', async () => {
    const tenaga = await make.profesional()
    const spesialisasi_id = await make.spesialisasi('Bedah')
    const update = (body: object, id = tenaga.profesional_id) =>
      call(admin, kelola.updateTenagaProfesional, { query: { id }, body })
    const reply = await update({ profesional_id: 1, user_id: patient.user_id, spesialisasi_id, name: 'X' })
    expect(reply.data).toMatchObject({
      user_id: tenaga.user_id,
      name: tenaga.name,
      nama_spesialisasi: 'Bedah',
      lokasi: 'Klinik',
    })
    expect((await update({ lokasi: 'Lantai 2' })).data).toMatchObject({
      nama_spesialisasi: 'Bedah',
      lokasi: 'Lantai 2',
    })
    expect((await update({ spesialisasi_id: 2_000_000_000 })).code).toBe('SPESIALISASI_UNKNOWN')
    expect((await update({ lokasi: 'X' }, 2_000_000_000)).code).toBe('NOT_FOUND')
  })

  test('shows the average of the reviews with one decimal', async () => {
    const tenaga = await make.profesional()
    await db.rows(
      sql`update tenaga_profesional set jumlah_ulasan = 3, total_rating = 14 where profesional_id = ${tenaga.profesional_id}`,
    )
    const { data } = await call(admin, endpoints.getTenagaProfesional, { query: { id: tenaga.profesional_id } })
    expect([data.rating, data.jumlah_ulasan]).toEqual([4.7, 3])
  })

  test('shows their photo to signed-in users, and in public not even its URL', async () => {
    const tenaga = await make.profesional(2, { name: 'dr. Berfoto' })
    const versi = await make.foto(tenaga.user_id)
    const foto_url = `/api/allroles/foto?id=${tenaga.user_id}&v=${versi}`
    const { data } = await call(patient, endpoints.pageTenagaProfesional, { query: { q: 'berfoto' } })
    expect(data.queried).toEqual([expect.objectContaining({ foto_url })])
    const publicly = (await call(null, endpoints.listTenagaProfesionalPublik)).data
    expect(names(publicly)).toContain('dr. Berfoto')
    expect(JSON.stringify(publicly)).not.toMatch(new RegExp(`foto_url|${versi}`))
  })

  test('a doctor without a professional record gets a refusal of their own, and no user reads another as themself', async () => {
    const doctor = await make.person(2)
    const reply = await call(doctor, endpoints.getTenagaProfesionalByUser, { query: { user_id: doctor.user_id } })
    expect([reply.status, reply.message]).toEqual([404, messages.PROFESSIONAL_NOT_FOUND.isi])
    const other = { query: { user_id: patient.user_id } }
    expect((await call(doctor, endpoints.getTenagaProfesionalByUser, other)).code).toBe('FORBIDDEN')
  })
})

describe('the professionals to choose from', () => {
  test('are active doctors and psychologists, in public without address and BPJS; an admin still finds the others', async () => {
    const [gone, moved, here] = [await make.profesional(), await make.profesional(), await make.profesional()]
    await status(gone.user_id, { status_user: 'nonaktif' })
    await status(moved.user_id, { level_id: 5 })
    const publicly = (await call(null, endpoints.listTenagaProfesionalPublik)).data
    const listed = names(publicly)
    expect(listed).toContain(here.name)
    expect(listed).not.toContain(gone.name)
    expect(listed).not.toContain(moved.name)
    expect(publicly[0]).not.toHaveProperty('email')
    expect(publicly[0]).not.toHaveProperty('no_bpjs')
    const paged = await call(patient, endpoints.pageTenagaProfesional, { query: { limit: 100 } })
    expect(names(paged.data.queried)).toEqual(listed)
    expect(
      (await call(admin, endpoints.getTenagaProfesional, { query: { id: gone.profesional_id } })).data.status_user,
    ).toBe('nonaktif')
  })

  const page = async (query: object, who: { token: string } = patient) =>
    (await call(who, endpoints.pageTenagaProfesional, { query: { ...query } })).data

  test('are filtered by level, specialisation and words, and counted past the end', async () => {
    const zahra = await make.profesional(3, { name: 'Zahra 50%' })
    const { data } = await call(admin, endpoints.getTenagaProfesional, { query: { id: zahra.profesional_id } })
    const only = { queried: [{ profesional_id: zahra.profesional_id }], total: 1, last_page: 1 }
    expect(await page({ q: 'zAHRA 50%' })).toMatchObject(only)
    expect(await page({ q: data.nama_spesialisasi, level_id: 3 })).toMatchObject(only)
    expect(await page({ spesialisasi_id: data.spesialisasi_id })).toMatchObject(only)
    expect(await page({ q: 'klinik', level_id: 2, spesialisasi_id: data.spesialisasi_id })).toMatchObject({
      queried: [],
      total: 0,
    })
    expect(await page({ q: '%' })).toMatchObject(only)
    expect(await page({ q: 'zahra', page: 9 })).toEqual({ queried: [], current_page: 9, last_page: 1, total: 1 })
  })

  test.each([
    ['diajukan', 'diajukan'],
    ['menunggu', 'menunggu'],
    ['disetujui', null],
    ['selesai', null],
    ['dibatalkan', null],
  ])('show a patient their own request in %s as %s', async (stored, shown) => {
    const me = await make.person(4)
    const { tenaga } = await make.booked(me, { status: stored })
    expect((await page({ q: tenaga.name }, me)).queried[0].status_pengajuan).toBe(shown)
    expect((await page({ q: tenaga.name }, patient)).queried[0].status_pengajuan).toBeNull()
    expect((await page({ q: tenaga.name }, admin)).queried[0]).not.toHaveProperty('status_pengajuan')
  })
})

describe('inactive ones', () => {
  test('are shown to admins only, with their status and by it', async () => {
    const [stays, left, demoted] = [
      await make.profesional(2, { name: 'Zz Tetap' }),
      await make.profesional(3, { name: 'Zz Pergi' }),
      await make.profesional(2, { name: 'Zz Pasien' }),
    ]
    await status(left.user_id, { status_user: 'nonaktif' })
    await status(demoted.user_id, { level_id: 5 })
    const seen = async (who: { token: string }, query: object = {}) =>
      (await call(who, endpoints.pageTenagaProfesional, { query: { q: 'Zz ', ...query } })).data.queried.map(
        (row: { name: string; level_id: number; status_user: string }) => [row.name, row.level_id, row.status_user],
      )
    const rows = [
      ['Zz Pasien', 5, 'aktif'],
      ['Zz Pergi', 3, 'nonaktif'],
      ['Zz Tetap', 2, 'aktif'],
    ]
    expect(await seen(admin)).toEqual(rows)
    expect(await seen(admin, { status_user: 'nonaktif' })).toEqual([rows[1]])
    expect(await seen(admin, { status_user: 'tidak aktif' })).toEqual([rows[1]])
    expect(await seen(admin, { status_user: 'aktif' })).toEqual([rows[0], rows[2]])
    expect(await seen(admin, { profesional_id: left.profesional_id })).toEqual([rows[1]])
    for (const who of [patient, stays])
      for (const query of [{}, { status_user: 'nonaktif' }, { status_user: 'aktif' }])
        expect(await seen(who, query)).toEqual([rows[2]])
    expect(await seen(patient, { profesional_id: left.profesional_id })).toEqual([])
  })

  test('cannot be filtered by an unknown status', async () => {
    const reply = await call(admin, endpoints.pageTenagaProfesional, { query: { status_user: 'hilang' } })
    expect([reply.status, reply.code]).toEqual([422, 'VALIDATION_FAILED'])
  })
})
