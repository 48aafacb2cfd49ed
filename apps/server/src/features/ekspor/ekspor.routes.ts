import { eksporData } from '@sehati/contract/ekspor.endpoints'
import type { JenisEkspor } from '@sehati/contract/ekspor.schema'
import { tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { asCsv } from './csv.ts'
import { type Batch, konsultasiAfter, type Letak, penggunaAfter, tenagaProfesionalAfter } from './ekspor.store.ts'

const readers: Record<JenisEkspor, (periode: { dari?: string; sampai?: string }) => Batch> = {
  pengguna: () => penggunaAfter,
  konsultasi: konsultasiAfter,
  'tenaga-profesional': () => tenagaProfesionalAfter,
}

export function eksporRoutes({ route, db, clock }: Context) {
  route(eksporData, async ({ query: { jenis, ...periode } }) => {
    const batch = readers[jenis](periode)
    return { isi: asCsv<Letak>((after) => batch(db, after)), nama: `${jenis}-${tanggalWib(clock())}.csv` }
  })
}
