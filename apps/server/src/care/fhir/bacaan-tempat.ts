import { LAYANAN_ID } from './acuan.ts'
import { idOf } from './cari.ts'
import { listTempat } from './jadwal.store.ts'
import type { Baca, Bacaan, Hasil } from './sumber.ts'
import { type KlinikFhir, keLocation, keOrganization } from './tempat.ts'

const layanan = async ({ layanan }: Baca): Promise<Hasil[]> => [
  { sumber: keOrganization(await layanan()), penanda: LAYANAN_ID, milik: null },
]

export const organization: Bacaan = {
  sumber: 'Organization',
  param: {},
  find: async (context, id) => (id === LAYANAN_ID ? layanan(context) : []),
  page: layanan,
}

const ofKlinik = (row: KlinikFhir): Hasil => ({ sumber: keLocation(row), penanda: String(row.klinik_id), milik: null })

export const location: Bacaan = {
  sumber: 'Location',
  param: {},
  async find({ reads }, text) {
    const id = idOf(text)
    return id === null ? [] : (await listTempat(reads, { sesudahId: 0, count: 1, id })).map(ofKlinik)
  },
  page: async ({ reads }, { halaman, count }) =>
    (await listTempat(reads, { sesudahId: idOf(halaman ?? '') ?? 0, count })).map(ofKlinik),
}
