import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Group, Stack, Title } from '@mantine/core'
import type { User } from '@sehati/contract/people/user.schema'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { Facts } from '../../base/ui/facts.tsx'
import { useFoto } from '../../people/foto/foto.ts'
import styles from './profile-card.module.css'

/** Who is signed in, in short. */
export const ProfileCard = ({ user }: { user: User }) => (
  <Card component="section" aria-label={t`Profil`} className={styles.card}>
    <Group gap="md" wrap="nowrap" mb="md">
      <Avatar name={user.name} src={useFoto(user.foto_url, 56)} size={56} />
      <Title order={2} fz="md" style={{ overflowWrap: 'anywhere' }}>
        {user.name}
      </Title>
    </Group>
    <Stack gap="md">
      <Facts
        items={[
          [t`Email`, user.email],
          [t`Peran`, capital(say(user.nama_level))],
          [t`Jenis kelamin`, user.gender ? capital(say(user.gender)) : t`Belum diisi`],
          [
            t`Status`,
            user.status_user === 'aktif' ? (
              <BadgeLabel key="status" tone="green" icon={IconCircleCheck}>
                <Trans>Aktif</Trans>
              </BadgeLabel>
            ) : (
              <BadgeLabel key="status" tone="grey" icon={IconCircleX}>
                <Trans>Nonaktif</Trans>
              </BadgeLabel>
            ),
          ],
        ]}
      />
    </Stack>
  </Card>
)
