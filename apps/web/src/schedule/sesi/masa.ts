import { t } from '@lingui/core/macro'
import type { Tanggal } from '@sehati/contract/base/waktu'
import { type Masa, onlyDate } from '@sehati/contract/schedule/masa.rules'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'

/** Between which dates a session takes place: `Hanya 2 Desember 2026`. Null for a weekly one; a first date that is past is not said. */
export function kataMasa(masa: Masa, today: Tanggal): string | null {
  const satu = onlyDate(masa)
  if (satu) {
    const tanggal = tanggalTanpaHari(satu)
    return t`Hanya ${tanggal}`
  }
  const kata = (tanggal: Tanggal | null | undefined) => (tanggal ? tanggalTanpaHari(tanggal) : '')
  const sampai = kata(masa.berlaku_sampai)
  if (masa.berlaku_dari && masa.berlaku_dari > today) {
    const dari = kata(masa.berlaku_dari)
    return sampai ? t`${dari} sampai ${sampai}` : t`Mulai ${dari}`
  }
  return sampai ? t`Sampai ${sampai}` : null
}
