import { t } from '@lingui/core/macro'
import type { BukaDarurat } from '@sehati/contract/safety/darurat.schema'
import { IconAlertTriangle, IconHourglass, IconLockOpen } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'

/** Whether an emergency access that was not reviewed is open, late for its review or waits for it. */
export function KeadaanBadge({ terbuka, terlambat }: Pick<BukaDarurat, 'terbuka' | 'terlambat'>) {
  if (terbuka) return <BadgeLabel tone="amber" icon={IconLockOpen}>{t`Masih terbuka`}</BadgeLabel>
  return terlambat ? (
    <BadgeLabel tone="amber" icon={IconAlertTriangle}>{t`Tinjauan terlambat`}</BadgeLabel>
  ) : (
    <BadgeLabel tone="blue" icon={IconHourglass}>{t`Menunggu tinjauan`}</BadgeLabel>
  )
}
