import { maxLength } from '@sehati/contract/base/constants'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { makeNotes } from '../../../test/rekam.ts'
import { sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, make, at } = server
const { psychology, read, save, sign, signed, release, released } = makeNotes(server)
const trail = (tindakan: string, jadwal_id: number) =>
  db.rows<{ sidik: string | null; pelaku_id: number; dasar: string; subjek_id: number }>(sql`
    select encode(sidik, 'hex') as sidik, pelaku_id, dasar, subjek_id from jejak_baru
    where tindakan = ${tindakan} and objek = 'rekam' and objek_id = ${jadwal_id} order by baru_id`)

describe('a draft', () => {
  test('is saved, changed and read by its author', async () => {
    const { psikolog, jadwal_id } = await psychology()
    expect((await read(psikolog, jadwal_id)).data).toEqual({
      jadwal_id,
      milik: true,
      catatan: [
        { jenis: 'lengkap', draf: null, versi: [] },
        { jenis: 'terbatas', draf: null, versi: [] },
      ],
    })
    const of = { jenis: 'lengkap', dasar_versi: 0 } as const
    expect(await save(psikolog, jadwal_id, { ...of, isi: 'Satu', revisi: 0 })).toMatchObject({
      status: 200,
      data: { dasar_versi: 0, revisi: 1, diubah_pada: '2026-11-23T07:00:00+07:00' },
    })
    await save(psikolog, jadwal_id, { ...of, isi: 'Dua', revisi: 1 })
    const { data } = await read(psikolog, jadwal_id)
    expect(data.catatan[0].draf).toMatchObject({ isi: 'Dua', revisi: 2 })
    expect(data.catatan[1].draf).toBeNull()
  })

  test('that was changed elsewhere is not overwritten; the response has what is stored, and no text', async () => {
    const { psikolog, jadwal_id } = await psychology()
    const of = { jenis: 'terbatas', dasar_versi: 0 } as const
    await save(psikolog, jadwal_id, { ...of, isi: 'Dari ponsel', revisi: 0 })
    const stale = await save(psikolog, jadwal_id, { ...of, isi: 'Dari laptop', revisi: 0 })
    expect(stale).toMatchObject({ status: 409, code: 'VERSION_STALE', data: { versi: 0, revisi: 1 } })
    expect(stale.raw.toString()).not.toContain('ponsel')
    expect((await read(psikolog, jadwal_id)).data.catatan[1].draf.isi).toBe('Dari ponsel')
    // A client that does not say which draft it has seen is bound to the signed version alone.
    expect((await save(psikolog, jadwal_id, { ...of, isi: 'Tanpa revisi' })).data.revisi).toBe(2)
    expect(await save(psikolog, jadwal_id, { ...of, isi: 'Lain', dasar_versi: 1 })).toMatchObject({
      code: 'VERSION_STALE',
    })
  })

  test('that is sent again, because its response was lost, changes nothing', async () => {
    const { psikolog, jadwal_id } = await psychology()
    const body = { jenis: 'lengkap', isi: 'Sama', dasar_versi: 0, revisi: 0 } as const
    const [first, again] = [await save(psikolog, jadwal_id, body), await save(psikolog, jadwal_id, body)]
    expect([again.status, again.data]).toEqual([200, first.data])
  })

  test('has at most 20 000 characters, and may be empty', async () => {
    const { psikolog, jadwal_id } = await psychology()
    const of = { jenis: 'lengkap', dasar_versi: 0 } as const
    expect(await save(psikolog, jadwal_id, { ...of, isi: 'x'.repeat(maxLength.rekam + 1) })).toMatchObject({
      status: 422,
      errors: [{ field: 'isi' }],
    })
    expect((await save(psikolog, jadwal_id, { ...of, isi: 'é'.repeat(maxLength.rekam) })).status).toBe(200)
    expect((await save(psikolog, jadwal_id, { ...of, isi: '' })).status).toBe(200)
    expect((await read(psikolog, jadwal_id)).data.catatan[0].draf.isi).toBe('')
  })
})

