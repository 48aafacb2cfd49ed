import { t } from '@lingui/core/macro'
import type { Kelas } from '@sehati/contract/consultation/konsultasi.schema'

/**
 * The word for the person who is cared for, in sentences and labels about one consultation: psychologists have clients.
 * `awal` where a sentence or a label begins with it.
 */
export function sebutan(kelas: Kelas, at: 'awal' | 'tengah' = 'tengah'): string {
  if (kelas === 'psikologi') return at === 'awal' ? t`Klien` : t`klien`
  return at === 'awal' ? t`Pasien` : t`pasien`
}
