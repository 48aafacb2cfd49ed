import { t } from '@lingui/core/macro'
import { Skeleton, Stack, Text } from '@mantine/core'
import { isAdmin, isPatient, isProfessional, type LevelId } from '@sehati/contract/base/access'
import { notifTexts } from '@sehati/contract/base/texts'
import type { Profil } from '@sehati/contract/people/user.schema'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink, useGo } from '../../base/lib/links.tsx'
import type { Address } from '../../base/lib/pages.ts'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { type PagePart, PartCard, PartLinks } from '../../base/page/page-part.tsx'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { List, Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { TanpaPassword } from '../../people/auth/own-password.tsx'
import { FotoPanel } from '../../people/profil/foto-panel.tsx'
import { perangkatQuery } from '../../people/profil/profil.queries.ts'
import { ProfileFacts } from '../../people/profil/profile-facts.tsx'
import { ProfileForm } from '../../people/profil/profile-form.tsx'
import { userQuery } from '../../people/profil/user.queries.ts'
import styles from './profile-page.module.css'

const EmailBelumDikonfirmasi = lazy(() =>
  import('../../people/profil/email-belum-dikonfirmasi.tsx').then((file) => file.EmailBelumDikonfirmasi),
)
const PasswordForm = later(() => import('../../people/profil/password-form.tsx').then((file) => file.PasswordForm))
const Keamanan = later(() => import('../../people/kedua/keamanan.tsx').then((file) => file.Keamanan))
const PerangkatList = later(() => import('../../people/profil/perangkat-list.tsx').then((file) => file.PerangkatList))
const ProfilTenaga = later(() => import('../../schedule/tenaga/profil-tenaga.tsx').then((file) => file.ProfilTenaga))
const TugasSaya = lazy(() => import('../../people/profil/tugas-saya.tsx').then((file) => file.TugasSaya))
const KabarBagian = later(() => import('./kabar-bagian.tsx').then((file) => file.KabarBagian))
const LanggananKalender = later(() =>
  import('../../care/kalender/langganan-kalender.tsx').then((file) => file.LanggananKalender),
)

/** The user's own account: what is theirs, how they come in, and how notices reach them. */
export function Page() {
  const actor = useActor()
  const user = useQuery(userQuery(actor.user_id))
  useMovedPart(actor.level_id)
  return (
    <>
      <PageHeader judul={t`Profile`} isi={t`Foto, data, dan keamanan akun kamu.`} />
      <Loaded query={user} skeleton={<Skeleton height={480} radius="lg" />}>
        {(found) => {
          const parts = partsOf(actor, found)
          return (
            <>
              {found.email_belum_dikonfirmasi && <EmailBelumDikonfirmasi user={found} />}
              <PartLinks label={t`Bagian profil`} parts={parts} />
              <div className={styles.columns}>
                <Stack gap="lg">
                  <PartCard judul={t`Foto profil`}>
                    <FotoPanel user={found} />
                  </PartCard>
                  <PartCard judul={t`Akun`}>
                    <ProfileFacts user={found} />
                  </PartCard>
                  <TugasSaya
                    frame={(bagian) => (
                      <PartCard judul={t`Tugas`} hash="tugas">
                        {bagian}
                      </PartCard>
                    )}
                  />
                </Stack>
                <Stack gap="lg">
                  {parts.map(({ bagian, ...part }) => (
                    <PartCard key={part.hash} {...part}>
                      {bagian}
                    </PartCard>
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

/** What the links at the top of the page lead to, in its order. */
function partsOf({ user_id, level_id }: ReturnType<typeof useActor>, user: Profil): PagePart[] {
  const parts: (PagePart | false)[] = [
    { hash: 'data', judul: t`Data diri`, bagian: <ProfileForm user={user} /> },
    isProfessional(level_id) && {
      hash: 'profesional',
      judul: t`Profil profesional`,
      bagian: <ProfilTenaga user_id={user_id} />,
    },
    {
      hash: 'notifikasi',
      judul: say(notifTexts.atur),
      bagian: <KabarBagian nomor={isAdmin(level_id) ? null : user.phone_number} />,
    },
    !isAdmin(level_id) && { hash: 'kalender', judul: t`Langganan kalender`, bagian: <LanggananKalender /> },
    {
      hash: 'password',
      judul: t`Password`,
      bagian: user.tanpa_password ? <TanpaPassword email={user.email} /> : <PasswordForm email={user.email} />,
    },
    { hash: 'keamanan', judul: t`Keamanan login`, bagian: <Keamanan /> },
    { hash: 'perangkat', judul: t`Perangkat yang sedang login`, bagian: <Perangkat /> },
    { hash: 'hak', judul: t`Data saya`, bagian: <KeDataSaya level_id={level_id} /> },
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

/** Where the rights of the user over their data are. */
const KeDataSaya = ({ level_id }: { level_id: LevelId }) => (
  <Stack gap="md" align="flex-start">
    <Text>
      {isPatient(level_id)
        ? t`Persetujuan, salinan data, permintaan, dan siapa saja yang membuka data kamu.`
        : t`Salinan data, dan permintaan tentang data kamu.`}
    </Text>
    <ButtonLink to={inArea(level_id, '/data-saya')} variant="light">
      {t`Buka Data saya`}
    </ButtonLink>
  </Stack>
)

/** What stood on this page, and where it is on that of the user's data: older mails and bookmarks lead here. */
const pindah = new Map([
  ['data-saya', 'permintaan'],
  ['persetujuan', 'persetujuan'],
  ['privasi', 'akses'],
])

function useMovedPart(level_id: LevelId) {
  const go = useGo()
  const part = useLocation({ select: ({ hash }) => pindah.get(hash) })
  useEffect(() => {
    if (part) void go(`${inArea(level_id, '/data-saya')}#${part}` as Address, { replace: true })
  }, [go, level_id, part])
}
