import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { brandName } from '@sehati/contract/base/brand'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { register } from '@sehati/contract/record/pemrosesan.register'
import { isiData, namesOf } from '@sehati/contract/record/pemrosesan.rules'
import { kataRetensi } from '@sehati/contract/record/retensi.rules'
import type { RegisterPemrosesan } from '@sehati/contract/rights/pemrosesan.schema'
import type { Context } from '../../record/context.ts'
import { findKeadaan } from '../../record/jejak/daftar.store.ts'
import { asCsv } from '../../staffing/ekspor/csv.ts'
import { findFakta } from './pemrosesan.store.ts'

type Kegiatan = RegisterPemrosesan['kegiatan'][number]

/** One activity for each table with data of persons. */
const kegiatan: Kegiatan[] = Object.entries(register).flatMap(([tabel, entry]) => {
  if (entry.orang === null) return []
  const { keperluan, dasar, penerima, retensi, ekspor, hapus, kolom } = entry
  const isi = isiData.filter((one) => namesOf(kolom, one).length > 0)
  return [{ tabel, keperluan, dasar, isi, penerima: [...penerima], retensi: kataRetensi(retensi), ekspor, hapus }]
})

export async function showPemrosesan({ db, pemroses }: Context): Promise<RegisterPemrosesan> {
  const [{ petugas, pemulihan }, { pemeriksaan }] = [await findFakta(db), await findKeadaan(db)]
  return { pengendali: brandName, petugas, ...pemroses, pemulihan, pemeriksaan, kegiatan }
}

const columns = ['tabel', 'keperluan', 'dasar', 'isi', 'penerima', 'retensi', 'ekspor', 'hapus'] as const

async function* rows() {
  yield {
    kolom: [...columns],
    rows: kegiatan.map((one) => columns.map((column) => [one[column]].flat().join(', '))),
  }
}

/** The activities as a file for a spreadsheet. */
export const exportPemrosesan = ({ clock }: Context): Berkas => ({
  isi: asCsv(rows()),
  nama: `pemrosesan-${tanggalWib(clock())}.csv`,
})
