import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { BiayaLayanan } from '../../features/layanan/biaya-layanan.tsx'
import { KontakLayanan } from '../../features/layanan/kontak-layanan.tsx'
import { layananQuery } from '../../features/layanan-admin/layanan-admin.queries.ts'
import type { Keterangan } from '../../features/layanan-admin/layanan-admin.rules.ts'
import { LayananForm } from '../../features/layanan-admin/layanan-form.tsx'
import { NomorList } from '../../features/layanan-admin/nomor-list.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

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
export function LayananPage() {
  const layanan = useQuery(layananQuery())
  return (
    <>
      <PageHeader
        judul={t`Informasi Layanan`}
        isi={t`Yang dibaca publik tentang klinik: di halaman depan, Help, biaya, janji tatap muka, dan saat login.`}
      />
      <ListState
        query={layanan}
        isEmpty={() => false}
        empty={{ isi: '' }}
        skeleton={<Skeleton height={640} radius="lg" />}
      >
        {(found) => (
          <Stack gap="lg">
            <NomorList layanan={found} />
            <LayananForm layanan={found} preview={preview} />
          </Stack>
        )}
      </ListState>
    </>
  )
}
