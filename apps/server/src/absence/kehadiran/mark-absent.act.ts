import { checkTidakHadir } from '@sehati/contract/absence/kehadiran.rules'
import type { KonsultasiDicatat } from '@sehati/contract/absence/kehadiran.schema'
import { rejectIf } from '../../base/http/errors.ts'
import { cancel } from '../../booking/booking/cancel.act.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { lockRecordable, showRecorded } from './access.ts'

/** The patient did not come: the consultation is cancelled, which frees what is left of its time and tells the patient how to object. */
export const markAbsent = (context: Context, oleh: Pembaca, jadwal_id: number): Promise<KonsultasiDicatat> =>
  context.db.transaction(async (tx) => {
    const k = await lockRecordable(tx, oleh, jadwal_id)
    rejectIf(checkTidakHadir(k, context.clock()))
    await cancel(context, tx, [jadwal_id], { diubah_oleh: oleh.actor.user_id, alasan: null, sebab: 'tidak_hadir' })
    return showRecorded(context, tx, oleh, k)
  })
