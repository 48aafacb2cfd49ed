import { brandName } from '@sehati/contract/base/brand'
import { bagianSalinan } from '@sehati/contract/rights/salinan.texts'
import type { Baris } from './salinan.ts'

/** A part of the copy that is not in it, and why. */
export type TidakDisertakan = { bagian: string; alasan: string }
/** Whose copy it is: the number of a patient's record, null of staff; the day, and what is left out. */
export type Kepala = { nomor_rekam: string | null; dibuat: string; tidak_disertakan: readonly TidakDisertakan[] }

/** The copy for programs: one key for each table, named as in the register of processing. */
export async function* asJson(
  { nomor_rekam, dibuat, tidak_disertakan }: Kepala,
  batchesOf: (bagian: (typeof bagianSalinan)[number]) => AsyncIterable<Baris[]>,
): AsyncGenerator<string> {
  yield `{"format":"sehati-data/1","layanan":${JSON.stringify(brandName)},"nomor_rekam":${JSON.stringify(nomor_rekam)},"dibuat":${JSON.stringify(dibuat)},"bagian":{`
  for (const [at, bagian] of bagianSalinan.entries()) {
    yield `${at > 0 ? ',' : ''}\n${JSON.stringify(bagian.tabel)}:[`
    let isFirst = true
    for await (const rows of batchesOf(bagian)) {
      yield `${isFirst ? '' : ','}${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      isFirst = false
    }
    yield ']'
  }
  yield `},\n"tidak_disertakan":${JSON.stringify(tidak_disertakan)}}\n`
}
