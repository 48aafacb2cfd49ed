import { namaLevel, type User } from '@sehati/contract/user.schema'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { tanggalTanpaHari } from '../../lib/tanggal.ts'
import { BadgeLabel } from '../../ui/badge-label.tsx'
import { Facts } from '../../ui/facts.tsx'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What the server knows of an account and its owner cannot change. */
export const ProfileFacts = ({ user }: { user: User }) => (
  <Facts
    items={[
      ['Peran', capital(namaLevel[user.level_id])],
      ['Status', <AccountStatus key="status" isActive={user.status_user === 'aktif'} />],
      ['Negara', user.country],
      ['Terdaftar sejak', tanggalTanpaHari(user.created_at)],
    ]}
  />
)

const AccountStatus = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <BadgeLabel tone="green" icon={IconCircleCheck}>
      Aktif
    </BadgeLabel>
  ) : (
    <BadgeLabel tone="grey" icon={IconCircleX}>
      Nonaktif
    </BadgeLabel>
  )
