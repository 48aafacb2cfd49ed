import { t } from '@lingui/core/macro'
import type { TindakLanjut } from '@sehati/contract/consultation/tindak-lanjut.schema'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'

/** Around when the professional suggests the next visit: `8 Desember`, which is less than half a year ahead. */
export function saranKata({ tanggal }: TindakLanjut): string {
  const kapan = tanggalTanpaHari(tanggal).replace(/ \d+$/, '')
  return t`Pertemuan berikutnya disarankan sekitar ${kapan}.`
}
