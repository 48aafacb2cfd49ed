import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { ambilWaktu, tolakWaktu } from '@sehati/contract/absence/tawaran-waktu.endpoints'
import type { TawaranWaktuPasien } from '@sehati/contract/absence/tawaran-waktu.schema'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../base/lib/api-error.ts'
import { tanggalRentang, waktuSesi } from '../../base/lib/tanggal.ts'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { konsultasiQuery } from '../../consultation/konsultasi/konsultasi.queries.ts'
import { tawaranWaktuQuery, useAmbil, useTolakWaktu } from './tawaran-waktu.queries.ts'

/** Other times for a patient's consultation, each taken by one tap. Shown while the patient may choose. */
export function WaktuPasien({ konsultasi }: { konsultasi: KonsultasiTampil }) {
  const { data, refetch } = useQuery(tawaranWaktuQuery(konsultasi.jadwal_id))
  if (data?.hasil !== 'menunggu') return null
  return <Pilihan tawaran={data} konsultasi={konsultasi} onRefused={() => void refetch()} />
}

type PilihanProps = { tawaran: TawaranWaktuPasien; konsultasi: KonsultasiTampil; onRefused: () => void }

function Pilihan({ tawaran, konsultasi: k, onRefused }: PilihanProps) {
  const cache = useQueryClient()
  const [take, decline] = [useAmbil(), useTolakWaktu()]
  const isBusy = take.isPending || take.isSuccess || decline.isPending
  const { nama_profesional } = k
  const semula = waktuSesi(k)
  const { tawaran_waktu_id } = tawaran
  const query = { jadwalid: k.jadwal_id }
  // The card may be gone when the reply is there: what follows does not depend on it.
  const failed = (error: ApiError) => {
    showFailure(error)
    onRefused()
    void cache.invalidateQueries({ queryKey: konsultasiQuery(k.jadwal_id).queryKey })
  }
  const choose = (nomor: number) =>
    take.mutateAsync({ query, body: { tawaran_waktu_id, nomor } }).then(() => showSuccess(ambilWaktu), failed)
  const refuse = () =>
    decline.mutateAsync({ query, body: { tawaran_waktu_id } }).then(() => showSuccess(tolakWaktu), failed)
  return (
    <SectionCard judul={t`Pilih waktu lain`}>
      <Text size="sm">
        <Trans>
          {nama_profesional} menawarkan waktu lain untuk konsultasi Anda pada {semula}. Jadwal Anda tidak berubah
          sebelum Anda memilih.
        </Trans>
      </Text>
      <Stack gap="sm" role="group" aria-label={t`Waktu yang ditawarkan`}>
        {tawaran.waktu.map(({ nomor, tanggal, jam_mulai, jam_selesai, zona, bisa }) => {
          const waktu = tanggalRentang(tanggal, jam_mulai, jam_selesai, zona)
          return bisa ? (
            <Button
              key={nomor}
              fullWidth
              loading={take.isPending && take.variables.body?.nomor === nomor}
              disabled={isBusy && take.variables?.body?.nomor !== nomor}
              onClick={() => choose(nomor)}
            >
              <Trans>Ambil {waktu}</Trans>
            </Button>
          ) : (
            <Text key={nomor} size="sm" c="dimmed">
              <Trans>{waktu}, sudah tidak tersedia</Trans>
            </Text>
          )
        })}
      </Stack>
      <Button variant="default" loading={decline.isPending} disabled={isBusy && !decline.isPending} onClick={refuse}>
        <Trans>Tidak ada yang cocok</Trans>
      </Button>
      <Text size="sm" c="dimmed">
        <Trans>Waktu ini belum dipesan untuk Anda: orang lain masih dapat mengambilnya.</Trans>
      </Text>
    </SectionCard>
  )
}
