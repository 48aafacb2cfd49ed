import { t } from '@lingui/core/macro'
import { IconUserCheck } from '@tabler/icons-react'
import { BadgeLabel } from './badge-label.tsx'

/** The patient has said that they will be there. */
export const HadirBadge = () => <BadgeLabel tone="grey" icon={IconUserCheck}>{t`Pasien akan hadir`}</BadgeLabel>
