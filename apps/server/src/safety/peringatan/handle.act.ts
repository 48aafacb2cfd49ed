import { checkAkui, checkDitangani } from '@sehati/contract/safety/peringatan.rules'
import type { Db } from '../../base/db/db.ts'
import type { SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { lockTerbuka, type Terbuka, updateDiakui, updateDiserahkan, updateDitutup } from './peringatan.store.ts'

type Petugas = Oleh & { actor: SignedIn }
type Langkah = 'akui_peringatan' | 'serahkan_peringatan' | 'tutup_peringatan'

/** The person on duty handles an alert. A repeated wish of the same person changes nothing. */
export const acknowledge = (context: Context, oleh: Petugas, id: number): Promise<null> =>
  step(context, oleh, { id, tindakan: 'akui_peringatan' }, async (tx, { peringatan_id, diakui_oleh }, now) => {
    const { user_id } = oleh.actor
    rejectIf(checkAkui({ diakui_oleh, user_id }))
    if (diakui_oleh === null) await updateDiakui(tx, peringatan_id, user_id, now)
  })

/** The person who handles an alert hands it over: to every holder of the duty. */
export const handOver = (context: Context, oleh: Petugas, id: number): Promise<null> =>
  step(context, oleh, { id, tindakan: 'serahkan_peringatan' }, async (tx, { peringatan_id, diakui_oleh }, now) => {
    rejectIf(checkDitangani({ diakui_oleh, user_id: oleh.actor.user_id }))
    await updateDiserahkan(tx, peringatan_id, now)
  })

/** The person who handles an alert closes it, with a note of what was done. */
export const close = (context: Context, oleh: Petugas, id: number, catatan: string): Promise<null> =>
  step(context, oleh, { id, tindakan: 'tutup_peringatan' }, async (tx, { peringatan_id, diakui_oleh }, now) => {
    const { user_id } = oleh.actor
    rejectIf(checkDitangani({ diakui_oleh, user_id }))
    await updateDitutup(tx, context.seal, { peringatan_id, oleh: user_id, catatan }, now)
  })

/** One step and its row of the trail: both or none. */
const step = (
  { db, clock }: Context,
  oleh: Petugas,
  { id, tindakan }: { id: number; tindakan: Langkah },
  work: (tx: Db, alert: Terbuka, now: Date) => Promise<void>,
): Promise<null> =>
  db.transaction(async (tx) => {
    const [alert, now] = [found(await lockTerbuka(tx, id)), clock()]
    await work(tx, alert, now)
    const about = { objek: 'peringatan', objek_id: id, subjek_id: alert.user_id, dasar: 'jaga' } as const
    await catatTindakan(tx, oleh, { tindakan, ...about }, now)
    return null
  })
