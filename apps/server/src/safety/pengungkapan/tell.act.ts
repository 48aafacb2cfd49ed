import type { UngkapKonsultasi, UngkapMasukan } from '@sehati/contract/safety/pengungkapan.schema'
import { checkDitangani } from '@sehati/contract/safety/peringatan.rules'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { findPihak } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockTerbuka } from '../peringatan/peringatan.store.ts'
import { insertPengungkapan } from './pengungkapan.store.ts'

type Oleh = { actor: SignedIn; asal: Asal }

/** The professional of a consultation records whom they told outside of the clinic. */
export const tellFromKonsultasi = (
  { db, seal, clock }: Context,
  oleh: Oleh,
  { jadwal_id, ...isi }: UngkapKonsultasi,
): Promise<null> =>
  db.transaction(async (tx) => {
    const [{ actor }, now] = [oleh, clock()]
    const { user_id, profesional_id } = found(await findPihak(tx, jadwal_id))
    if (profesional_id !== actor.profesional_id) reject('NOT_FOUND')
    if (actor.isiTertutup) reject('TEXT_CLOSED')
    await insertPengungkapan(tx, seal, { ...isi, user_id, jadwal_id, oleh: actor.user_id }, now)
    const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: user_id, dasar: 'perawatan' } as const
    await catatTindakan(tx, oleh, { tindakan: 'ungkap', ...about }, now)
    return null
  })

/** The person who handles an alert records it. */
export const tellFromPeringatan = (
  { db, seal, clock }: Context,
  oleh: Oleh,
  peringatan_id: number,
  isi: UngkapMasukan,
): Promise<null> =>
  db.transaction(async (tx) => {
    const [petugas, now] = [oleh.actor.user_id, clock()]
    const { user_id, diakui_oleh } = found(await lockTerbuka(tx, peringatan_id))
    rejectIf(checkDitangani({ diakui_oleh, user_id: petugas }))
    await insertPengungkapan(tx, seal, { ...isi, user_id, peringatan_id, oleh: petugas }, now)
    const about = { objek: 'peringatan', objek_id: peringatan_id, subjek_id: user_id, dasar: 'jaga' } as const
    await catatTindakan(tx, oleh, { tindakan: 'ungkap', ...about }, now)
    return null
  })
