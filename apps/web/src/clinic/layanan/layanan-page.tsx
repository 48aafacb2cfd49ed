import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Unsaved } from '../../base/lib/unsaved.ts'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { askToDiscard } from '../../base/ui/confirm.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { BiayaLayanan } from './biaya-layanan.tsx'
import { KontakLayanan } from './kontak-layanan.tsx'
import { layananQuery } from './layanan-admin.queries.ts'
import type { Keterangan } from './layanan-admin.rules.ts'
import { LayananForm } from './layanan-form.tsx'
import { NomorList } from './nomor-list.tsx'

const preview = (typed: Keterangan) => (
  <Stack gap="xs" mt="sm">
    <KontakLayanan
      layanan={typed}
      kosong={
        <Text size="sm" c="dimmed">
          <Trans>Belum ada kontak. Halaman depan tidak menampilkan bagian kontak.</Trans>
        </Text>
      }
    />
    <BiayaLayanan layanan={typed} isBelowTitle />
  </Stack>
)

/** /admin/layanan: what the public reads about the clinic, and the emergency numbers. */
export function Page() {
  const layanan = useQuery(layananQuery())
  const { unsaved } = useUnsaved(true, askToDiscard)
  return (
    <>
      <PageHeader
        judul={t`Informasi Layanan`}
        isi={t`Yang dibaca publik tentang klinik: di halaman depan, Help, biaya, janji tatap muka, dan saat login.`}
      />
      <Loaded query={layanan} skeleton={<Skeleton height={640} radius="lg" />}>
        {(found) => (
          <Stack gap="lg">
            <NomorList layanan={found} />
            <Unsaved value={unsaved}>
              <LayananForm layanan={found} preview={preview} />
            </Unsaved>
          </Stack>
        )}
      </Loaded>
    </>
  )
}
