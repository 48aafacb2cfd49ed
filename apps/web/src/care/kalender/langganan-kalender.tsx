import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { removeLangganan } from '@sehati/contract/care/kalender.endpoints'
import type { LanggananKalender as Langganan } from '@sehati/contract/care/kalender.schema'
import { IconCalendarPlus, IconRefresh, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../base/lib/api-error.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { AlamatKalender } from './alamat-kalender.tsx'
import { langgananQuery, usePutLangganan, useRemoveLangganan } from './kalender.queries.ts'

const onError = (error: ApiError) => showFailure(error)

/** For the profile: the user's consultations in their calendar app, by a secret address that they can revoke. */
export function LanggananKalender() {
  const langganan = useQuery(langgananQuery())
  const judul = t`Janji ${brandName}`
  return (
    <Stack gap="md">
      <Text size="sm">
        <Trans>
          Lihat jadwal konsultasi di aplikasi kalender kamu. Yang tampil hanya “{judul}” dan waktunya, tanpa nama dan
          tanpa isi konsultasi. Tempat hanya disebut untuk konsultasi offline.
        </Trans>
      </Text>
      <Loaded query={langganan} skeleton={<Skeleton height={44} />}>
        {(found) => <Pengelolaan langganan={found} />}
      </Loaded>
    </Stack>
  )
}

function Pengelolaan({ langganan }: { langganan: Langganan | null }) {
  const put = usePutLangganan()
  const remove = useRemoveLangganan()
  // An address ended on another device is no longer shown here as if it led somewhere.
  const baru = put.data && langganan?.sejak === put.data.sejak ? put.data : null

  const renew = async () => {
    const isi = t`Alamat yang lama langsung berhenti berlaku. Pasang alamat yang baru di aplikasi kalender kamu.`
    if (await confirm({ judul: t`Buat alamat baru?`, isi, ya: t`Buat alamat baru` })) put.mutate({}, { onError })
  }
  const end = async () => {
    const isi = t`Aplikasi kalender yang memakai alamat ini tidak lagi mendapat jadwal kamu.`
    const question = { judul: t`Hentikan langganan?`, isi, ya: t`Hentikan`, isDestructive: true }
    if (!(await confirm(question))) return
    const onSuccess = () => showNotice('success', { judul: t`Langganan dihentikan`, isi: removeLangganan.message })
    remove.mutate({}, { onSuccess, onError })
  }

  if (!langganan) {
    return (
      <Group>
        <Button
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          loading={put.isPending}
          onClick={() => put.mutate({}, { onError })}
        >
          <Trans>Buat alamat kalender</Trans>
        </Button>
      </Group>
    )
  }
  const sejak = waktuPanjang(langganan.sejak)
  return (
    <Stack gap="md">
      {baru && <AlamatKalender alamat={new URL(baru.alamat, window.location.origin).href} />}
      <Text size="sm" c="dimmed">
        <Trans>
          Aktif sejak <time dateTime={langganan.sejak}>{sejak}</time>.
        </Trans>{' '}
        {!baru && (
          <>
            <Trans>Alamatnya tidak dapat ditampilkan lagi.</Trans>{' '}
          </>
        )}
        <Trans>Langganan juga berakhir ketika password diganti.</Trans>
      </Text>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={put.isPending}
          onClick={renew}
        >
          <Trans>Buat alamat baru</Trans>
        </Button>
        <Button
          variant="default"
          c="red"
          leftSection={<IconX size={18} aria-hidden />}
          loading={remove.isPending}
          onClick={end}
        >
          <Trans>Hentikan langganan</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
