import { Trans } from '@lingui/react/macro'
import { isProfessional } from '@sehati/contract/base/access'
import type { TenagaProfesionalPilihan } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { IconUserCheck, IconUserOff, IconUserQuestion } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'

type StatusTenagaProps = { tenaga: Pick<TenagaProfesionalPilihan, 'status_user' | 'level_id'> }

/** Whether patients can book a professional, and why not. */
export function StatusTenaga({ tenaga: { status_user, level_id } }: StatusTenagaProps) {
  if (status_user === 'nonaktif')
    return (
      <BadgeLabel tone="grey" icon={IconUserOff}>
        <Trans>Nonaktif</Trans>
      </BadgeLabel>
    )
  if (!isProfessional(level_id))
    return (
      <BadgeLabel tone="grey" icon={IconUserQuestion}>
        <Trans>Peran lain</Trans>
      </BadgeLabel>
    )
  return (
    <BadgeLabel tone="green" icon={IconUserCheck}>
      <Trans>Aktif</Trans>
    </BadgeLabel>
  )
}
