import { isTerbuka } from '@sehati/contract/rights/permintaan.rules'
import type { PermintaanAkses, PutusanAkses } from '@sehati/contract/rights/permintaan-akses.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { findPenjawab, listAkses } from './akses.store.ts'
import { lockPermintaan, updateStatus } from './permintaan.store.ts'

type By = { actor: SignedIn; asal: Asal }

const dasarOf = (milik: boolean) => (milik ? 'perawatan' : 'administrasi')

/** What waits for the caller. That the words of a client are read is recorded for each of them before they are shown. */
export async function showAkses({ db, seal, clock, jejak }: Context, oleh: By): Promise<PermintaanAkses[]> {
  if (oleh.actor.isiTertutup) reject('TEXT_CLOSED')
  const rows = await listAkses(db, seal, oleh.actor.user_id, clock())
  await jejak.catat(
    oleh,
    rows.map(({ permintaan_id, pemohon_id, milik_saya }) => ({
      tindakan: 'lihat',
      objek: 'permintaan',
      objek_id: permintaan_id,
      subjek_id: pemohon_id,
      dasar: dasarOf(milik_saya),
    })),
  )
  return rows.map(({ pemohon_id: _, ...row }) => row)
}

/** A psychologist decides what of the notes a client is given. The client is told. */
export const decideAkses = (
  { db, seal, clock }: Context,
  oleh: By,
  permintaan_id: number,
  { tindakan, jawaban, alasan_tolak = null }: PutusanAkses,
): Promise<null> =>
  db.transaction(async (tx) => {
    const [{ user_id }, now] = [oleh.actor, clock()]
    const fakta = found(await lockPermintaan(tx, permintaan_id))
    const { milik } = found(await findPenjawab(tx, { permintaan_id, oleh: user_id }))
    if (oleh.actor.isiTertutup) reject('TEXT_CLOSED')
    if (!isTerbuka(fakta.status)) reject('REQUEST_CLOSED')
    if (tindakan === 'tolak' && alasan_tolak === null) reject('REASON_REQUIRED', { field: 'alasan_tolak' })
    const said = { jawaban, alasan_tolak: tindakan === 'tolak' ? alasan_tolak : null }
    const ke = tindakan === 'tolak' ? 'ditolak' : 'dijawab'
    await updateStatus(tx, seal, { permintaan_id, ke, oleh: user_id, petugas: true, ...said }, now)
    const about = { objek: 'permintaan', objek_id: permintaan_id, subjek_id: fakta.user_id } as const
    await catatTindakan(tx, oleh, { tindakan: 'jawab_hak', ...about, dasar: dasarOf(milik) }, now)
    await insertPeristiwa(tx, { jenis: 'permintaan', user_id: fakta.user_id, isi: null }, now)
    return null
  })