describe('a signature', () => {
  test('makes the draft a version, with author and time; the draft is gone, and the trail has its digest', async () => {
    const { psikolog, klien, jadwal_id } = await psychology()
    await save(psikolog, jadwal_id, { jenis: 'lengkap', isi: 'Cemas sejak ujian', dasar_versi: 0 })
    const reply = await sign(psikolog, jadwal_id, {
      jenis: 'lengkap',
      dasar_versi: 0,
      revisi: 1,
      alasan: 'tidak perlu',
    })
    expect(reply).toMatchObject({ status: 201, data: { versi: 1, ditandatangani_pada: '2026-11-23T07:00:00+07:00' } })
    expect(reply.raw.toString()).not.toContain('Cemas')
    const [lengkap] = (await read(psikolog, jadwal_id)).data.catatan
    expect(lengkap).toEqual({
      jenis: 'lengkap',
      draf: null,
      versi: [
        {
          rekam_id: reply.data.rekam_id,
          versi: 1,
          isi: 'Cemas sejak ujian',
          alasan: null,
          oleh: psikolog.name,
          ditandatangani_pada: '2026-11-23T07:00:00+07:00',
          dirilis_pada: null,
        },
      ],
    })
    const stored = await db.row<{ sidik: string }>(sql`
      select encode(sidik, 'hex') as sidik from rekam where rekam_id = ${reply.data.rekam_id}`)
    expect(await trail('tandatangan', jadwal_id)).toEqual([
      { sidik: stored?.sidik, pelaku_id: psikolog.user_id, dasar: 'perawatan', subjek_id: klien.user_id },
    ])
  })

  test('of a later version needs a reason, and the version that was seen', async () => {
    const { psikolog, jadwal_id } = await psychology()
    await signed(psikolog, jadwal_id, 'terbatas', 'Pertama')
    await save(psikolog, jadwal_id, { jenis: 'terbatas', isi: 'Kedua', dasar_versi: 1 })
    const of = { jenis: 'terbatas', dasar_versi: 1 } as const
    for (const alasan of [undefined, null, '  '])
      expect(await sign(psikolog, jadwal_id, { ...of, ...(alasan === undefined ? {} : { alasan }) })).toMatchObject({
        status: 422,
        code: 'RECORD_REASON_REQUIRED',
        errors: [{ field: 'alasan' }],
      })
    const stale = { ...of, dasar_versi: 0, alasan: 'Salah ketik' }
    expect(await sign(psikolog, jadwal_id, stale)).toMatchObject({ status: 409, code: 'VERSION_STALE' })
    expect(await sign(psikolog, jadwal_id, { ...of, revisi: 7, alasan: 'Salah ketik' })).toMatchObject({ status: 409 })
    at('2026-11-23T08:00:00+07:00')
    expect((await sign(psikolog, jadwal_id, { ...of, alasan: ' Salah ketik ' })).status).toBe(201)
    at('2026-11-23T07:00:00+07:00')
    const [, terbatas] = (await read(psikolog, jadwal_id)).data.catatan
    expect(terbatas.versi).toMatchObject([
      { versi: 2, isi: 'Kedua', alasan: 'Salah ketik', ditandatangani_pada: '2026-11-23T08:00:00+07:00' },
      { versi: 1, isi: 'Pertama', alasan: null },
    ])
  })

  test('of nothing is refused', async () => {
    const { psikolog, jadwal_id } = await psychology()
    const of = { jenis: 'lengkap', dasar_versi: 0 } as const
    const empty = { status: 422, code: 'RECORD_EMPTY' }
    expect(await sign(psikolog, jadwal_id, of)).toMatchObject(empty)
    await save(psikolog, jadwal_id, { ...of, isi: ' \n ' })
    expect(await sign(psikolog, jadwal_id, of)).toMatchObject(empty)
    expect(await trail('tandatangan', jadwal_id)).toEqual([])
  })

  test('with a wrong password is refused and counted, as a login is', async () => {
    const { psikolog, jadwal_id } = await psychology()
    const of = { jenis: 'lengkap', dasar_versi: 0 } as const
    await save(psikolog, jadwal_id, { ...of, isi: 'Tenang' })
    const wrong = () => sign(psikolog, jadwal_id, { ...of, password: 'bukan-password' })
    expect(await wrong()).toMatchObject({ status: 422, code: 'PASSWORD_WRONG', errors: [{ field: 'password' }] })
    for (let n = 1; n < 10; n++) await wrong()
    expect(await sign(psikolog, jadwal_id, of)).toMatchObject({ status: 429, code: 'LOGIN_LOCKED' })
    expect((await read(psikolog, jadwal_id)).data.catatan[0].versi).toEqual([])
    at('2026-11-23T07:20:00+07:00')
    expect((await sign(psikolog, jadwal_id, of)).status).toBe(201)
    at('2026-11-23T07:00:00+07:00')
  })

  test('within a second is read as it was signed', async () => {
    const { psikolog, jadwal_id } = await psychology()
    at('2026-11-23T07:00:00.123+07:00')
    await signed(psikolog, jadwal_id, 'lengkap', 'Tenang')
    at('2026-11-23T07:00:00+07:00')
    expect((await read(psikolog, jadwal_id)).data.catatan[0].versi[0].isi).toBe('Tenang')
  })

  test('whose text is not what was signed is not shown', async () => {
    const { psikolog, jadwal_id } = await psychology()
    const [id] = await signed(psikolog, jadwal_id, 'lengkap', 'Asli')
    await db.rows(sql`alter table rekam disable trigger rekam_10_tetap_isi`)
    await db.rows(
      sql`update rekam set ditandatangani_pada = ditandatangani_pada + interval '1 day' where rekam_id = ${id}`,
    )
    await db.rows(sql`alter table rekam enable trigger rekam_10_tetap_isi`)
    const { raw, data } = await read(psikolog, jadwal_id)
    expect(raw.toString()).not.toContain('Asli')
    expect(data.catatan[0].versi[0].isi).toMatch(/^Isi ini tidak dapat dibaca/)
  })
})

