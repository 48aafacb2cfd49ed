import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { CardList } from '../../base/ui/card-list.tsx'
import { showCrisisNumbers } from '../../base/ui/crisis-strip.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { useTunggu } from './tunggu.queries.ts'
import { TungguCard } from './tunggu-card.tsx'

/** /user/tunggu: for whom the patient waits, their place in line, and what is offered to them now. */
export function Page() {
  const { level_id } = useActor()
  const tunggu = useTunggu()
  return (
    <>
      <PageHeader
        judul={t`Daftar tunggu`}
        isi={t`Slot yang kosong ditawarkan menurut urutan dan ditahan untuk Anda sampai waktu yang tertulis.`}
      />
      <Group gap="xs">
        <Text size="sm">
          <Trans>Jika keadaan mendesak, jangan menunggu. Gunakan bantuan segera.</Trans>
        </Text>
        <Button variant="subtle" size="compact-md" px={0} onClick={showCrisisNumbers}>
          <Trans>Lihat nomor bantuan</Trans>
        </Button>
      </Group>
      <List
        query={tunggu}
        empty={{
          isi: t`Anda tidak sedang menunggu slot. Jika semua waktu penuh, daftarkan diri dari halaman pemesanan.`,
          action: (
            <ButtonLink to={inArea(level_id, '/konsultasi')}>
              <Trans>Pilih tenaga profesional</Trans>
            </ButtonLink>
          ),
        }}
        skeleton={<SkeletonLines rows={2} height={220} />}
      >
        {(entries) => (
          <CardList>
            {entries.map((entry) => (
              <TungguCard key={entry.tunggu_id} entry={entry} onStale={tunggu.refetch} />
            ))}
          </CardList>
        )}
      </List>
    </>
  )
}
