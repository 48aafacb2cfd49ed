import type { Berkas } from '@sehati/contract/berkas/schema'
import type { JenisEkspor } from '@sehati/contract/ekspor/schema'
import { tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { asCsv } from './csv.ts'
import {
  type Bagian,
  type Batch,
  type Cursor,
  listKonsultasiAfter,
  listPenggunaAfter,
  listTenagaProfesionalAfter,
} from './ekspor.store.ts'
import { asXlsx } from './xlsx.ts'

/** Calendar dates in Jakarta, both included; only consultations have a date. */
type Periode = { dari?: string; sampai?: string }

const readers: Record<JenisEkspor, (periode: Periode) => Batch> = {
  pengguna: () => listPenggunaAfter,
  konsultasi: listKonsultasiAfter,
  'tenaga-profesional': () => listTenagaProfesionalAfter,
}

/** All rows of one kind, read in batches while they are sent: the length of a list costs no memory. */
async function* batchesOf({ db }: Context, jenis: JenisEkspor, periode: Periode): AsyncGenerator<Bagian> {
  const batch = readers[jenis](periode)
  for (let cursor: Cursor | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const bagian: Bagian = await batch(db, cursor)
    yield bagian
    cursor = bagian.sampai
  }
}

const namaBerkas = ({ clock }: Context, jenis: JenisEkspor, akhiran: string) =>
  `${jenis}-${tanggalWib(clock())}.${akhiran}`

export const exportCsv = (context: Context, jenis: JenisEkspor, periode: Periode): Berkas => ({
  isi: asCsv(batchesOf(context, jenis, periode)),
  nama: namaBerkas(context, jenis, 'csv'),
})

export const exportXlsx = (context: Context, jenis: JenisEkspor, periode: Periode): Berkas => ({
  isi: asXlsx(jenis, batchesOf(context, jenis, periode)),
  nama: namaBerkas(context, jenis, 'xlsx'),
})
