import { t } from '@lingui/core/macro'
import { Card, Skeleton, Stack, Title } from '@mantine/core'
import { isAdmin, isPatient, isProfessional } from '@sehati/contract/base/access'
import { notifTexts } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { List, Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { EmailBelumDikonfirmasi } from '../../people/profil/email-belum-dikonfirmasi.tsx'
import { FotoPanel } from '../../people/profil/foto-panel.tsx'
import { perangkatQuery } from '../../people/profil/profil.queries.ts'
import { ProfileFacts } from '../../people/profil/profile-facts.tsx'
import { ProfileForm } from '../../people/profil/profile-form.tsx'
import { userQuery } from '../../people/profil/user.queries.ts'
import styles from './profile-page.module.css'

const PasswordForm = later(() => import('../../people/profil/password-form.tsx').then((file) => file.PasswordForm))
const DuaLangkah = later(() => import('../../people/kedua/dua-langkah.tsx').then((file) => file.DuaLangkah))
const PerangkatList = later(() => import('../../people/profil/perangkat-list.tsx').then((file) => file.PerangkatList))
const ProfilTenaga = later(() => import('../../schedule/tenaga/profil-tenaga.tsx').then((file) => file.ProfilTenaga))
const TugasSaya = lazy(() => import('../../people/profil/tugas-saya.tsx').then((file) => file.TugasSaya))
const KabarBagian = later(() => import('./kabar-bagian.tsx').then((file) => file.KabarBagian))
const DataSaya = later(() => import('../../rights/data-saya/data-saya.tsx').then((file) => file.DataSaya))
const PersetujuanBagian = later(() =>
  import('../../rights/persetujuan/persetujuan-bagian.tsx').then((file) => file.PersetujuanBagian),
)
const LanggananKalender = later(() =>
  import('../../care/kalender/langganan-kalender.tsx').then((file) => file.LanggananKalender),
)

/** The user's own account: what is theirs, how they come in, and how notices reach them. */
export function Page() {
  const actor = useActor()
  const user = useQuery(userQuery(actor.user_id))
  return (
    <>
      <PageHeader judul={t`Profile`} isi={t`Foto, data, dan keamanan akun kamu.`} />
      <Loaded query={user} skeleton={<Skeleton height={480} radius="lg" />}>
        {(found) => {
          const parts = partsOf(actor, found)
          return (
            <>
              <EmailBelumDikonfirmasi user={found} />
              <nav aria-label={t`Bagian profil`}>
                <ul className={styles.parts}>
                  {parts.map(({ hash, judul }) => (
                    <li key={hash}>
                      <TextLink to="." hash={hash} resetScroll={false}>
                        {judul}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className={styles.columns}>
                <Stack gap="lg">
                  <Section judul={t`Foto profil`}>
                    <FotoPanel user={found} />
                  </Section>
                  <Section judul={t`Akun`}>
                    <ProfileFacts user={found} />
                  </Section>
                  <TugasSaya
                    frame={(isi) => (
                      <Section judul={t`Tugas`} hash="tugas">
                        {isi}
                      </Section>
                    )}
                  />
                </Stack>
                <Stack gap="lg">
                  {parts.map(({ isi, ...part }) => (
                    <Section key={part.hash} {...part}>
                      {isi}
                    </Section>
                  ))}
                </Stack>
              </div>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type Part = { hash: string; judul: string; isi: ReactNode }

/** What the links at the top of the page lead to, in its order. */
function partsOf({ user_id, level_id }: ReturnType<typeof useActor>, user: User): Part[] {
  const parts: (Part | false)[] = [
    { hash: 'data', judul: t`Data diri`, isi: <ProfileForm user={user} /> },
    isProfessional(level_id) && {
      hash: 'profesional',
      judul: t`Profil profesional`,
      isi: <ProfilTenaga user_id={user_id} />,
    },
    {
      hash: 'notifikasi',
      judul: say(notifTexts.atur),
      isi: <KabarBagian nomor={isAdmin(level_id) ? null : user.phone_number} />,
    },
    !isAdmin(level_id) && { hash: 'kalender', judul: t`Langganan kalender`, isi: <LanggananKalender /> },
    { hash: 'password', judul: t`Password`, isi: <PasswordForm email={user.email} /> },
    { hash: 'keamanan', judul: t`Verifikasi dua langkah`, isi: <DuaLangkah /> },
    { hash: 'perangkat', judul: t`Perangkat yang sedang login`, isi: <Perangkat /> },
    { hash: 'data-saya', judul: t`Data saya`, isi: <DataSaya level_id={level_id} /> },
    isPatient(level_id) && {
      hash: 'persetujuan',
      judul: t`Persetujuan`,
      isi: <PersetujuanBagian level_id={level_id} />,
    },
    isPatient(level_id) && {
      hash: 'privasi',
      judul: t`Privasi`,
      isi: <TextLink to={inArea(level_id, '/privasi/jejak')}>{t`Siapa membuka data saya`}</TextLink>,
    },
  ]
  return parts.filter((part) => part !== false)
}

function Perangkat() {
  const perangkat = useQuery(perangkatQuery())
  return (
    <List
      query={perangkat}
      empty={{ isi: t`Tidak ada perangkat lain yang login.` }}
      skeleton={<SkeletonLines rows={2} />}
    >
      {(rows) => <PerangkatList rows={rows} />}
    </List>
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
