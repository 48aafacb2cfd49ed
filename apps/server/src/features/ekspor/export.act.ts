import type { Berkas } from '@sehati/contract/berkas/schema'
import type { JenisEkspor } from '@sehati/contract/ekspor/schema'
import { tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { asCsv } from './csv.ts'
import {
  type Batch,
  type Cursor,
  listKonsultasiAfter,
  listPenggunaAfter,
  listTenagaProfesionalAfter,
} from './ekspor.store.ts'

/** Calendar dates in Jakarta, both included; only consultations have a date. */
type Periode = { dari?: string; sampai?: string }

const readers: Record<JenisEkspor, (periode: Periode) => Batch> = {
  pengguna: () => listPenggunaAfter,
  konsultasi: listKonsultasiAfter,
  'tenaga-profesional': () => listTenagaProfesionalAfter,
}

/** All rows of one kind as CSV, read in batches while they are sent. */
export function exportCsv({ db, clock }: Context, jenis: JenisEkspor, periode: Periode): Berkas {
  const batch = readers[jenis](periode)
  return { isi: asCsv<Cursor>((after) => batch(db, after)), nama: `${jenis}-${tanggalWib(clock())}.csv` }
}
