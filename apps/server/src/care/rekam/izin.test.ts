import { listIzinRekam, listRekamDibagikan } from '@sehati/contract/care/rekam.endpoints'
import sql from 'sql-template-tag'
import { afterEach, expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { makeNotes } from '../../../test/rekam.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, make, call, at } = server
const { psychology, read, signed, grant, withdraw } = makeNotes(server)
afterEach(() => at('2026-11-23T07:00:00+07:00'))

const grants = (who: { token: string }, jadwalid: number) => call(who, listIzinRekam, { query: { jadwalid } })
const shared = async (who: { token: string }) => (await call(who, listRekamDibagikan)).data

/** A client has let another professional read. */
async function shown(sampai?: string) {
  const { klien, psikolog, jadwal_id } = await psychology()
  await signed(psikolog, jadwal_id, 'lengkap', 'Hanya penulis')
  await signed(psikolog, jadwal_id, 'terbatas', 'Boleh dibagikan')
  const rekan = await make.profesional(2)
  const { data } = await grant(klien, jadwal_id, rekan.profesional_id, sampai)
  return { klien, psikolog, jadwal_id, rekan, izin_id: data.izin_id as number }
}

test('a professional with a grant reads the signed limited notes, and each read is recorded with its ground', async () => {
  const { klien, psikolog, jadwal_id, rekan, izin_id } = await shown()
  const { status, data, raw } = await read(rekan, jadwal_id)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    milik: false,
    catatan: [{ jenis: 'terbatas', draf: null, versi: [{ isi: 'Boleh dibagikan', oleh: psikolog.name }] }],
  })
  expect(data.catatan).toHaveLength(1)
  expect(raw.toString()).not.toContain('Hanya penulis')
  const rows = await db.rows(sql`
    select tindakan, objek, dasar, subjek_id from jejak_baru where pelaku_id = ${rekan.user_id} and objek_id = ${jadwal_id}`)
  expect(rows).toEqual([{ tindakan: 'lihat', objek: 'rekam', dasar: 'izin', subjek_id: klien.user_id }])
  expect(await shared(rekan)).toEqual([
    {
      ...{
        izin_id,
        jadwal_id,
        klien: klien.name,
        psikolog: psikolog.name,
        tanggal: '2026-11-18T09:00:00+07:00',
        zona: 7,
      },
      sampai: '2026-11-30',
      ada_catatan: true,
    },
  ])
})

test('where a read with a grant cannot be recorded, nothing is shown', async () => {
  const { jadwal_id, rekan } = await shown()
  const unblock = await blockJejak(db)
  try {
    const refused = await read(rekan, jadwal_id)
    expect(refused).toMatchObject({ status: 503, code: 'TRAIL_UNAVAILABLE' })
    expect(refused.raw.toString()).not.toContain('Boleh dibagikan')
  } finally {
    await unblock()
  }
  expect((await read(rekan, jadwal_id)).status).toBe(200)
})

test('a draft is not part of it', async () => {
  const { klien, psikolog, jadwal_id } = await psychology()
  const rekan = await make.profesional(3)
  await grant(klien, jadwal_id, rekan.profesional_id)
  await makeNotes(server).save(psikolog, jadwal_id, { jenis: 'terbatas', isi: 'Belum jadi', dasar_versi: 0 })
  expect((await read(rekan, jadwal_id)).data.catatan).toEqual([{ jenis: 'terbatas', draf: null, versi: [] }])
  expect((await shared(rekan))[0].ada_catatan).toBe(false)
})

