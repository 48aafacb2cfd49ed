import { plural } from '@lingui/core/macro'
import { sisaJam } from '@sehati/contract/rights/tenggat.rules'
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import { useNow } from '../../base/lib/use-now.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'

/** How many hours are left of the 72 that the law gives; red when late. */
export function SisaBadge({ batas }: { batas: string }) {
  const sisa = sisaJam(new Date(batas), useNow())
  return sisa < 0 ? (
    <BadgeLabel tone="red" icon={IconAlertTriangle}>
      {plural(-sisa, { other: 'Terlambat # jam' })}
    </BadgeLabel>
  ) : (
    <BadgeLabel tone={sisa < 24 ? 'amber' : 'blue'} icon={IconHourglass}>
      {plural(sisa, { other: 'Sisa # jam' })}
    </BadgeLabel>
  )
}
