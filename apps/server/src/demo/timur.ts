import type { Tanggal } from '@sehati/contract/base/waktu'
import type { Db } from '../base/db/db.ts'
import { insertKlinik } from '../clinic/klinik/klinik.store.ts'
import { insertJadwalTenaga } from '../schedule/jadwal-tenaga/jadwal-tenaga.store.ts'
import { insertTenagaProfesional } from '../schedule/tenaga-profesional/tenaga-profesional.store.ts'
import { klinikTimur } from './content/timur.ts'
import type { IdOf } from './demo.store.ts'
import { allTenagaTimur } from './people.ts'
import { sesiOf } from './sesi.ts'

const LEPAS_MENIT = 240

/**
 * The clinic in another zone, its professionals and their sessions; returns the ids of the professionals by e-mail. They come
 * after all others and have no consultations, so that what was there before them keeps its ids.
 */
export async function insertTimur(
  tx: Db,
  { user, spesialisasi }: { user: IdOf<string>; spesialisasi: IdOf<string> },
): Promise<Map<string, number>> {
  const klinik_id = await insertKlinik(tx, klinikTimur)
  const ids = new Map<string, number>()
  for (const tenaga of allTenagaTimur) {
    const of = { user_id: user(tenaga.email), spesialisasi_id: spesialisasi(tenaga.spesialisasi), klinik_id }
    const profesional_id = await insertTenagaProfesional(tx, { ...of, lokasi: tenaga.lokasi })
    ids.set(tenaga.email, profesional_id)
    for (const { tenaga: _, is_available, ...sesi } of sesiOf(tenaga))
      await insertJadwalTenaga(tx, profesional_id, { ...sesi, is_available: is_available ? 1 : 0 })
    for (const { tenaga: _, is_available: __, ...sesi } of sesiOf({ ...tenaga, sesi: tenaga.cadangan }))
      await insertJadwalTenaga(tx, profesional_id, {
        ...sesi,
        is_available: 1,
        cadangan: 1,
        lepas_menit: LEPAS_MENIT,
      })
  }
  return ids
}

/** The semester of today: the odd one from August to January, the even one from February to July. */
export function semesterOf(today: Tanggal): { nama: string; dari: Tanggal; sampai: Tanggal } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const isOdd = month >= 8 || month === 1
  const begin = month >= 8 ? year : year - 1
  const nama = `${isOdd ? 'Ganjil' : 'Genap'} ${begin}/${begin + 1}`
  return isOdd
    ? { nama, dari: `${begin}-08-01`, sampai: `${begin + 1}-01-31` }
    : { nama, dari: `${begin + 1}-02-01`, sampai: `${begin + 1}-07-31` }
}
