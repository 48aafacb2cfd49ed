import { Card, Group, Stack, Title } from '@mantine/core'
import type { User } from '@sehati/contract/user.schema'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useFoto } from '../../lib/foto.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BadgeLabel } from '../../ui/badge-label.tsx'
import { Facts } from '../../ui/facts.tsx'
import styles from './profile-card.module.css'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Who is signed in, in short. */
export const ProfileCard = ({ user }: { user: User }) => (
  <Card component="section" aria-label="Profil" className={styles.card}>
    <Group gap="md" wrap="nowrap" mb="md">
      <Avatar name={user.name} src={useFoto(user.foto_url, 56)} size={56} />
      <Title order={2} fz="md" style={{ overflowWrap: 'anywhere' }}>
        {user.name}
      </Title>
    </Group>
    <Stack gap="md">
      <Facts
        items={[
          ['Email', user.email],
          ['Peran', capital(user.nama_level)],
          ['Jenis kelamin', user.gender ? capital(user.gender) : 'Belum diisi'],
          [
            'Status',
            user.status_user === 'aktif' ? (
              <BadgeLabel key="status" tone="green" icon={IconCircleCheck}>
                Aktif
              </BadgeLabel>
            ) : (
              <BadgeLabel key="status" tone="grey" icon={IconCircleX}>
                Nonaktif
              </BadgeLabel>
            ),
          ],
        ]}
      />
    </Stack>
  </Card>
)
