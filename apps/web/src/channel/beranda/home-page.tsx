import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Group, Skeleton, Title } from '@mantine/core'
import { isAdmin, isPatient, roles } from '@sehati/contract/base/access'
import { emptyTexts, labels } from '@sehati/contract/base/texts'
import type { Dashboard, KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconBook2, IconLeaf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { consultationList, consultationPage, inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { useInstallOffer } from '../../base/pasang/use-install-offer.ts'
import { later } from '../../base/ui/later.tsx'
import { lazy, orNothing } from '../../base/ui/lazy.tsx'
import { List, Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { Coming, Together } from '../../base/ui/together.tsx'
import { dashboardQuery } from '../../care/dashboard/dashboard.queries.ts'
import { ProfileCard } from '../../care/dashboard/profile-card.tsx'
import { StatCards } from '../../care/dashboard/stat-cards.tsx'
import { UpcomingList } from '../../care/dashboard/upcoming-list.tsx'
import { panduanId } from '../../clinic/artikel/panduan.ts'
import { janjiPasien, janjiTenaga } from '../../consultation/konsultasi/janji-jawab.ts'
import { userQuery } from '../../people/profil/user.queries.ts'
import { AtasPasien } from './atas-pasien.tsx'
import styles from './home-page.module.css'

// For admins alone: no other user's phone fetches it.
const StatistikSection = lazy(
  () => import('../../care/statistik/statistik-section.tsx').then((file) => file.StatistikSection),
  <Skeleton height={320} radius="lg" />,
)
const PerhatianList = lazy(
  () => import('../../safety/perhatian/perhatian-list.tsx').then((file) => file.PerhatianList),
  <Coming />,
)
// Only a person with a new address fetches it.
const EmailBelumDikonfirmasi = lazy(
  () => import('../../people/profil/email-belum-dikonfirmasi.tsx').then((file) => file.EmailBelumDikonfirmasi),
  <Coming />,
)
// Only a user whose data became known to others sees it.
const InsidenSaya = later(
  () => import('../../rights/insiden/insiden-saya.tsx').then((file) => file.InsidenSaya, orNothing),
  null,
)
const JanjiBaru = lazy(() => import('./janji-baru.tsx').then((file) => file.JanjiBaru), <Coming />)
// Only a patient whose browser offers it fetches it.
const PasangBeranda = lazy(() => import('../../base/pasang/pasang.tsx').then((file) => file.PasangBeranda))

/** Until when a request is answered, in the words of those who wait for it and of those who answer. */
const janjiOf = { pasien: janjiPasien, profesional: janjiTenaga, admin: undefined }

/** What a device without a connection shows: for a patient, also the next consultation. */
function useKeptForOffline(dashboard: Dashboard | undefined) {
  const { level_id } = useActor()
  useEffect(() => {
    if (!dashboard) return
    import('../luring/luring.ts')
      .then(({ keepForOffline }) => keepForOffline(isPatient(level_id) ? dashboard.mendatang : []))
      .catch(() => null)
  }, [dashboard, level_id])
}

/** The first page of every role: counts, the next consultations, who one is. */
export function Page() {
  const actor = useActor()
  const { name } = actor
  const dashboard = useQuery(dashboardQuery())
  const user = useQuery(userQuery(actor.user_id))
  const namaOf = (k: KonsultasiTampil) => (isPatient(actor.level_id) ? k.nama_profesional : k.name)
  useKeptForOffline(dashboard.data)
  const offersInstall = useInstallOffer()
  const janjiBaru = useLocation({ select: ({ state }) => state.janjiBaru })
  const book = isPatient(actor.level_id) && (
    <ButtonLink to={inArea(actor.level_id, '/konsultasi')}>
      <Trans>Buat janji konsultasi</Trans>
    </ButtonLink>
  )

  return (
    <>
      <PageHeader
        judul={roles[actor.level_id].nama === 'karyawan' ? say(labels.karyawanDashboard) : t`Dashboard`}
        isi={t`Selamat datang, ${name}.`}
        actions={book}
      />
      <Together>
        {isAdmin(actor.level_id) && <PerhatianList />}
        {user.data?.email_belum_dikonfirmasi && <EmailBelumDikonfirmasi user={user.data} />}
        {janjiBaru !== undefined && (
          <JanjiBaru
            jadwal_id={janjiBaru}
            toDetail={
              <ButtonLink to={consultationPage(actor.level_id, janjiBaru)}>
                <Trans>Lihat detail pengajuan</Trans>
              </ButtonLink>
            }
          />
        )}
        <InsidenSaya />
        {isPatient(actor.level_id) && <AtasPasien mendatang={dashboard.data?.mendatang ?? []} />}
        <div className={styles.parts}>
          <Card component="section" aria-labelledby="upcoming">
            <Group justify="space-between" gap="xs" wrap="nowrap" className={styles.head}>
              <Title order={2} id="upcoming" fz="lg">
                <Trans>Upcoming Appointments</Trans>
              </Title>
              <ButtonLink to={consultationList(actor.level_id)} variant="subtle" size="sm" px="xs" flex="none">
                <Trans>View all</Trans>
              </ButtonLink>
            </Group>
            <List
              query={dashboard}
              isEmpty={({ mendatang }) => mendatang.length === 0}
              empty={{ isi: emptyTexts.jadwal, action: book }}
              skeleton={<SkeletonLines rows={3} height={76} />}
            >
              {({ mendatang }) => (
                <UpcomingList
                  rows={mendatang}
                  nama={namaOf}
                  dengan={isAdmin(actor.level_id) ? (k) => k.nama_profesional : undefined}
                  janji={janjiOf[roles[actor.level_id].group]}
                  detail={(k) => {
                    const nama = namaOf(k)
                    return (
                      <ButtonLink
                        to={consultationPage(actor.level_id, k.jadwal_id)}
                        variant="light"
                        size="sm"
                        aria-label={t`Detail konsultasi ${nama}`}
                      >
                        <Trans>Detail</Trans>
                      </ButtonLink>
                    )
                  }}
                />
              )}
            </List>
          </Card>
          {(dashboard.data || !dashboard.error) && <StatCards counts={dashboard.data} className={styles.counts} />}
          <Loaded query={user} skeleton={<Skeleton height={320} radius="lg" />}>
            {(found) => <ProfileCard user={found} />}
          </Loaded>
        </div>
      </Together>
      {isAdmin(actor.level_id) && <StatistikSection />}
      {isPatient(actor.level_id) && offersInstall && <PasangBeranda />}
      <Group justify="center">
        {isPatient(actor.level_id) && (
          <ButtonLink
            to={inArea(actor.level_id, '/skrining')}
            variant="subtle"
            leftSection={<IconLeaf size={18} aria-hidden />}
          >
            <Trans>Kenali kondisi Anda</Trans>
          </ButtonLink>
        )}
        <ButtonLink
          to="/help"
          hash={panduanId(roles[actor.level_id].group)}
          variant="subtle"
          leftSection={<IconBook2 size={18} aria-hidden />}
        >
          <Trans>Panduan singkat</Trans>
        </ButtonLink>
      </Group>
    </>
  )
}
