import { labels } from '@sehati/contract/texts'
import { namaLevel, type User } from '@sehati/contract/user.schema'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { tanggalTanpaHari } from '../../lib/tanggal.ts'
import { BadgeLabel } from '../../ui/badge-label.tsx'
import { Facts } from '../../ui/facts.tsx'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What the server knows of an account. */
export const ProfileFacts = ({ user }: { user: User }) => (
  <Facts
    items={[
      ['Nama lengkap', user.name],
      ['Email', user.email],
      ['Nomor telepon', user.phone_number ?? 'Belum diisi'],
      ['Jenis kelamin', user.gender ? capital(user.gender) : 'Belum diisi'],
      ['Nomor BPJS', user.no_bpjs ?? labels.bpjsMissing],
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
