import { t } from '@lingui/core/macro'
import { IconUserCheck } from '@tabler/icons-react'
import { BadgeLabel } from './badge-label.tsx'

/** The patient has said that they will be there. `orang` is the word for them, with a capital letter. */
export const HadirBadge = ({ orang }: { orang: string }) => (
  <BadgeLabel tone="grey" icon={IconUserCheck}>{t`${orang} akan hadir`}</BadgeLabel>
)
