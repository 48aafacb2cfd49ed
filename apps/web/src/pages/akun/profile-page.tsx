import { Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ProfileFacts } from '../../features/user/profile-facts.tsx'
import { userQuery } from '../../features/user/user.queries.ts'
import { useActor } from '../../lib/session.ts'
import { Initials } from '../../ui/initials.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** One's own profile, as the server has it. */
export function ProfilePage() {
  const actor = useActor()
  const user = useQuery(userQuery(actor.user_id))
  return (
    <>
      <PageHeader judul="Profile" isi="Data akun kamu. Untuk mengubahnya, hubungi admin kampus." />
      <Card maw="var(--sehati-form)" w="100%">
        <ListState query={user} isEmpty={() => false} empty={{ isi: '' }} skeleton={<Skeleton height={320} />}>
          {(found) => (
            <Stack gap="lg">
              <Group gap="md" wrap="nowrap">
                <Initials name={found.name} size={64} />
                <div>
                  <Text fw={700} size="lg">
                    {found.name}
                  </Text>
                  <Text c="dimmed" size="sm">
                    {found.email}
                  </Text>
                </div>
              </Group>
              <ProfileFacts user={found} />
            </Stack>
          )}
        </ListState>
      </Card>
    </>
  )
}
