import { addDays, instantOf, tanggalWib } from '@sehati/contract/base/waktu'
import type { Db } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import { insertJaga } from '../safety/jaga/jaga.store.ts'
import { putDiminta, updateDiakui, updateDitutup } from '../safety/peringatan/peringatan.store.ts'
import type { IdOf } from './demo.store.ts'
import { adminEmail } from './people.ts'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
/** Holds the duty. */
const PETUGAS = 'dokter@sehati.test'
const DAYS = 5

/**
 * The roster from an hour ago on, and two patients who asked to be called: one is being called, the other was. Both were
 * acknowledged, because one that waits would notify every admin again and again.
 */
export async function insertPermintaan(tx: Db, seal: Seal, user: IdOf<string>, now: Date): Promise<void> {
  const [petugas, oleh] = [user(PETUGAS), user(adminEmail)]
  const before = (ms: number) => new Date(now.getTime() - ms)
  await insertJaga(tx, { user_id: petugas, mulai: before(HOUR_MS), selesai: before(-7 * HOUR_MS), oleh })
  for (let day = 1; day <= DAYS; day++) {
    const tanggal = addDays(tanggalWib(before(-7 * HOUR_MS)), day)
    const shift = { mulai: instantOf(tanggal, '08:00:00'), selesai: instantOf(tanggal, '16:00:00') }
    await insertJaga(tx, { user_id: petugas, ...shift, oleh })
  }
  const ask = async (email: string, tempat: string, minta: Date) => {
    const sebelum = new Date(minta.getTime() + HOUR_MS)
    const of = { user_id: user(email), phone_number: '081200000002', tempat, sebelum }
    const { peringatan_id } = await putDiminta(tx, seal, of, minta)
    await updateDiakui(tx, peringatan_id, petugas, new Date(minta.getTime() + 3 * MINUTE_MS))
    return peringatan_id
  }
  const closed = await ask('karyawan@sehati.test', 'Perpustakaan, lantai 2', before(50 * MINUTE_MS))
  const catatan = 'Sudah ditelepon. Ia bersama temannya dan datang ke klinik besok pagi.'
  await updateDitutup(tx, seal, { peringatan_id: closed, oleh: petugas, catatan }, before(30 * MINUTE_MS))
  await ask('user@sehati.test', 'Asrama A, dekat kantin', before(10 * MINUTE_MS))
}
