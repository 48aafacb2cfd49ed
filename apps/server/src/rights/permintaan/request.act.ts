import { isPatient } from '@sehati/contract/base/access'
import { checkPernyataan, isTerbuka } from '@sehati/contract/rights/permintaan.rules'
import type { Permintaan, PermintaanMasukan } from '@sehati/contract/rights/permintaan.schema'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { withPassword } from '../../people/auth/with-password.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { insertPeristiwaPenjawab, insertPeristiwaPetugas } from './kabar.store.ts'
import {
  hasKonsultasi,
  insertPermintaan,
  listPenulis,
  listPermintaanSaya,
  lockPermintaan,
  type PermintaanBaru,
  updateBerakhir,
  updatePernyataan,
  updateStatus,
} from './permintaan.store.ts'

/**
 * Stores a request, records it in the trail and tells the officers, of notes of psychology also the psychologists who decide; one of an
 * erasure is mailed its link. One for all notes becomes a request to each psychologist who wrote some. Returns the first one.
 */
export async function storePermintaan(
  { seal }: Pick<Context, 'seal'>,
  tx: Db,
  oleh: Oleh,
  request: PermintaanBaru,
  now: Date,
): Promise<number> {
  const { user_id, jenis, jadwal_id } = request
  const dasar = request.kanal === 'web' ? 'milik_sendiri' : 'administrasi'
  const penulis = jenis === 'akses' && !jadwal_id ? await listPenulis(tx, user_id) : []
  const stored: number[] = []
  for (const penulis_id of penulis.length > 0 ? penulis : [null]) {
    const objek_id = await insertPermintaan(tx, seal, { ...request, penulis_id }, now)
    if (objek_id === null) continue
    stored.push(objek_id)
    const about = { objek: 'permintaan', objek_id, subjek_id: user_id, dasar } as const
    await catatTindakan(tx, oleh, { tindakan: 'minta_hak', ...about }, now)
  }
  const permintaan_id = found(stored[0] ?? null, 'REQUEST_DUPLICATE')
  await insertPeristiwaPetugas(tx, 'permintaan_masuk', now)
  if (jenis === 'akses') await insertPeristiwaPenjawab(tx, { permintaan_id: stored, jenis: 'permintaan_masuk' }, now)
  if (jenis === 'penghapusan' && request.kanal === 'web')
    await insertPeristiwa(tx, { jenis: 'hapus_konfirmasi', user_id, isi: null }, now)
  return permintaan_id
}

/** A person asks something about their data. */
export async function requestPermintaan(
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { jenis, isi = null, password, ...of }: PermintaanMasukan,
): Promise<Permintaan> {
  const { db, seal, clock } = context
  const { user_id } = actor
  if (jenis === 'penghapusan' && !isPatient(actor.level_id)) reject('ERASURE_STAFF')
  const work = async (tx: Db): Promise<Permintaan> => {
    const [now, jadwal_id] = [clock(), of.jadwal_id ?? null]
    if (jadwal_id !== null && !(await hasKonsultasi(tx, { jadwal_id, user_id }))) reject('NOT_FOUND')
    const request = { user_id, jenis, jadwal_id, isi, kanal: 'web', dicatat_oleh: user_id, diterima_pada: now } as const
    const permintaan_id = await storePermintaan(context, tx, { actor, asal }, request, now)
    return found((await listPermintaanSaya(tx, seal, { user_id, permintaan_id }, now))[0] ?? null)
  }
  if (password === undefined) return db.transaction(work)
  return withPassword(context, { actor, password }, work)
}

/** The person takes an open request back, or ends a restriction that is in force. */
export const withdrawPermintaan = (
  { db, seal, clock }: Context,
  oleh: { actor: SignedIn; asal: Asal },
  permintaan_id: number,
): Promise<Permintaan> =>
  db.transaction(async (tx) => {
    const [{ user_id }, now] = [oleh.actor, clock()]
    const fakta = found(await lockPermintaan(tx, permintaan_id))
    if (fakta.user_id !== user_id) reject('NOT_FOUND')
    if (fakta.berlaku) await updateBerakhir(tx, permintaan_id, now)
    else if (isTerbuka(fakta.status)) await updateStatus(tx, seal, { permintaan_id, ke: 'ditarik', oleh: user_id }, now)
    else reject('REQUEST_CLOSED')
    const about = { objek: 'permintaan', objek_id: permintaan_id, subjek_id: user_id, dasar: 'milik_sendiri' } as const
    await catatTindakan(tx, oleh, { tindakan: 'minta_hak', ...about }, now)
    return found((await listPermintaanSaya(tx, seal, { user_id, permintaan_id }, now))[0] ?? null)
  })

/** The person adds a statement to the record whose correction was refused. */
export const statePernyataan = (
  { db, seal, clock }: Context,
  oleh: { actor: SignedIn; asal: Asal },
  { permintaan_id, isi }: { permintaan_id: number; isi: string },
): Promise<Permintaan> =>
  db.transaction(async (tx) => {
    const [{ user_id }, now] = [oleh.actor, clock()]
    const fakta = found(await lockPermintaan(tx, permintaan_id))
    if (fakta.user_id !== user_id) reject('NOT_FOUND')
    rejectIf(checkPernyataan(fakta))
    await updatePernyataan(tx, seal, { permintaan_id, isi }, now)
    const about = { objek: 'permintaan', objek_id: permintaan_id, subjek_id: user_id, dasar: 'milik_sendiri' } as const
    await catatTindakan(tx, oleh, { tindakan: 'minta_hak', ...about }, now)
    return found((await listPermintaanSaya(tx, seal, { user_id, permintaan_id }, now))[0] ?? null)
  })
