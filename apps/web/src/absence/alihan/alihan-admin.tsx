import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { removeAlihan } from '@sehati/contract/absence/alihan.endpoints'
import { isPerluDialihkan } from '@sehati/contract/absence/alihan.rules'
import type { Alihan } from '@sehati/contract/absence/alihan.schema'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconUserShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { tanggalRentang, waktuPanjang } from '../../base/lib/tanggal.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { KonsultasiNote } from '../../consultation/konsultasi/konsultasi-note.tsx'
import { alihanAdminQuery, useTarik } from './alihan.queries.ts'
import { AlihkanForm } from './alihkan-form.tsx'

/** How an offer stands, as an admin reads it. */
function keadaan({ hasil, habis_pada }: Alihan): string {
  const batas = waktuPanjang(habis_pada)
  switch (hasil) {
    case 'menunggu':
      return t`Menunggu jawaban pasien sampai ${batas}.`
    case 'diterima':
      return t`Pasien menyetujui. Pengajuan ini dialihkan.`
    case 'ditolak':
      return t`Pasien memilih tetap menunggu.`
    case 'habis':
      return t`Pasien tidak menjawab sampai waktunya.`
    case 'gugur':
      return t`Pengajuan ini sudah dijawab, dipindahkan, atau dibatalkan sebelum pasien memilih.`
    case 'ditarik':
      return t`Tawaran ini ditarik.`
    default:
      return hasil satisfies never
  }
}

type AlihanAdminProps = { konsultasi: KonsultasiTampil; now: Date }

/** The newest offer of a request to another professional, and the way to make one where the request has waited for long. */
export function AlihanAdmin({ konsultasi: k, now }: AlihanAdminProps) {
  const { data, refetch } = useQuery(alihanAdminQuery(k.jadwal_id))
  const withdraw = useTarik()
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<'alihkan'>()
  if (data === undefined) return null
  const isOpen = data?.hasil === 'menunggu'
  const mayOffer = k.status === 'diajukan' && new Date(k.tanggal) > now && isPerluDialihkan(k, now) && !isOpen
  const take = () =>
    withdraw.mutate(
      { query: { jadwalid: k.jadwal_id } },
      {
        onSuccess: () => showSuccess(removeAlihan),
        onError: (error) => {
          showFailure(error)
          void refetch()
        },
      },
    )
  if (!data && !mayOffer) return null
  return (
    <Stack gap="sm" mt="md" align="flex-start">
      {data && (
        <KonsultasiNote judul={t`Tawaran pindah`} isi={`${tujuan(data)} ${keadaan(data)}`}>
          {data.jadwal_baru !== null && (
            <TextLink to={inArea(1, `/konsultasi/detail/${data.jadwal_baru}`)} size="sm">
              <Trans>Buka pengajuan yang baru</Trans>
            </TextLink>
          )}
        </KonsultasiNote>
      )}
      <Group gap="sm">
        {isOpen && (
          <Button variant="default" loading={withdraw.isPending} onClick={take}>
            <Trans>Tarik tawaran</Trans>
          </Button>
        )}
        {mayOffer && (
          <Button variant="light" leftSection={<IconUserShare size={18} aria-hidden />} onClick={() => open('alihkan')}>
            <Trans>Alihkan ke tenaga lain…</Trans>
          </Button>
        )}
      </Group>
      {mayOffer && (
        <Text size="sm" c="dimmed">
          <Trans>
            Pengajuan ini belum dijawab. Pasien dapat ditawari waktu dengan tenaga lain, dan memilih sendiri.
          </Trans>
        </Text>
      )}
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Alihkan ke tenaga lain`} width="36rem">
          <AlihkanForm konsultasi={k} onSaved={close} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </Stack>
  )
}

const tujuan = ({ nama_profesional, tanggal, jam_mulai, jam_selesai, zona }: Alihan): string =>
  `${nama_profesional}, ${tanggalRentang(tanggal, jam_mulai, jam_selesai, zona)}.`
