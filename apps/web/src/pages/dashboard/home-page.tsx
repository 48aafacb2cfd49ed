import { Card, Group, Skeleton, Title } from '@mantine/core'
import { emptyTexts, labels } from '@sehati/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { dashboardQuery } from '../../features/dashboard/dashboard.queries.ts'
import { ProfileCard } from '../../features/dashboard/profile-card.tsx'
import { StatCards } from '../../features/dashboard/stat-cards.tsx'
import { UpcomingList } from '../../features/dashboard/upcoming-list.tsx'
import { userQuery } from '../../features/user/user.queries.ts'
import { ButtonLink } from '../../lib/links.tsx'
import { areaOf, inArea } from '../../lib/paths.ts'
import { useActor } from '../../lib/session.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { consultationPlacesOf } from './consultation-places.ts'
import styles from './home-page.module.css'

// For admins alone: nobody else's phone fetches it.
const StatistikSection = lazy(() => import('../../features/statistik/statistik-section.tsx'))

/** The first page of every role: counts, the next consultations, who one is. */
export function HomePage() {
  const actor = useActor()
  const { routesByPath } = useRouter()
  const dashboard = useQuery(dashboardQuery())
  const user = useQuery(userQuery(actor.user_id))
  const isPatient = actor.level_id === 4 || actor.level_id === 5
  const places = consultationPlacesOf(actor.level_id)
  // A link stands where this build has the page that it leads to.
  const hasList = Object.hasOwn(routesByPath, areaOf[actor.level_id] + places.list)
  const hasDetail = Object.hasOwn(routesByPath, areaOf[actor.level_id] + places.detailRoute)
  const book = isPatient && <ButtonLink to={inArea(actor.level_id, '/konsultasi')}>Buat janji konsultasi</ButtonLink>

  return (
    <>
      <PageHeader
        judul={actor.level_id === 4 ? labels.karyawanDashboard : 'Dashboard'}
        isi={`Selamat datang, ${actor.name}.`}
        actions={book}
      />
      {(dashboard.data || !dashboard.error) && <StatCards counts={dashboard.data} />}
      <div className={styles.split}>
        <Card component="section" aria-labelledby="upcoming">
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Title order={2} id="upcoming" fz="lg">
              Upcoming Appointments
            </Title>
            {hasList && (
              <ButtonLink to={inArea(actor.level_id, places.list)} variant="subtle" size="sm" px="xs" flex="none">
                View all
              </ButtonLink>
            )}
          </Group>
          <ListState
            query={dashboard}
            isEmpty={({ mendatang }) => mendatang.length === 0}
            empty={{ isi: emptyTexts.jadwal, action: book }}
            skeleton={<SkeletonLines rows={3} height={76} />}
          >
            {({ mendatang }) => (
              <UpcomingList
                rows={mendatang}
                nama={(k) => (isPatient ? k.nama_profesional : k.name)}
                detail={(k) => {
                  if (!hasDetail) return null
                  const { page, search } = places.detail(k.jadwal_id)
                  return (
                    <ButtonLink
                      to={inArea(actor.level_id, page)}
                      search={search}
                      variant="light"
                      size="sm"
                      aria-label={`Detail konsultasi ${isPatient ? k.nama_profesional : k.name}`}
                    >
                      Detail
                    </ButtonLink>
                  )
                }}
              />
            )}
          </ListState>
        </Card>
        <ListState
          query={user}
          isEmpty={() => false}
          empty={{ isi: '' }}
          skeleton={<Skeleton height={320} radius="lg" />}
        >
          {(found) => <ProfileCard user={found} />}
        </ListState>
      </div>
      {actor.level_id === 1 && (
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          <StatistikSection />
        </Suspense>
      )}
    </>
  )
}
