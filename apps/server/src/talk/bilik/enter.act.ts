import { kembaliSejak } from '@sehati/contract/talk/bilik.rules'
import type { Bilik, KeadaanKursi, MasukMasukan } from '@sehati/contract/talk/bilik.schema'
import type { Db } from '../../base/db/db.ts'
import type { SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import { demandTandaTangan } from '../../people/persetujuan/tanda-tangan.ts'
import type { Context } from '../../record/context.ts'
import { type Kunjungan, openRoom } from './access.ts'
import { hasDiDalam, lockRuang } from './bilik.store.ts'
import { insertKursi, removeKursiLama, updateDenyut, updateHalaman } from './kursi.store.ts'
import { tampil } from './tampil.ts'

/** A page enters a room, or says again that it is there. */
export async function enter(
  { db, clock, videoRelay }: Context,
  actor: SignedIn,
  jadwal_id: number,
  ask: MasukMasukan,
): Promise<Bilik> {
  const now = clock()
  const room = await openRoom(db, actor, jadwal_id, now)
  if (await isThere(db, actor, room, ask.sambungan)) return tampil(room, videoRelay !== null)
  if (room.peran === 'pasien') await demandTandaTangan(db, room.ruang, now)
  await db.transaction(async (tx) => {
    await lockRuang(tx, jadwal_id)
    await sit(tx, actor, await openRoom(tx, actor, jadwal_id, now), ask)
  })
  return tampil(await openRoom(db, actor, jadwal_id, now), videoRelay !== null)
}

/** The heartbeat of a page that sits there: the usual case, without a lock of the room. */
async function isThere(
  db: Db,
  { sesi_id }: SignedIn,
  { ruang: { jadwal_id, orang }, peran, ...at }: Kunjungan,
  sambungan: string,
) {
  const own = orang[peran].kursi
  const isOwn = own?.segar && own.sambungan === sambungan && own.sesi_id === sesi_id
  return isOwn ? await updateDenyut(db, { jadwal_id, peran, sesi_id, sambungan }, at) : false
}

/** Sits down: in the own seat, in an empty one, or in place of another page of the account, where the caller wants that. */
async function sit(
  tx: Db,
  { sesi_id, user_id }: SignedIn,
  { ruang: { jadwal_id, orang }, peran, now, kosong }: Kunjungan,
  { sambungan, pindah }: MasukMasukan,
): Promise<void> {
  const own = orang[peran].kursi
  const page = { jadwal_id, peran, sesi_id, sambungan }
  if (own?.segar) {
    if (own.sambungan !== sambungan && !pindah) reject('SEAT_TAKEN')
    return updateHalaman(tx, page, now)
  }
  await removeKursiLama(tx, { jadwal_id, peran }, kosong)
  const isLetIn = peran === 'tenaga' || (await hasDiDalam(tx, jadwal_id, kembaliSejak(now)))
  const keadaan: KeadaanKursi = isLetIn ? 'di dalam' : 'menunggu'
  await insertKursi(tx, { ...page, user_id, keadaan }, now)
}
