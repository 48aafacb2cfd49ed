import type { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { kindsOf } from '@sehati/contract/channel/pilihan-kabar.rules'
import type { Peristiwa } from '../../record/peristiwa/peristiwa.store.ts'

type About = Pick<Peristiwa, 'jenis' | 'user_id' | 'pasien' | 'profesional' | 'oleh'>

/** The notices that a patient also gets of their own act: the receipt of a request, and that a cancellation was recorded. */
const ofOwnAct: readonly JenisPemberitahuan[] = ['tanda_terima', 'dibatalkan']

/**
 * The accounts that are notified of an event: its account, or of a consultation those of the two that the kind is
 * for. Apart from `ofOwnAct` no user is notified of their own act.
 */
export function penerimaOf({ jenis, user_id, pasien, profesional, oleh }: About): number[] {
  if (user_id !== null) return [user_id]
  const recipients: number[] = []
  if (pasien !== null && kindsOf.pasien.includes(jenis) && (ofOwnAct.includes(jenis) || oleh !== pasien))
    recipients.push(pasien)
  if (profesional !== null && kindsOf.profesional.some((kind) => kind === jenis) && oleh !== profesional)
    recipients.push(profesional)
  return recipients
}
