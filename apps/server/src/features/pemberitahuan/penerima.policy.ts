import { kindsOf } from '@sehati/contract/pemberitahuan.schema'
import type { Peristiwa } from '../peristiwa/peristiwa.store.ts'

type About = Pick<Peristiwa, 'jenis' | 'user_id' | 'pasien' | 'profesional' | 'oleh'>

/**
 * Who is told of an event: the person whose account it is about; of a consultation, whichever of the two the kind is
 * for. A patient also gets their own cancellation confirmed; nobody else is told what they did themselves.
 */
export function penerimaOf({ jenis, user_id, pasien, profesional, oleh }: About): number[] {
  if (user_id !== null) return [user_id]
  const told: number[] = []
  if (pasien !== null && kindsOf.pasien.some((kind) => kind === jenis) && (jenis === 'dibatalkan' || oleh !== pasien))
    told.push(pasien)
  if (profesional !== null && kindsOf.profesional.some((kind) => kind === jenis) && oleh !== profesional)
    told.push(profesional)
  return told
}
