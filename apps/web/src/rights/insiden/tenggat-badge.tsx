import { plural, t } from '@lingui/core/macro'
import { canTutup } from '@sehati/contract/rights/insiden.rules'
import type { Insiden } from '@sehati/contract/rights/insiden.schema'
import { sisaJam } from '@sehati/contract/rights/tenggat.rules'
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useNow } from '../../base/lib/use-now.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'

/** How many hours are left of the 72 that the law gives, until all are notified; red when late. */
export function TenggatBadge({ insiden }: { insiden: Insiden }) {
  const { batas, ditutup_pada, terdampak } = insiden
  const sisa = sisaJam(new Date(batas), useNow())
  if (ditutup_pada) return <BadgeLabel tone="grey" icon={IconCircleCheck}>{t`Ditutup`}</BadgeLabel>
  if (terdampak > 0 && canTutup(insiden))
    return <BadgeLabel tone="green" icon={IconCircleCheck}>{t`Sudah diberitahukan`}</BadgeLabel>
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
