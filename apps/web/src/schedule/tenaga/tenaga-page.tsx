import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { isPatient } from '@sehati/contract/base/access'
import type { TenagaProfesionalDetail } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDetailId } from '../../base/lib/detail-id.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { roleLabel } from '../../base/lib/navigation.ts'
import type { Opening } from '../../base/lib/pages.ts'
import { inArea } from '../../base/lib/paths.ts'
import { type Session, useKeptSession } from '../../base/lib/session.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureNotFound } from '../../base/ui/pictures/picture-not-found.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { caraOnline } from '../../clinic/layanan/online.ts'
import { BookLink } from '../direktori/book-link.tsx'
import { SlotTenaga } from './slot-tenaga.tsx'
import styles from './tenaga-page.module.css'
import { tenagaPublikQuery, tenagaRowQuery } from './tenaga-profesional.queries.ts'
import { TenagaTentang } from './tenaga-tentang.tsx'
import { UlasanPublik } from './ulasan-publik.tsx'

export const load = ({ cache, id }: Opening) => void (id !== null && cache.prefetchQuery(tenagaPublikQuery(id)))

/** /tenaga/:id: one professional, for anyone who chooses. */
export function Page() {
  const id = useDetailId()
  const actor = useKeptSession()
  const query = tenagaPublikQuery(id ?? 0)
  const tenaga = useQuery(id === null ? { ...query, queryFn: skipToken } : query)
  if (id === null || tenaga.error?.code === 'NOT_FOUND') return <Unknown actor={actor} />
  return (
    <Loaded query={tenaga} skeleton={<Skeleton height={480} radius="lg" />}>
      {(found) => <Found key={id} tenaga={found} isSignedIn={actor !== null} />}
    </Loaded>
  )
}

function Found({ tenaga, isSignedIn }: { tenaga: TenagaProfesionalDetail; isSignedIn: boolean }) {
  const { name, profesional_id, lokasi } = tenaga
  const profesi = t(roleLabel[tenaga.level_id])
  return (
    <>
      <PageHeader judul={name} isi={`${profesi} · ${tenaga.nama_spesialisasi}`} />
      <div className={styles.columns}>
        <SectionCard className={styles.aside} judul={t`Waktu kosong terdekat`}>
          <Stack gap="md">
            <SlotTenaga slot={tenaga.slot} terdekat_hingga={tenaga.terdekat_hingga} />
            <Group>
              <BookLink profesional_id={profesional_id} name={name} isOnOwnPage />
            </Group>
            <Text size="sm" c="dimmed">
              <span>{caraOnline()}</span> <Trans>Offline: tatap muka di {lokasi}.</Trans>
            </Text>
          </Stack>
        </SectionCard>
        <SectionCard className={styles.about} judul={t`Tentang`}>
          <TenagaTentang tenaga={tenaga} profesi={profesi} foto_url={useFotoUrl(profesional_id, isSignedIn)} />
        </SectionCard>
        <SectionCard className={styles.reviewed} judul={t`Komentar pasien`}>
          <UlasanPublik ulasan={tenaga.ulasan} />
        </SectionCard>
      </div>
    </>
  )
}

/** Photos are for those who are signed in: the list has their addresses, the public page has not. */
function useFotoUrl(profesional_id: number, isSignedIn: boolean): string | null {
  const row = useQuery({ ...tenagaRowQuery(profesional_id), enabled: isSignedIn })
  return (isSignedIn && row.data?.queried[0]?.foto_url) || null
}

/** No active professional has this number: the way to those that there are. */
function Unknown({ actor }: { actor: Session | null }) {
  const toList = actor && isPatient(actor.level_id) ? inArea(actor.level_id, '/konsultasi') : '/jadwal'
  return (
    <>
      <PageHeader judul={t`Tenaga profesional tidak ditemukan`} />
      <StateMessage
        picture={<PictureNotFound />}
        isi={t`Tenaga profesional ini tidak ada atau tidak melayani lagi.`}
        action={
          <ButtonLink to={toList}>
            <Trans>Lihat tenaga profesional lain</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
