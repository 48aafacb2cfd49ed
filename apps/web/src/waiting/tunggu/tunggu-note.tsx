import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import type { Tunggu } from '@sehati/contract/waiting/tunggu.schema'
import { IconClock } from '@tabler/icons-react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { pukulDi, waktuSesi } from '../../base/lib/tanggal.ts'
import { tujuanTunggu } from './harapan.ts'
import { useTunggu } from './tunggu.queries.ts'

function kalimat({ tawaran, jeda_sampai, urutan, ...entry }: Tunggu): string {
  const nama = tujuanTunggu(entry)
  if (tawaran) {
    const [waktu, jam] = [waktuSesi(tawaran), pukulDi(tawaran.habis_pada, tawaran.zona)]
    return t`Ada slot kosong ${waktu}. Kami tahan untuk Anda sampai ${jam}.`
  }
  return jeda_sampai ? t`Masih menunggu ${nama}?` : t`Anda berada di urutan ${urutan} untuk ${nama}.`
}

/** Leads a patient who is in line to the waiting list; what waits for an answer comes first. Nothing for all others. */
export function TungguNote() {
  const { level_id } = useActor()
  const { data } = useTunggu()
  const entry = data?.find(({ tawaran }) => tawaran) ?? data?.find(({ jeda_sampai }) => jeda_sampai) ?? data?.[0]
  if (!entry) return null
  const isUrgent = entry.tawaran !== null || entry.jeda_sampai !== null
  return (
    <Alert color={isUrgent ? 'orange' : 'accent'} icon={<IconClock aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" fw={600}>
          {kalimat(entry)}
        </Text>
        <ButtonLink to={inArea(level_id, '/tunggu')} size="sm" variant={isUrgent ? 'filled' : 'light'}>
          <Trans>Buka daftar tunggu</Trans>
        </ButtonLink>
      </Stack>
    </Alert>
  )
}
