import { t } from '@lingui/core/macro'
import { canTutup } from '@sehati/contract/rights/insiden.rules'
import type { Insiden } from '@sehati/contract/rights/insiden.schema'
import { IconCircleCheck } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { SisaBadge } from '../permintaan/sisa-badge.tsx'

/** How much time is left to notify all, or that it is done. */
export function TenggatBadge({ insiden }: { insiden: Insiden }) {
  const { batas, ditutup_pada, terdampak } = insiden
  if (ditutup_pada) return <BadgeLabel tone="grey" icon={IconCircleCheck}>{t`Ditutup`}</BadgeLabel>
  if (terdampak > 0 && canTutup(insiden))
    return <BadgeLabel tone="green" icon={IconCircleCheck}>{t`Sudah diberitahukan`}</BadgeLabel>
  return <SisaBadge batas={batas} />
}
