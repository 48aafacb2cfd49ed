import * as api from '@sehati/contract/rights/permintaan.endpoints'
import { putPermintaanAkses } from '@sehati/contract/rights/permintaan-akses.endpoints'
import { salinanTexts } from '@sehati/contract/rights/salinan.texts'
import { expect, test } from 'vitest'
import { makeNotes } from '../../../test/rekam.ts'
import { salin } from '../../../test/salinan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { make, call } = server
const notes = makeNotes(server)

const petugas = await make.person(1)
await make.tugas(petugas.user_id, 'petugas_data')

async function withNote(words = 'kenaricatatan') {
  const { klien, psikolog, jadwal_id } = await notes.psychology()
  await notes.signed(psikolog, jadwal_id, 'terbatas', words)
  return { klien, psikolog, jadwal_id }
}
type Klien = Awaited<ReturnType<typeof withNote>>['klien']
/** The consultation of which the notes are asked for, with the psychologist who decides; an officer, where none is named. */
type Tentang = { jadwal_id?: number; psikolog?: Klien }

async function decided(klien: Klien, { jadwal_id, psikolog }: Tentang, said: object) {
  const isi = 'Catatan psikolog saya'
  const asked = await call(klien, api.insertPermintaan, {
    body: { jenis: 'akses', isi, ...(jadwal_id && { jadwal_id }) },
  })
  const [query, body] = [{ id: asked.data.permintaan_id }, { jawaban: 'Dijelaskan saat bertemu.', ...said }]
  const reply = psikolog
    ? call(psikolog, putPermintaanAkses, { query, body })
    : call(petugas, api.putPermintaan, { query, body })
  expect(await reply).toMatchObject({ status: 200 })
}
const refused = (klien: Klien, of: Tentang = {}, alasan_tolak = 'bahaya_subjek') =>
  decided(klien, of, { tindakan: 'tolak', alasan_tolak })
const reasonsOf = async (klien: Klien) => {
  const { data, page, everything } = await salin(server, klien)
  const reasons = data.tidak_disertakan.filter(({ bagian }) => bagian === salinanTexts.catatanPsikolog)
  for (const { alasan } of reasons) expect(page).toContain(alasan)
  expect(everything).not.toContain('kenaricatatan')
  return reasons.map(({ alasan }) => alasan)
}

test('a copy names unreleased notes for which no access was asked as something to ask for', async () =>
  expect(await reasonsOf((await withNote()).klien)).toEqual([salinanTexts.sebagian]))

test.each(['bahaya_subjek', 'bahaya_orang_lain'])(
  'a copy says that notes are withheld for safety: %s',
  async (alasan) => {
    const { klien, ...of } = await withNote()
    await refused(klien, of, alasan)
    expect(await reasonsOf(klien)).toEqual([salinanTexts.keselamatan])
  },
)

test('a refusal that names no consultation is of all of them; one of another ground, or of another consultation, withholds none for safety', async () => {
  const [all, other, elsewhere] = [await withNote(), await withNote(), await withNote()]
  await refused(all.klien, { psikolog: all.psikolog })
  await refused(other.klien, other, 'data_orang_lain')
  const { jadwal_id } = await make.booked(elsewhere.klien, { status: 'selesai', tanggal: '2026-11-17' })
  await refused(elsewhere.klien, { jadwal_id })
  expect(await reasonsOf(all.klien)).toEqual([salinanTexts.keselamatan])
  expect(await reasonsOf(other.klien)).toEqual([salinanTexts.sebagian])
  expect(await reasonsOf(elsewhere.klien)).toEqual([salinanTexts.sebagian])
})

test('the last decision counts', async () => {
  const { klien, ...of } = await withNote()
  await refused(klien, of)
  await decided(klien, of, { tindakan: 'jawab' })
  expect(await reasonsOf(klien)).toEqual([salinanTexts.sebagian])
})

test('what one psychologist gives later does not hide that another withholds theirs', async () => {
  const { klien, psikolog } = await withNote()
  const other = await notes.psychology({ klien, tanggal: '2026-11-19' })
  await notes.signed(other.psikolog, other.jadwal_id, 'terbatas', 'kenaricatatan')
  await refused(klien, { psikolog })
  const rows: { permintaan_id: number; status: string }[] = (await call(klien, api.listPermintaanSaya, {})).data
  const id = rows.find(({ status }) => status === 'baru')?.permintaan_id as number
  const body = { tindakan: 'jawab', jawaban: 'Dijelaskan saat bertemu.' } as const
  expect(await call(other.psikolog, putPermintaanAkses, { query: { id }, body })).toMatchObject({ status: 200 })
  expect(await reasonsOf(klien)).toEqual([salinanTexts.keselamatan, salinanTexts.sebagian])
})
