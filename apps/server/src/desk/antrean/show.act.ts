import { tanggalWib } from '@sehati/contract/base/waktu'
import { isKodeTampil } from '@sehati/contract/desk/antrean.rules'
import type { AntreanSaya, HariLoket } from '@sehati/contract/desk/antrean.schema'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { lihatDaftar, type Oleh } from '../../record/jejak/catatan.ts'
import { findKunjunganSaya, listKunjungan, listPilihanKlinik } from './antrean.store.ts'
import { estimate } from './estimate.act.ts'
import { kodeHadir } from './kode.ts'

/** The day of a clinic for the desk: of the first one where none is named. */
export async function showHari({ db, clock, jejak }: Context, oleh: Oleh, klinik_id?: number): Promise<HariLoket> {
  const klinik = await listPilihanKlinik(db)
  const one = found(klinik.find((each) => klinik_id === undefined || each.klinik_id === klinik_id) ?? null)
  const tanggal = tanggalWib(clock())
  jejak.susul(oleh, [lihatDaftar('daftar_konsultasi')])
  return { klinik, klinik_id: one.klinik_id, tanggal, kunjungan: await listKunjungan(db, one.klinik_id, tanggal) }
}

/** The patient's visit of today: the code for the desk in its last hour, then the place in the queue. */
export async function showAntrean({ db, seal, clock }: Context, user_id: number): Promise<AntreanSaya | null> {
  const now = clock()
  const tanggal = tanggalWib(now)
  const k = await findKunjunganSaya(db, user_id, tanggal, now)
  if (!k) return null
  const { jadwal_id, klinik_id, nama_profesional, jam_mulai, jam_selesai, zona } = k
  const kode_hadir = isKodeTampil(k, now) ? kodeHadir(seal, k) : null
  const kunjungan = { jadwal_id, klinik_id, nama_profesional, jam_mulai, jam_selesai, zona, kode_hadir }
  if (!k.antrean) return { ...kunjungan, antrean: null }
  const { keadaan, di_depan: diDepan } = k.antrean
  const perkiraan = keadaan === 'menunggu' ? await estimate(db, k, diDepan, now) : null
  return { ...kunjungan, antrean: { ...k.antrean, perkiraan } }
}
