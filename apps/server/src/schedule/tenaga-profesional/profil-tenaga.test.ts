import { daftarTenaga, maxLength } from '@sehati/contract/base/constants'
import { isianTexts } from '@sehati/contract/base/texts'
import * as endpoints from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import * as kelola from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { db, make, call } = await sharedServer()
const admin = await make.person(1)
const own = (who: { token: string }, body: object) => call(who, endpoints.updateProfilTenaga, { body })
const none = { biografi: null, topik: [], bahasa: [], no_str: null, no_sip: null }
const full = {
  biografi: 'Dokter umum sejak 2018.',
  topik: ['Cemas', 'Tidur'],
  bahasa: ['Indonesia', 'Jawa'],
  no_str: '990001',
  no_sip: 'SIP/1/2024',
}

describe('what a professional says of themself', () => {
  test.each([2, 3] as const)('is empty until level %i says it; left out it stays, emptied it goes', async (level) => {
    const tenaga = await make.profesional(level)
    const query = { user_id: tenaga.user_id }
    expect((await call(tenaga, endpoints.getTenagaProfesionalByUser, { query })).data).toMatchObject(none)
    expect((await own(tenaga, full)).data).toMatchObject({ profesional_id: tenaga.profesional_id, ...full })
    expect((await own(tenaga, { no_str: ' 990002 ' })).data).toMatchObject({ ...full, no_str: '990002' })
    expect((await own(tenaga, {})).data).toMatchObject({ ...full, no_str: '990002' })
    expect(
      (await own(tenaga, { biografi: null, topik: null, bahasa: '', no_str: ' ', no_sip: '' })).data,
    ).toMatchObject(none)
  })

  test('is read liberally: one text or a list, trimmed, each topic and language once and in one spelling', async () => {
    const tenaga = await make.profesional()
    const body = { topik: 'Cemas, tidur malam;cemas\n Stres ', bahasa: ['bahasa inggris', ' Inggris', 'jawa'] }
    expect((await own(tenaga, body)).data).toMatchObject({
      topik: ['Cemas', 'tidur malam', 'Stres'],
      bahasa: ['Inggris', 'Jawa'],
    })
  })

  test.each([
    ['biografi', 'x'.repeat(maxLength.biografi + 1), `Maksimal ${maxLength.biografi} karakter.`],
    ['biografi', 'a\0b', isianTexts.karakter],
    ['topik', Array.from({ length: daftarTenaga.topik.banyak + 1 }, (_, n) => `Topik ${n}`), isianTexts.topik],
    ['topik', ['x'.repeat(daftarTenaga.topik.panjang + 1)], isianTexts.topik],
    ['topik', ['\ud83d'], isianTexts.karakter],
    ['topik', 7, isianTexts.topik],
    ['bahasa', 'a,b,c,d,e,f,g', isianTexts.bahasa],
    ['no_str', 'x'.repeat(maxLength.no_str + 1), `Maksimal ${maxLength.no_str} karakter.`],
    ['no_sip', 'x'.repeat(maxLength.no_sip + 1), `Maksimal ${maxLength.no_sip} karakter.`],
  ])('%s is refused by its sentence, and nothing changes (%#)', async (field, value, message) => {
    const tenaga = await make.profesional()
    await own(tenaga, full)
    const reply = await own(tenaga, { ...none, [field]: value })
    expect(reply).toMatchObject({ status: 422, errors: [{ field, message }] })
    expect((await own(tenaga, {})).data).toMatchObject(full)
  })

  test('may be as long as it can be', async () => {
    const longest = {
      biografi: 'é'.repeat(maxLength.biografi),
      topik: Array.from({ length: daftarTenaga.topik.banyak }, (_, n) => String.fromCharCode(97 + n).repeat(40)),
      bahasa: Array.from({ length: daftarTenaga.bahasa.banyak }, (_, n) => String.fromCharCode(65 + n).repeat(30)),
      no_str: '1'.repeat(maxLength.no_str),
      no_sip: '1'.repeat(maxLength.no_sip),
    }
    expect((await own(await make.profesional(), longest)).data).toMatchObject(longest)
  })

  test('is changed by themself and by an admin, by no patient, and not before there is a record', async () => {
    const tenaga = await make.profesional(3)
    const query = { id: tenaga.profesional_id }
    const changed = await call(admin, kelola.updateTenagaProfesional, {
      query,
      body: { topik: 'Skripsi', lokasi: 'B' },
    })
    expect(changed.data).toMatchObject({ topik: ['Skripsi'], lokasi: 'B', biografi: null })
    const returned = await call(admin, kelola.updateTenagaProfesional, { query, body: changed.data })
    expect(returned.data).toEqual(changed.data)
    for (const level of [1, 4, 5] as const) expect((await own(await make.person(level), full)).status).toBe(403)
    expect(await own(await make.person(2), full)).toMatchObject({ status: 404, code: 'PROFESSIONAL_NOT_FOUND' })
  })

  test('is shown in lists but for biography and numbers, with the gender of the account', async () => {
    const tenaga = await make.profesional(2, { name: 'dr. Zz Publik' })
    await own(tenaga, full)
    await db.rows(sql`update users set gender = 'perempuan' where user_id = ${tenaga.user_id}`)
    const shown = { topik: full.topik, bahasa: full.bahasa, gender: 'perempuan' }
    const publicly = (await call(null, endpoints.listTenagaProfesionalPublik)).data.find(
      ({ profesional_id }: { profesional_id: number }) => profesional_id === tenaga.profesional_id,
    )
    const query = { q: 'Zz Publik' }
    const [row] = (await call(await make.person(5), endpoints.pageTenagaProfesional, { query })).data.queried
    for (const one of [publicly, row]) {
      expect(one).toMatchObject(shown)
      for (const field of ['biografi', 'no_str', 'no_sip', 'email', 'no_bpjs']) expect(one).not.toHaveProperty(field)
    }
  })

  test.each([
    sql`biografi = ' x'`,
    sql`biografi = ''`,
    sql`topik = array[' x']`,
    sql`topik = array[null]::text[]`,
    sql`topik = array_fill('x'::text, array[13])`,
    sql`bahasa = array[repeat('x', 31)]`,
    sql`no_str = repeat('1', 31)`,
    sql`no_sip = ''`,
  ])('the database refuses what the schema would (%#)', async (change) => {
    const { profesional_id } = await make.profesional()
    const update = db.rows(sql`update tenaga_profesional set ${change} where profesional_id = ${profesional_id}`)
    await expect(update).rejects.toThrow('tenaga_profesional_')
  })
})
