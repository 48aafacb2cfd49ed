import { checkKesalahanKlinik } from '@sehati/contract/absence/kehadiran.rules'
import type { KonsultasiDicatat } from '@sehati/contract/absence/kehadiran.schema'
import { rejectIf } from '../../base/http/errors.ts'
import { cancel } from '../../booking/booking/cancel.act.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { isProfessionalOf } from '../../consultation/konsultasi/konsultasi.policy.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockRecordable, showRecorded } from './access.ts'
import { updateSebabKlinik } from './kehadiran.store.ts'

/**
 * The consultation did not take place because of the clinic: it is cancelled, or the absence that was recorded wrongly is taken back.
 * The status of the latter stays, so its row of the trail is written here.
 */
export const takeBlame = (context: Context, oleh: Pembaca, jadwal_id: number): Promise<KonsultasiDicatat> =>
  context.db.transaction(async (tx) => {
    const k = await lockRecordable(tx, oleh, jadwal_id)
    const [now, { user_id: diubah_oleh }] = [context.clock(), oleh.actor]
    rejectIf(checkKesalahanKlinik(k, now))
    if (k.status === 'dibatalkan') {
      await updateSebabKlinik(tx, { jadwal_id, diubah_oleh, now })
      const dasar = isProfessionalOf(oleh.actor, k) ? 'perawatan' : 'administrasi'
      const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: k.user_id, dasar } as const
      await catatTindakan(tx, oleh, { tindakan: 'ubah_status', ...about }, now)
    } else await cancel(context, tx, [jadwal_id], { diubah_oleh, alasan: null, sebab: 'klinik' })
    return showRecorded(context, tx, oleh, k)
  })
