import { t } from '@lingui/core/macro'
import { Card, Skeleton, Stack, Title } from '@mantine/core'
import { isAdmin, isPatient, isProfessional } from '@sehati/contract/base/access'
import { notifTexts } from '@sehati/contract/base/texts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { List } from '../../base/ui/list.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { EmailBelumDikonfirmasi } from '../../people/profil/email-belum-dikonfirmasi.tsx'
import { FotoPanel } from '../../people/profil/foto-panel.tsx'
import { perangkatQuery } from '../../people/profil/profil.queries.ts'
import { ProfileFacts } from '../../people/profil/profile-facts.tsx'
import { ProfileForm } from '../../people/profil/profile-form.tsx'
import { userQuery } from '../../people/profil/user.queries.ts'
import styles from './profile-page.module.css'

const PasswordForm = later(() => import('../../people/profil/password-form.tsx').then((file) => file.PasswordForm))
const PerangkatList = later(() => import('../../people/profil/perangkat-list.tsx').then((file) => file.PerangkatList))
const ProfilTenaga = later(() => import('../../schedule/tenaga/profil-tenaga.tsx').then((file) => file.ProfilTenaga))
const TugasSaya = lazy(() => import('../../people/profil/tugas-saya.tsx').then((file) => file.TugasSaya), null)
const KabarBagian = later(() => import('./kabar-bagian.tsx').then((file) => file.KabarBagian))
const LanggananKalender = later(() =>
  import('../../care/kalender/langganan-kalender.tsx').then((file) => file.LanggananKalender),
)

/** The user's own account: photo, data, password and open sessions. */
export function ProfilePage() {
  const actor = useActor()
  const user = useQuery(userQuery(actor.user_id))
  const perangkat = useQuery(perangkatQuery())
  return (
    <>
      <PageHeader judul={t`Profile`} isi={t`Foto, data, dan keamanan akun kamu.`} />
      <Loaded query={user} skeleton={<Skeleton height={480} radius="lg" />}>
        {(found) => (
          <>
            <EmailBelumDikonfirmasi user={found} />
            <div className={styles.columns}>
              <Stack gap="lg">
                <Section judul={t`Foto profil`}>
                  <FotoPanel user={found} />
                </Section>
                <Section judul={t`Akun`}>
                  <ProfileFacts user={found} />
                </Section>
                {isPatient(actor.level_id) && (
                  <Section judul={t`Privasi`}>
                    <TextLink to={inArea(actor.level_id, '/privasi/jejak')}>{t`Siapa membuka data saya`}</TextLink>
                  </Section>
                )}
                <TugasSaya
                  frame={(isi) => (
                    <Section judul={t`Tugas`} hash="tugas">
                      {isi}
                    </Section>
                  )}
                />
              </Stack>
              <Stack gap="lg">
                <Section judul={t`Data diri`} hash="data">
                  <ProfileForm user={found} />
                </Section>
                {isProfessional(actor.level_id) && (
                  <Section judul={t`Profil profesional`} hash="profesional">
                    <ProfilTenaga user_id={actor.user_id} />
                  </Section>
                )}
                <Section judul={t`Password`} hash="password">
                  <PasswordForm email={found.email} />
                </Section>
                <Section judul={t`Perangkat yang sedang login`} hash="perangkat">
                  <List
                    query={perangkat}
                    empty={{ isi: t`Tidak ada perangkat lain yang login.` }}
                    skeleton={<SkeletonLines rows={2} />}
                  >
                    {(rows) => <PerangkatList rows={rows} />}
                  </List>
                </Section>
                <Section judul={say(notifTexts.atur)} hash="notifikasi">
                  <KabarBagian nomor={isAdmin(actor.level_id) ? null : found.phone_number} />
                </Section>
                {!isAdmin(actor.level_id) && (
                  <Section judul={t`Langganan kalender`} hash="kalender">
                    <LanggananKalender />
                  </Section>
                )}
              </Stack>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

type SectionProps = { judul: string; hash?: string; children: ReactNode }

/** A part of the profile; one with a hash can be led to, and takes the focus then. */
function Section({ judul, hash, children }: SectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isMeant = useLocation({ select: (at) => hash !== undefined && at.hash === hash })
  useEffect(() => {
    if (!isMeant) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isMeant])
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id} ref={heading} tabIndex={hash ? -1 : undefined} className={styles.judul} fz="lg" mb="md">
        {judul}
      </Title>
      {children}
    </Card>
  )
}
