import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jejakSayaQuery } from '../../features/jejak/jejak.queries.ts'
import { JejakList } from '../../features/jejak/jejak-list.tsx'
import { ButtonLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { useActor } from '../../lib/session.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** /user/privasi/jejak, also of employees: who read or changed the patient's data. */
export function JejakPage() {
  const { level_id } = useActor()
  const [administratif, setAdministratif] = useState(false)
  const jejak = useInfiniteQuery(jejakSayaQuery(administratif))
  const judul = t`Siapa membuka data saya`
  return (
    <>
      <PageHeader
        judul={judul}
        isi={t`Setiap kali orang lain membuka isi konsultasi Anda, waktunya tercatat di sini dan tidak dapat dihapus.`}
        actions={
          <ButtonLink
            to={inArea(level_id, '/profile')}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            <Trans>Kembali ke profil</Trans>
          </ButtonLink>
        }
      />
      <div>
        <Button
          variant={administratif ? 'filled' : 'default'}
          aria-pressed={administratif}
          onClick={() => setAdministratif(!administratif)}
        >
          <Trans>Tampilkan akses administratif</Trans>
        </Button>
        <Text size="sm" c="dimmed" mt="xs">
          <Trans>Termasuk profil dan daftar yang dilihat admin, tanpa isi klinis.</Trans>
        </Text>
      </div>
      <Card padding={0}>
        <ListState
          query={jejak}
          isEmpty={({ pages }) => pages[0]?.length === 0}
          empty={{ isi: t`Belum ada orang lain yang membuka data Anda.` }}
          skeleton={<SkeletonLines rows={5} />}
        >
          {({ pages }) => (
            <Stack gap={0}>
              <JejakList rows={pages.flat()} label={judul} />
              {jejak.hasNextPage && (
                <Button
                  variant="subtle"
                  m="sm"
                  loading={jejak.isFetchingNextPage}
                  onClick={() => void jejak.fetchNextPage()}
                >
                  <Trans>Tampilkan yang lebih lama</Trans>
                </Button>
              )}
            </Stack>
          )}
        </ListState>
      </Card>
      <Text size="sm" c="dimmed">
        <Trans>Pembukaan berulang dalam 15 menit dicatat satu kali. Yang Anda buka sendiri tidak ditampilkan.</Trans>
      </Text>
    </>
  )
}