test('ends when the client withdraws it, and stays on record', async () => {
  const { klien, jadwal_id, rekan, izin_id } = await shown()
  at('2026-11-23T10:00:00+07:00')
  const first = await withdraw(klien, izin_id)
  expect(first).toMatchObject({ status: 200, data: { berlaku: false, dicabut_pada: '2026-11-23T10:00:00+07:00' } })
  at('2026-11-23T11:00:00+07:00')
  expect((await withdraw(klien, izin_id)).data).toEqual(first.data)
  expect(await read(rekan, jadwal_id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await shared(rekan)).toEqual([])
  expect((await grants(klien, jadwal_id)).data).toEqual([first.data])
  // Given again, it counts again.
  expect((await grant(klien, jadwal_id, rekan.profesional_id)).status).toBe(201)
  expect((await read(rekan, jadwal_id)).status).toBe(200)
  const acts = await db.rows<{ tindakan: string }>(sql`
    select tindakan from jejak_baru where objek = 'izin_rekam' and pelaku_id = ${klien.user_id} order by baru_id`)
  expect(acts.map(({ tindakan }) => tindakan)).toEqual(['beri_izin', 'cabut_izin', 'beri_izin'])
})

test('lasts through its last day in Jakarta', async () => {
  const { klien, jadwal_id, rekan } = await shown('2026-11-24')
  at('2026-11-24T23:59:59+07:00')
  expect((await read(rekan, jadwal_id)).status).toBe(200)
  expect((await grants(klien, jadwal_id)).data).toMatchObject([{ sampai: '2026-11-24', berlaku: true }])
  at('2026-11-25T00:00:00+07:00')
  expect((await read(rekan, jadwal_id)).status).toBe(404)
  expect((await grants(klien, jadwal_id)).data).toMatchObject([
    { sampai: '2026-11-24', berlaku: false, dicabut_pada: null },
  ])
})

test('is of at most ninety days', async () => {
  const { klien, jadwal_id } = await psychology()
  const { profesional_id } = await make.profesional(2)
  at('2026-11-23T23:59:59+07:00')
  for (const sampai of ['2026-11-22', '2027-02-21'])
    expect(await grant(klien, jadwal_id, profesional_id, sampai)).toMatchObject({
      status: 422,
      code: 'RECORD_GRANT_UNTIL',
      errors: [{ field: 'sampai' }],
    })
  expect((await grant(klien, jadwal_id, profesional_id, '2027-02-20')).data).toMatchObject({ sampai: '2027-02-20' })
})

test('goes to another active professional, once at a time', async () => {
  const { klien, psikolog, jadwal_id } = await psychology()
  const closed = await make.profesional(2)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${closed.user_id}`)
  for (const id of [psikolog.profesional_id, closed.profesional_id, 2_000_000_000])
    expect(await grant(klien, jadwal_id, id)).toMatchObject({ status: 422, code: 'RECORD_GRANT_PROFESSIONAL' })
  const { profesional_id } = await make.profesional(2)
  const replies = await Promise.all([1, 2, 3].map(() => grant(klien, jadwal_id, profesional_id)))
  expect(replies.map(({ status, code }) => code ?? status).sort()).toEqual([
    201,
    'RECORD_GRANT_EXISTS',
    'RECORD_GRANT_EXISTS',
  ])
})

test('is given by the client alone, and of psychology alone', async () => {
  const { psikolog, jadwal_id } = await psychology()
  const { profesional_id } = await make.profesional(2)
  const stranger = await make.person(4)
  expect(await grant(stranger, jadwal_id, profesional_id)).toMatchObject({ status: 404 })
  expect(await grants(stranger, jadwal_id)).toMatchObject({ status: 404 })
  expect(await grant(psikolog, jadwal_id, profesional_id)).toMatchObject({ status: 403 })
  const medical = await make.booked(stranger)
  expect(await grant(stranger, medical.jadwal_id, profesional_id)).toMatchObject({ status: 404 })
})

test('the professional is notified of grant and withdrawal, in neutral words by mail', async () => {
  const { klien, rekan, izin_id } = await shown()
  await withdraw(klien, izin_id)
  const { relay } = makeRelay(server)
  await relay()
  const kinds = async (table: 'pemberitahuan' | 'surat') =>
    (
      await db.rows<{ jenis: string }>(
        table === 'surat'
          ? sql`select jenis from surat where user_id = ${rekan.user_id} order by peristiwa_id`
          : sql`select jenis from pemberitahuan where user_id = ${rekan.user_id} order by peristiwa_id`,
      )
    ).map(({ jenis }) => jenis)
  expect(await kinds('pemberitahuan')).toEqual(['izin_diberi', 'izin_dicabut'])
  expect(await kinds('surat')).toEqual(['izin_diberi', 'izin_dicabut'])
})
