import { createHash } from 'node:crypto'
import { register } from '@sehati/contract/people/auth.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { naskahTexts } from '@sehati/contract/rights/naskah.texts'
import * as api from '@sehati/contract/rights/persetujuan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeRelay, takeMail } from '../../../test/jobs.ts'
import { START, sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make, at, clock } = server
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))

type Who = { token: string; user_id: number }
type Jawaban = { keperluan: string; versi: number; sikap: string }
const jawab = (who: Who, ...persetujuan: Jawaban[]) => call(who, api.answerPersetujuan, { body: { persetujuan } })
const satu = (keperluan: string, sikap: string, versi = 1): Jawaban => ({ keperluan, sikap, versi })
const stored = (user_id: number) =>
  db.rows(sql`
    select keperluan, versi, sikap, oleh = user_id as sendiri, sesi_id is not null as bersesi from persetujuan
    where user_id = ${user_id} order by persetujuan_id`)
const baris = (keperluan: string, sikap: string) => ({ keperluan, versi: 1, sikap, sendiri: true, bersesi: true })

describe('a notice', () => {
  test.each(Object.entries(naskahTexts))(
    'of %s is read by anyone, with the digest of what is read',
    async (keperluan, [isi]) => {
      const { status, data } = await call(null, api.getNaskah, { query: { keperluan } })
      expect([status, data]).toEqual([
        200,
        {
          keperluan,
          versi: 1,
          ...isi,
          sidik: data.sidik,
          terbit_pada: data.terbit_pada,
          berlaku_sejak: null,
          wajib_ulang: true,
        },
      ])
      const kanonik = JSON.stringify({
        bagian: data.bagian.map((satu: { judul: string; isi: string }) => ({ isi: satu.isi, judul: satu.judul })),
        judul: data.judul,
        pernyataan: data.pernyataan,
      })
      expect(data.sidik).toBe(createHash('sha256').update(kanonik).digest('hex'))
    },
  )

  test('is read by its version, too; an unknown version and an unknown purpose are refused', async () => {
    const lihat = (query: Record<string, unknown>) => call(null, api.getNaskah, { query })
    expect((await lihat({ keperluan: 'layanan', versi: 1 })).data).toEqual((await lihat({ keperluan: 'layanan' })).data)
    expect(await lihat({ keperluan: 'layanan', versi: 2 })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const keperluan of ['bpjs', 'riset', ''])
      expect(await lihat({ keperluan })).toMatchObject({ status: 422, errors: [{ field: 'keperluan' }] })
  })

  test('of care has the seven points of the law, in their order', () => {
    expect(naskahTexts.layanan[0].bagian.map(({ judul }) => judul)).toEqual([
      'Dasar hukum',
      'Tujuan',
      'Jenis data',
      'Berapa lama disimpan',
      'Rincian data yang dikumpulkan',
      'Jangka waktu pemrosesan',
      'Hak Anda',
    ])
  })
})

