import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { isPatient, type LevelId } from '@sehati/contract/base/access'
import { IconArrowLeft } from '@tabler/icons-react'
import { ButtonLink, TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { type PagePart, PartCard, PartLinks } from '../../base/page/page-part.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PermintaanSaya } from '../permintaan/permintaan-saya.tsx'
import { PersetujuanBagian } from '../persetujuan/persetujuan-bagian.tsx'
import { DataSaya } from './data-saya.tsx'

/** /data-saya of each area: what the clinic keeps of the user, and what the user decides about it. */
export function Page() {
  const { level_id } = useActor()
  const parts = partsOf(level_id)
  return (
    <>
      <PageHeader
        judul={t`Data saya`}
        isi={t`Yang disimpan klinik tentang kamu, dan hak kamu atasnya.`}
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
      <PartLinks label={t`Bagian data saya`} parts={parts} />
      <Stack gap="lg" maw="var(--sehati-form)">
        {parts.map(({ bagian, ...part }) => (
          <PartCard key={part.hash} {...part}>
            {bagian}
          </PartCard>
        ))}
      </Stack>
    </>
  )
}

/** What the links at the top of the page lead to, in its order. */
function partsOf(level_id: LevelId): PagePart[] {
  const parts: (PagePart | false)[] = [
    { hash: 'salinan', judul: t`Salinan data`, bagian: <DataSaya /> },
    { hash: 'permintaan', judul: t`Permintaan tentang data`, bagian: <PermintaanSaya level_id={level_id} /> },
    isPatient(level_id) && {
      hash: 'akses',
      judul: t`Akses orang lain`,
      bagian: (
        <Stack gap="xs">
          <Text>
            <Trans>Setiap kali orang lain membuka isi konsultasi kamu, waktunya tercatat.</Trans>
          </Text>
          <TextLink to={inArea(level_id, '/privasi/jejak')}>{t`Siapa membuka data saya`}</TextLink>
        </Stack>
      ),
    },
    isPatient(level_id) && {
      hash: 'persetujuan',
      judul: t`Persetujuan`,
      bagian: <PersetujuanBagian level_id={level_id} />,
    },
  ]
  return parts.filter((part) => part !== false)
}
