import { Card, Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LanggananKalender } from '../../features/kalender/langganan-kalender.tsx'
import { FotoPanel } from '../../features/user/foto-panel.tsx'
import { PasswordForm } from '../../features/user/password-form.tsx'
import { PerangkatList } from '../../features/user/perangkat-list.tsx'
import { ProfileFacts } from '../../features/user/profile-facts.tsx'
import { ProfileForm } from '../../features/user/profile-form.tsx'
import { perangkatQuery, userQuery } from '../../features/user/user.queries.ts'
import { useActor } from '../../lib/session.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './profile-page.module.css'

/** One's own account: photo, data, password, and where one is signed in. */
export function ProfilePage() {
  const actor = useActor()
  const user = useQuery(userQuery(actor.user_id))
  const perangkat = useQuery(perangkatQuery())
  return (
    <>
      <PageHeader judul="Profile" isi="Foto, data, dan keamanan akun kamu." />
      <ListState
        query={user}
        isEmpty={() => false}
        empty={{ isi: '' }}
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(found) => (
          <div className={styles.columns}>
            <Stack gap="lg">
              <Section judul="Foto profil">
                <FotoPanel user={found} />
              </Section>
              <Section judul="Akun">
                <ProfileFacts user={found} />
              </Section>
            </Stack>
            <Stack gap="lg">
              <Section judul="Data diri">
                <ProfileForm user={found} />
              </Section>
              <Section judul="Password">
                <PasswordForm email={found.email} />
              </Section>
              <Section judul="Perangkat yang sedang login">
                <ListState
                  query={perangkat}
                  isEmpty={(rows) => rows.length === 0}
                  empty={{ isi: 'Tidak ada perangkat lain yang login.' }}
                  skeleton={<SkeletonLines rows={2} />}
                >
                  {(rows) => <PerangkatList rows={rows} />}
                </ListState>
              </Section>
              {actor.level_id !== 1 && (
                <Section judul="Langganan kalender">
                  <LanggananKalender />
                </Section>
              )}
            </Stack>
          </div>
        )}
      </ListState>
    </>
  )
}

function Section({ judul, children }: { judul: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id} fz="lg" mb="md">
        {judul}
      </Title>
      {children}
    </Card>
  )
}