describe('an answer', () => {
  test('is kept with purpose, version, stance, time and session, each purpose by itself', async () => {
    const me = await make.person(5)
    const before = await call(me, api.listPersetujuan)
    expect(
      before.data.map(({ keperluan, versi, jawaban }: Record<string, unknown>) => [keperluan, versi, jawaban]),
    ).toEqual([
      ['layanan', 1, null],
      ['telemedisin', 1, null],
      ['pengingat_email', 1, null],
    ])
    const said = await jawab(me, satu('layanan', 'setuju'), satu('telemedisin', 'menolak'))
    const jawaban = (sikap: string) => ({
      persetujuan_id: expect.any(Number),
      versi: 1,
      sikap,
      pada: '2026-11-23T07:00:00+07:00',
      kanal: 'web',
    })
    expect(said).toMatchObject({ status: 200, message: 'Pilihan Anda tersimpan.' })
    expect(said.data.terjadwal).toEqual([])
    expect(said.data.persetujuan.map((row: Record<string, unknown>) => row.jawaban)).toEqual([
      jawaban('setuju'),
      jawaban('menolak'),
      null,
    ])
    expect((await call(me, api.listPersetujuan)).data).toEqual(said.data.persetujuan)
    expect(await stored(me.user_id)).toEqual([baris('layanan', 'setuju'), baris('telemedisin', 'menolak')])
  })

  test('that repeats the last one adds nothing; a withdrawal and a new consent do', async () => {
    const me = await make.person(4)
    for (const sikap of ['menarik', 'setuju', 'setuju', 'menarik', 'menarik', 'setuju'])
      expect((await jawab(me, satu('layanan', sikap))).status).toBe(200)
    expect(await stored(me.user_id)).toEqual(['setuju', 'menarik', 'setuju'].map((sikap) => baris('layanan', sikap)))
  })

  test('to another version than the one in force is refused, and nothing of it is kept', async () => {
    const me = await make.person(5)
    expect(await jawab(me, satu('telemedisin', 'setuju'), satu('layanan', 'setuju', 2))).toMatchObject({
      status: 409,
      code: 'NOTICE_STALE',
    })
    expect(await stored(me.user_id)).toEqual([])
  })

  test.each([
    ['an unknown purpose', [satu('riset', 'setuju')]],
    ['an unknown stance', [satu('layanan', 'mungkin')]],
    ['a purpose twice', [satu('layanan', 'setuju'), satu('layanan', 'menolak')]],
    ['no answer', []],
    ['no version', [{ keperluan: 'layanan', sikap: 'setuju' } as Jawaban]],
  ])('with %s is refused, and nothing is kept', async (_, rows) => {
    const me = await make.person(5)
    expect(await jawab(me, ...rows)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(await stored(me.user_id)).toEqual([])
  })

  test('is on the own profile, and on that of another person never', async () => {
    const me = await make.person(5)
    const profil = async (who: Who) => (await call(who, getUser, { query: { id: me.user_id } })).data
    expect(await profil(me)).not.toHaveProperty('persetujuan')
    await jawab(me, satu('layanan', 'setuju'))
    await jawab(me, satu('layanan', 'menarik'))
    expect((await profil(me)).persetujuan).toEqual([
      { keperluan: 'layanan', versi: 1, sikap: 'menarik', pada: '2026-11-23T07:00:00+07:00' },
    ])
    expect(await profil(await make.person(1))).not.toHaveProperty('persetujuan')
  })

  test.each([
    ['changed', sql`update persetujuan set sikap = 'setuju'`],
    ['deleted', sql`delete from persetujuan`],
    ['truncated', sql`truncate persetujuan`],
  ])('is not %s, by the owner of the tables either', async (_, statement) => {
    await jawab(await make.person(5), satu('layanan', 'menolak'))
    await expect(db.rows(statement)).rejects.toMatchObject({ constraint: 'persetujuan_tetap' })
  })
})

describe('a registration', () => {
  let n = 0
  const isian = (more: object = {}) => ({
    name: 'Sari',
    email: `sari.setuju.${++n}@uji.test`,
    gender: 'perempuan',
    no_bpjs: String(8_880_000_000_000 + n),
    password_hash: 'kata-sandi-sari',
    ...more,
  })

  test('as a client of the specification sends it is accepted, and says nothing to any notice', async () => {
    const made = await call(null, register, { body: isian() })
    expect(made.status).toBe(201)
    expect(await stored(made.data.user_id)).toEqual([])
  })

  test('may carry answers, which are kept with the account, or refuse both', async () => {
    const persetujuan = [satu('layanan', 'setuju'), satu('pengingat_email', 'menolak')]
    const made = await call(null, register, { body: isian({ persetujuan }) })
    expect(made.status).toBe(201)
    expect(await stored(made.data.user_id)).toEqual([
      { ...baris('layanan', 'setuju'), bersesi: false },
      { ...baris('pengingat_email', 'menolak'), bersesi: false },
    ])
    const lama = isian({ persetujuan: [satu('layanan', 'setuju', 7)] })
    expect(await call(null, register, { body: lama })).toMatchObject({ status: 409, code: 'NOTICE_STALE' })
    expect(await db.rows(sql`select from users where email = ${lama.email}`)).toEqual([])
  })

  test('by an admin says nothing for the person', async () => {
    const body = isian({ persetujuan: [satu('layanan', 'setuju')] })
    const made = await call(await make.person(1), register, { body })
    expect(made.status).toBe(201)
    expect(await stored(made.data.user_id)).toEqual([])
  })
})

describe('reminders by mail', () => {
  const happen = (jadwal_id: number, jenis: string) =>
    db.rows(sql`
      insert into peristiwa (jenis, jadwal_id, mulai, sejak)
      select ${jenis}, jadwal_id, mulai, ${clock()} from konsultasi where jadwal_id = ${jadwal_id}`)
  const antre = (me: Who) =>
    db.rows<{ jenis: string }>(
      sql`select jenis from surat where user_id = ${me.user_id} and status = 'antre' order by jenis`,
    )
  /** A patient with an approved consultation, a reminder of it and another notice, both waiting to be mailed. */
  async function diingatkan() {
    const me = await make.person(5)
    const { jadwal_id } = await make.booked(me, { status: 'disetujui' })
    await happen(jadwal_id, 'pengingat_besok')
    await happen(jadwal_id, 'disetujui')
    await relay()
    expect(await antre(me)).toEqual([{ jenis: 'disetujui' }, { jenis: 'pengingat_besok' }])
    return { me, jadwal_id }
  }

  test.each([
    ['a refusal', ['menolak']],
    ['a withdrawal', ['setuju', 'menarik']],
  ])('that wait are gone with %s; other notices are mailed, and no further reminder is', async (_, sikap) => {
    const { me, jadwal_id } = await diingatkan()
    for (const one of sikap) await jawab(me, satu('pengingat_email', one))
    expect(await antre(me)).toEqual([{ jenis: 'disetujui' }])
    await happen(jadwal_id, 'pengingat_sejam')
    await relay()
    expect(await antre(me)).toEqual([{ jenis: 'disetujui' }])
    const noticed = await db.rows(
      sql`select from pemberitahuan where user_id = ${me.user_id} and jenis = 'pengingat_sejam'`,
    )
    expect(noticed).toHaveLength(1)
  })

  test('wait on with a consent, and come back with one', async () => {
    const { me, jadwal_id } = await diingatkan()
    await jawab(me, satu('pengingat_email', 'setuju'))
    expect(await antre(me)).toHaveLength(2)
    await jawab(me, satu('pengingat_email', 'menarik'))
    await jawab(me, satu('pengingat_email', 'setuju'))
    await happen(jadwal_id, 'pengingat_sejam')
    await relay()
    expect(await antre(me)).toEqual([{ jenis: 'disetujui' }, { jenis: 'pengingat_sejam' }])
  })

  test('leave with the answer: another connection sees both or neither', async () => {
    const { me } = await diingatkan()
    await db
      .transaction(async (tx) => {
        await tx.rows(sql`
          insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh)
          values (${me.user_id}, 'pengingat_email', 1, 'menolak', ${clock()}, ${me.user_id})`)
        expect(await antre(me)).toHaveLength(2)
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect([await antre(me), await stored(me.user_id)]).toMatchObject([{ length: 2 }, []])
  })

  test('that were queued meanwhile are not sent', async () => {
    const { me, jadwal_id } = await diingatkan()
    await jawab(me, satu('pengingat_email', 'menolak'))
    const surat = await db.row<{ surat_id: string }>(sql`
      insert into surat (jenis, user_id, jadwal_id, mulai, peristiwa_id, created_at, sejak)
      select 'pengingat_besok', ${me.user_id}, jadwal_id, mulai, 900000000 + jadwal_id, ${clock()}, ${clock()}
      from konsultasi where jadwal_id = ${jadwal_id} returning surat_id`)
    expect(await takeMail(server.service, surat?.surat_id as string, clock())).toBeNull()
    expect(await antre(me)).toEqual([{ jenis: 'disetujui' }])
  })
})

describe('a withdrawal of the consent to care', () => {
  test('cancels nothing, and names what stays scheduled', async () => {
    const me = await make.person(5)
    await make.booked(me, { status: 'dibatalkan', tanggal: '2026-11-24' })
    await make.booked(me, { status: 'selesai', tanggal: '2026-11-20' })
    const kamis = await make.booked(me, { tanggal: '2026-11-26', metode_konsultasi: 'offline' })
    const rabu = await make.booked(me, { status: 'disetujui' })
    await make.booked(await make.person(5))
    await jawab(me, satu('layanan', 'setuju'))
    const said = await jawab(me, satu('layanan', 'menarik'))
    const tetap = ({ jadwal_id, tenaga }: typeof rabu, tanggal: string, metode_konsultasi: string) => ({
      jadwal_id,
      tanggal,
      zona: 7,
      metode_konsultasi,
      nama_profesional: tenaga.name,
    })
    expect(said.data.terjadwal).toEqual([
      tetap(rabu, '2026-11-25T09:00:00+07:00', 'online'),
      tetap(kamis, '2026-11-26T09:00:00+07:00', 'offline'),
    ])
    const hidup = await db.rows(sql`select from konsultasi where user_id = ${me.user_id} and status <> 'dibatalkan'`)
    expect(hidup).toHaveLength(3)
  })
})
