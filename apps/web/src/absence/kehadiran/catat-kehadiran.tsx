import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { putKesalahanKlinik, putTidakHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import { checkKesalahanKlinik, checkTidakHadir } from '@sehati/contract/absence/kehadiran.rules'
import { alerts } from '@sehati/contract/base/texts'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconBuildingHospital, IconUserX } from '@tabler/icons-react'
import { useId } from 'react'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { sebutan } from '../../consultation/konsultasi/sebutan.ts'
import { askTidakHadir } from './ask-tidak-hadir.ts'
import { usePutKesalahanKlinik, usePutTidakHadir } from './kehadiran.queries.ts'

type CatatKehadiranProps = { konsultasi: KonsultasiTampil; now: Date }

/** Once it should have begun: that the patient did not come, or that the clinic is to blame; each after a question. */
export function CatatKehadiran({ konsultasi: k, now }: CatatKehadiranProps) {
  const id = useId()
  const [absent, blame] = [usePutTidakHadir(), usePutKesalahanKlinik()]
  const [mayAbsent, mayBlame] = [checkTidakHadir(k, now) === null, checkKesalahanKlinik(k, now) === null]
  if (!mayAbsent && !mayBlame) return null
  const [Orang, orang, { name }, waktu] = [sebutan(k.kelas, 'awal'), sebutan(k.kelas), k, waktuSesi(k)]
  const isAbsent = k.sebab_batal === 'tidak_hadir'
  const query = { jadwalid: k.jadwal_id }
  const isSending = absent.isPending || blame.isPending
  const { judul } = alerts.konsultasiUpdated

  const markAbsent = async () => {
    if (await askTidakHadir(k))
      await absent
        .mutateAsync({ query })
        .then(() => showNotice('success', { judul, isi: putTidakHadir.message }), showFailure)
  }
  const takeBlame = async () => {
    const isAgreed = await confirm({
      judul: t`Catat kesalahan klinik?`,
      isi: isAbsent
        ? t`Catatan tidak hadir ${name} dicabut, dan ${name} diberi tahu. Konsultasi ini tetap berakhir.`
        : t`Konsultasi ${name} pada ${waktu} dibatalkan sebagai kesalahan klinik, dan ${name} diberi tahu. Ini tidak dihitung untuk ${name}.`,
      ya: t`Ya, kesalahan klinik`,
      tidak: t`Tidak jadi`,
      isDestructive: true,
    })
    if (isAgreed)
      await blame
        .mutateAsync({ query })
        .then(() => showNotice('success', { judul, isi: putKesalahanKlinik.message }), showFailure)
  }

  return (
    <Stack component="section" gap="xs" aria-labelledby={id} className="screen-only">
      <Text component="h2" fw={600} size="sm" id={id}>
        <Trans>Kehadiran</Trans>
      </Text>
      <Text size="sm" c="dimmed">
        {isAbsent
          ? t`${Orang} tercatat tidak hadir. Jika itu keliru, catat sebagai kesalahan klinik.`
          : t`Jika konsultasi ini tidak berlangsung, catat sebabnya. Kesalahan klinik tidak pernah dihitung untuk ${orang}.`}
      </Text>
      <Group gap="sm">
        {mayAbsent && (
          <Button
            variant="default"
            leftSection={<IconUserX size={18} aria-hidden />}
            loading={absent.isPending}
            disabled={isSending}
            onClick={markAbsent}
          >
            <Trans>Tidak hadir</Trans>
          </Button>
        )}
        {mayBlame && (
          <Button
            variant="default"
            leftSection={<IconBuildingHospital size={18} aria-hidden />}
            loading={blame.isPending}
            disabled={isSending}
            onClick={takeBlame}
          >
            <Trans>Kesalahan klinik</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  )
}
