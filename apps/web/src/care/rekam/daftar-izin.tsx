import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { removeIzinRekam } from '@sehati/contract/care/rekam.endpoints'
import type { IzinRekam } from '@sehati/contract/care/rekam.schema'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalPanjang, waktuPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { BeriIzinDialog } from './beri-izin-dialog.tsx'
import { izinQuery, useCabutIzin } from './rekam-klien.queries.ts'

/** Which other professionals may read the limited note, and those who could. */
export function DaftarIzin(props: { jadwal_id: number; profesional_id: number }) {
  const id = useId()
  const [isOpen, dialog] = useDisclosure(false)
  const izin = useQuery(izinQuery(props.jadwal_id))
  return (
    <Stack component="section" gap="sm" aria-labelledby={id} className="screen-only">
      <Title order={3} id={id} fz="sm">
        <Trans>Izin membaca</Trans>
      </Title>
      <Loaded query={izin} skeleton={<SkeletonLines rows={1} height={40} />}>
        {(found) =>
          found.length === 0 ? (
            <Text size="sm" c="dimmed">{t`Belum ada tenaga profesional lain yang Anda beri izin.`}</Text>
          ) : (
            found.map((one) => <Izin key={one.izin_id} {...one} />)
          )
        }
      </Loaded>
      <Button variant="light" w="fit-content" onClick={dialog.open}>
        <Trans>Beri izin</Trans>
      </Button>
      <BeriIzinDialog isOpen={isOpen} onClose={dialog.close} {...props} />
    </Stack>
  )
}

/** Whether a grant counts, or how it ended. */
function keadaanOf({ berlaku, sampai, dicabut_pada }: IzinRekam): string {
  const hari = tanggalPanjang(sampai)
  if (berlaku) return t`Berlaku sampai ${hari}`
  if (dicabut_pada === null) return t`Berakhir ${hari}`
  const waktu = waktuPanjang(dicabut_pada)
  return t`Dicabut ${waktu}`
}

function Izin(izin: IzinRekam) {
  const { izin_id, nama, nama_spesialisasi, berlaku } = izin
  const cabut = useCabutIzin()
  const withdraw = async () => {
    const isAgreed = await confirm({
      judul: t`Cabut izin ini?`,
      isi: t`${nama} tidak dapat lagi membaca catatan konsultasi ini.`,
      ya: t`Cabut izin`,
      isDestructive: true,
    })
    if (!isAgreed) return
    await cabut.mutateAsync({ query: { id: izin_id } }).then(
      () => showNotice('success', { judul: t`Izin dicabut`, isi: say(removeIzinRekam.message) }),
      (error: ApiError) => showFailure(error),
    )
  }
  return (
    <Group justify="space-between" gap="sm" wrap="wrap">
      <div>
        <Text size="sm" fw={600}>
          {nama}
        </Text>
        <Text size="sm" c="dimmed">
          {`${nama_spesialisasi} · ${keadaanOf(izin)}`}
        </Text>
      </div>
      {berlaku && (
        <Button variant="default" loading={cabut.isPending} aria-label={t`Cabut izin ${nama}`} onClick={withdraw}>
          <Trans>Cabut izin</Trans>
        </Button>
      )}
    </Group>
  )
}
