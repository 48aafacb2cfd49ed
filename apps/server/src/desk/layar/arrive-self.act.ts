import { tanggalWib } from '@sehati/contract/base/waktu'
import { paruhBerlaku, pilihKunjungan } from '@sehati/contract/desk/layar.rules'
import type { HadirSaya } from '@sehati/contract/desk/layar.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import { hadirKey, tryKode } from '../../people/auth/throttle.ts'
import type { Context } from '../../record/context.ts'
import type { Oleh } from '../../record/jejak/catatan.ts'
import { listFaktaPasien } from '../antrean/antrean.store.ts'
import { arrive } from '../antrean/arrive.act.ts'
import { kodeLayar } from '../antrean/kode.ts'

/** Records the arrival of the caller by the code on the screen of the waiting room: the same act as the desk's. */
export async function arriveSelf(context: Context, oleh: Oleh, user_id: number, kode: string): Promise<HadirSaya> {
  const jadwal_id = await tryKode(context.db, context.clock, hadirKey(user_id), (tx) =>
    findByKode(context, tx, user_id, kode),
  )
  const visit = await arrive(context, oleh, { jadwal_id: jadwal_id ?? reject('CODE_INVALID') }, 'milik_sendiri')
  const { nama_profesional, jam_mulai, jam_selesai, zona } = visit
  const { kode: huruf, nomor } = found(visit.antrean)
  const tiba_pada = found(visit.tiba_pada)
  return { kode: huruf, nomor, jadwal_id: visit.jadwal_id, nama_profesional, jam_mulai, jam_selesai, zona, tiba_pada }
}

/** The caller's visit of today at the clinic whose screen shows this code, or showed it in the half-minute before. */
async function findByKode({ seal, clock }: Context, tx: Db, user_id: number, kode: string): Promise<number | null> {
  const now = clock()
  const paruh = paruhBerlaku(now)
  const all = await listFaktaPasien(tx, user_id, tanggalWib(now))
  const here = all.filter(({ klinik_id }) => paruh.some((one) => kodeLayar(seal, klinik_id, one) === kode))
  return pilihKunjungan(here, now)?.jadwal_id ?? null
}
