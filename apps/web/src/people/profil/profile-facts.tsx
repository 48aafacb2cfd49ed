import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { roles } from '@sehati/contract/base/access'
import type { User } from '@sehati/contract/people/user.schema'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { Facts } from '../../base/ui/facts.tsx'

/** The data of an account that its owner cannot change. */
export const ProfileFacts = ({ user }: { user: User }) => (
  <Facts
    items={[
      [t`Peran`, capital(say(roles[user.level_id].nama))],
      [t`Status`, <AccountStatus key="status" isActive={user.status_user === 'aktif'} />],
      [t`Negara`, user.country],
      [t`Terdaftar sejak`, tanggalTanpaHari(user.created_at)],
    ]}
  />
)

const AccountStatus = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <BadgeLabel tone="green" icon={IconCircleCheck}>
      <Trans>Aktif</Trans>
    </BadgeLabel>
  ) : (
    <BadgeLabel tone="grey" icon={IconCircleX}>
      <Trans>Nonaktif</Trans>
    </BadgeLabel>
  )
