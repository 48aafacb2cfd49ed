import { kindsOf } from '@sehati/contract/pemberitahuan/schema'
import type { Peristiwa } from '../peristiwa/peristiwa.store.ts'

type About = Pick<Peristiwa, 'jenis' | 'user_id' | 'pasien' | 'profesional' | 'oleh'>

/**
 * The accounts that are notified of an event: its account, or of a consultation those of the two that the kind is
 * for. A patient also gets a confirmation of their own cancellation; apart from that no user is notified of their own act.
 */
export function penerimaOf({ jenis, user_id, pasien, profesional, oleh }: About): number[] {
  if (user_id !== null) return [user_id]
  const recipients: number[] = []
  if (pasien !== null && kindsOf.pasien.some((kind) => kind === jenis) && (jenis === 'dibatalkan' || oleh !== pasien))
    recipients.push(pasien)
  if (profesional !== null && kindsOf.profesional.some((kind) => kind === jenis) && oleh !== profesional)
    recipients.push(profesional)
  return recipients
}
