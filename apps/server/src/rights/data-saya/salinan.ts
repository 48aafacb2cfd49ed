import { type BagianSalinan, bagianSalinan, salinanTexts } from '@sehati/contract/rights/salinan.texts'
import { type Place, UnreadableError } from '../../base/db/seal.ts'
import { bukaDirilis } from '../../care/rekam/baca.ts'
import { listDirilisMilik } from '../../care/rekam/rekam.store.ts'
import { teksMilik } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import {
  type BarisSalinan,
  berkasOf,
  findBerkas,
  isTersegel,
  type Kunci,
  listBarisSalinan,
  ROWS,
} from './salinan.store.ts'

type Reading = Pick<Context, 'db' | 'seal'>
/** A row of the copy: the columns of its table, decrypted, and others named. */
export type Baris = Record<string, unknown>
export type Orang = { user_id: number; kunci: Kunci }

const ekstensi: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** Where the file of a row stands in the copy. */
const namaBerkas = (tabel: string, { kunci, jenis }: BarisSalinan): string =>
  `${tabel}/${kunci.join('-')}.${tabel === 'foto' ? 'webp' : (ekstensi[String(jenis)] ?? 'bin')}`

function terbuka({ seal }: Reading, tabel: string, kolom: string, row: BarisSalinan): unknown {
  const value = row[kolom]
  if (value === null || value === undefined) return null
  if (berkasOf[tabel] === kolom) return namaBerkas(tabel, row)
  if (!isTersegel(tabel, kolom)) return value
  const [place, sealed] = [row[`tempat_${kolom}`] as Place, value as Buffer]
  if (tabel === 'skrining') return JSON.parse(seal.readOrNull(place, sealed) ?? 'null')
  return teksMilik({ seal }, place, sealed)
}

const barisOf = (context: Reading, { tabel, kolom }: BagianSalinan, row: BarisSalinan): Baris =>
  Object.fromEntries(
    Object.keys(kolom)
      .filter((nama) => nama in row)
      .map((nama) => [nama, terbuka(context, tabel, nama, row)]),
  )

/** The rows of a table that belong to the person, in batches: how many there are costs no memory. */
export async function* batchesOf(context: Reading, bagian: BagianSalinan, orang: Orang): AsyncGenerator<Baris[]> {
  if (bagian.tabel === 'rekam') return yield* dirilis(context, orang)
  for await (const rows of rowsOf(context, bagian, orang)) yield rows.map((row) => barisOf(context, bagian, row))
}

async function* rowsOf({ db }: Reading, bagian: BagianSalinan, orang: Orang): AsyncGenerator<BarisSalinan[]> {
  for (let after: readonly string[] | null = null; ; ) {
    const rows: BarisSalinan[] = await listBarisSalinan(db, bagian, { ...orang, after })
    if (rows.length > 0) yield rows
    const last = rows[ROWS - 1]
    if (!last) return
    after = last.kunci
  }
}

/** Of a psychologist's notes only those that were released: the gate for them decrypts them. */
async function* dirilis({ db, seal }: Reading, { user_id }: Orang): AsyncGenerator<Baris[]> {
  for (let after = 0; ; ) {
    const rows = await listDirilisMilik(db, user_id, after)
    const last = rows.at(-1)
    if (!last) return
    yield bukaDirilis(seal, rows).map(({ versi, isi, alasan, oleh, ditandatangani_pada }, at) => {
      const { jadwal_id, jenis } = rows[at] as (typeof rows)[number]
      return { jadwal_id, jenis, versi, isi, alasan, penulis_id: oleh, ditandatangani_pada }
    })
    after = last.rekam_id
  }
}

/** The files of the person, one after the other. */
export async function* berkasDari(context: Reading, orang: Orang): AsyncGenerator<{ nama: string; isi: Buffer }> {
  for (const bagian of bagianSalinan) {
    const { tabel } = bagian
    const kolom = berkasOf[tabel]
    if (!kolom || !isTersegel(tabel, kolom)) continue
    for await (const rows of rowsOf(context, bagian, orang))
      for (const row of rows) {
        const found = await findBerkas(context.db, tabel, orang.kunci, row.kunci)
        if (found?.sealed)
          yield { nama: namaBerkas(tabel, row), isi: opened(context, found.tempat as Place, found.sealed) }
      }
  }
}

/** A file that no key decrypts is named, and says so. */
function opened({ seal }: Reading, place: Place, sealed: Buffer): Buffer {
  try {
    return seal.openBytes(place, sealed)
  } catch (error) {
    if (error instanceof UnreadableError) return Buffer.from(salinanTexts.tidakTerbaca)
    throw error
  }
}