describe('a release', () => {
  test('shows the client the released version, and notifies them once', async () => {
    const { psikolog, klien, jadwal_id } = await psychology()
    const [first] = await signed(psikolog, jadwal_id, 'terbatas', 'Untuk klien')
    expect((await released(klien, jadwal_id)).data).toEqual([])
    const done = await release(psikolog, first as number)
    expect(done).toMatchObject({ status: 200, data: { rekam_id: first, dirilis_pada: '2026-11-23T07:00:00+07:00' } })
    at('2026-11-23T09:00:00+07:00')
    expect((await release(psikolog, first as number)).data).toEqual(done.data)
    at('2026-11-23T07:00:00+07:00')
    expect((await released(klien, jadwal_id)).data).toMatchObject([
      { versi: 1, isi: 'Untuk klien', oleh: psikolog.name },
    ])
    expect(await trail('rilis', jadwal_id)).toHaveLength(1)
    const events = await db.rows(
      sql`select jenis, oleh from peristiwa where jadwal_id = ${jadwal_id} and jenis = 'rekam_dirilis'`,
    )
    expect(events).toEqual([{ jenis: 'rekam_dirilis', oleh: psikolog.user_id }])
  })

  test('is of the newest limited note: a later one is not shown before its own release', async () => {
    const { psikolog, klien, jadwal_id } = await psychology()
    const [first, second] = (await signed(psikolog, jadwal_id, 'terbatas', 'Pertama', 'Kedua')) as [number, number]
    expect(await release(psikolog, first)).toMatchObject({ status: 409, code: 'VERSION_STALE' })
    await release(psikolog, second)
    await save(psikolog, jadwal_id, { jenis: 'terbatas', isi: 'Ketiga', dasar_versi: 2 })
    const { data } = await sign(psikolog, jadwal_id, { jenis: 'terbatas', dasar_versi: 2, alasan: 'Lengkap' })
    expect((await released(klien, jadwal_id)).data).toMatchObject([{ versi: 2, isi: 'Kedua', alasan: 'Alasan 2' }])
    await release(psikolog, data.rekam_id)
    expect((await released(klien, jadwal_id)).data).toMatchObject([{ versi: 3, isi: 'Ketiga' }])
  })

  test('of a full note there is none', async () => {
    const { psikolog, klien, jadwal_id } = await psychology()
    const [id] = await signed(psikolog, jadwal_id, 'lengkap', 'Rahasia')
    expect(await release(psikolog, id as number)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await released(klien, jadwal_id)).data).toEqual([])
  })
})

test('a medical consultation has no notes', async () => {
  const pasien = await make.person(4)
  const { tenaga, jadwal_id } = await make.booked(pasien)
  const none = { status: 404, code: 'NOT_FOUND' }
  expect(await read(tenaga, jadwal_id)).toMatchObject(none)
  expect(await save(tenaga, jadwal_id, { jenis: 'terbatas', isi: 'x', dasar_versi: 0 })).toMatchObject(none)
  expect(await sign(tenaga, jadwal_id, { jenis: 'terbatas', dasar_versi: 0 })).toMatchObject(none)
  expect((await released(pasien, jadwal_id)).data).toEqual([])
})
