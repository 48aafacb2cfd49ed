import { createHash } from 'node:crypto'
import { naskahKanonik } from '@sehati/contract/rights/naskah.rules'
import { naskahTexts } from '@sehati/contract/rights/naskah.texts'
import * as api from '@sehati/contract/rights/persetujuan.endpoints'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()
const admin = await make.person(1)

type Who = { token: string; user_id: number }
const bukti = (who: Who, id: number) => call(who, api.getBukti, { query: { id } })
const nomor = (rows: { keperluan: string; jawaban: { persetujuan_id: number } | null }[]): number =>
  rows.find(({ jawaban }) => jawaban !== null)?.jawaban?.persetujuan_id ?? 0

test('the proof of an answer has the words that were shown, their digest, what was said, and when', async () => {
  const me = await make.person(5, { name: 'Sari <b>Wulandari</b>' })
  const persetujuan = [{ keperluan: 'telemedisin', versi: 1, sikap: 'menolak' }]
  const id = nomor((await call(me, api.answerPersetujuan, { body: { persetujuan } })).data.persetujuan)
  const { status, headers, raw } = await bukti(me, id)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-disposition']).toBe(`attachment; filename="bukti-persetujuan-${id}.html"`)
  const page = raw.toString()
  const [isi] = naskahTexts.telemedisin
  for (const words of [isi.judul, isi.pernyataan, ...isi.bagian.map((one) => one.isi)]) expect(page).toContain(words)
  expect(page).toContain(createHash('sha256').update(naskahKanonik(isi)).digest('hex'))
  for (const words of ['Tidak setuju', '23 November 2026 pukul 07.00 WIB', 'Di layanan', `<dd>${id}</dd>`])
    expect(page).toContain(words)
  expect(page).toContain('Sari &lt;b&gt;Wulandari&lt;/b&gt;')
})

test('of an answer on paper says so', async () => {
  const me = await make.person(5)
  const body = { user_id: me.user_id, keperluan: 'layanan', versi: 1, sikap: 'setuju' }
  const id = nomor((await call(admin, api.insertPersetujuanOrang, { body })).data.persetujuan)
  expect((await bukti(me, id)).raw.toString()).toContain('Di atas kertas, dicatat petugas di loket')
  expect(await bukti(admin, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('is the person’s own alone', async () => {
  const me = await make.person(5)
  const persetujuan = [{ keperluan: 'layanan', versi: 1, sikap: 'setuju' }]
  const id = nomor((await call(me, api.answerPersetujuan, { body: { persetujuan } })).data.persetujuan)
  for (const other of [await make.person(5), await make.person(2)])
    expect(await bukti(other, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await bukti(me, id)).status).toBe(200)
})
