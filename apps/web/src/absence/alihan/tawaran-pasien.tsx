import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text } from '@mantine/core'
import { setujuiAlihan, tolakAlihan } from '@sehati/contract/absence/alihan.endpoints'
import type { Alihan } from '@sehati/contract/absence/alihan.schema'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { ApiError } from '../../base/lib/api-error.ts'
import { TextLink, useGo } from '../../base/lib/links.tsx'
import { consultationPage } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { tanggalPukul, tanggalRentang, waktuPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { useSetuju, useTolak } from './alihan.queries.ts'
import styles from './tawaran-pasien.module.css'

type TawaranProps = { alihan: Alihan; konsultasi: KonsultasiTampil; onRefused: () => void }

/** What a patient reads of an offer to move their request to another professional, with the two ways on while it is open. */
export function TawaranPasien(props: TawaranProps) {
  const { alihan, konsultasi: k } = props
  switch (alihan.hasil) {
    case 'menunggu':
      return k.status === 'diajukan' ? <Pilihan {...props} /> : null
    case 'diterima':
      return <Pindah alihan={alihan} />
    case 'habis':
    case 'ditarik':
      return k.status === 'diajukan' ? <Berakhir {...props} /> : null
    case 'ditolak':
    case 'gugur':
      return null
    default:
      return alihan.hasil satisfies never
  }
}

function Pilihan({ alihan, konsultasi: k, onRefused }: TawaranProps) {
  const { level_id } = useActor()
  const go = useGo()
  const [agree, decline] = [useSetuju(), useTolak()]
  const isBusy = agree.isPending || agree.isSuccess || decline.isPending
  const { nama_profesional: nama, nama_spesialisasi: spesialisasi, tanggal, jam_mulai, jam_selesai, zona } = alihan
  const { nama_profesional: semula } = k
  const [waktu, waktuSemula] = [tanggalRentang(tanggal, jam_mulai, jam_selesai, zona), waktuSesi(k)]
  const mulai = tanggalPukul(tanggal, jam_mulai, zona)
  const batas = waktuPanjang(alihan.habis_pada)
  const input = { query: { jadwalid: k.jadwal_id }, body: { alihan_id: alihan.alihan_id } }
  // The card may be gone when the reply is there: what follows does not depend on it.
  const failed = (error: ApiError) => {
    showFailure(error)
    onRefused()
  }
  const move = () =>
    agree.mutateAsync(input).then(({ jadwal_id }) => {
      showSuccess(setujuiAlihan)
      void go(consultationPage(level_id, jadwal_id))
    }, failed)
  const stay = () => decline.mutateAsync(input).then(() => showSuccess(tolakAlihan), failed)
  return (
    <SectionCard judul={t`Anda dapat pindah ke tenaga profesional lain`}>
      <dl className={styles.two}>
        <div>
          <dt>
            <Trans>Pilihan baru</Trans>
          </dt>
          <dd className={styles.name}>{nama}</dd>
          <dd>{spesialisasi}</dd>
          <dd>{waktu}</dd>
        </div>
        <div>
          <dt>
            <Trans>Pengajuan Anda sekarang</Trans>
          </dt>
          <dd className={styles.name}>{semula}</dd>
          <dd>{waktuSemula}</dd>
          <dd>
            <Trans>Belum dijawab</Trans>
          </dd>
        </div>
      </dl>
      <Text size="sm">
        <Trans>
          Kalau Anda pindah, keluhan Anda ikut pindah dan {semula} tidak dapat membacanya lagi. {nama} masih perlu
          menyetujui jadwalnya.
        </Trans>
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>Waktu ini kami simpan untuk Anda sampai {batas}. Tidak ada yang berubah sebelum Anda memilih.</Trans>
      </Text>
      <div className={styles.choices}>
        <Button loading={agree.isPending} disabled={isBusy && !agree.isPending} onClick={move}>
          <Trans>
            Pindah ke {nama}, {mulai}
          </Trans>
        </Button>
        <Button variant="default" loading={decline.isPending} disabled={isBusy && !decline.isPending} onClick={stay}>
          <Trans>Tetap menunggu {semula}</Trans>
        </Button>
      </div>
    </SectionCard>
  )
}

/** The request lives on as another one. */
function Pindah({ alihan }: { alihan: Alihan }) {
  const { level_id } = useActor()
  const { nama_profesional: nama, tanggal, jam_mulai, zona, jadwal_baru } = alihan
  const waktu = tanggalPukul(tanggal, jam_mulai, zona)
  return (
    <Card>
      <Stack gap="xs" align="flex-start">
        <Text>
          <Trans>
            Dengan persetujuan Anda, pengajuan ini pindah ke {nama}, {waktu}.
          </Trans>
        </Text>
        {jadwal_baru !== null && (
          <TextLink to={consultationPage(level_id, jadwal_baru)}>
            <Trans>Buka pengajuan yang baru</Trans>
          </TextLink>
        )}
      </Stack>
    </Card>
  )
}

function Berakhir({ alihan, konsultasi: k }: TawaranProps) {
  const { nama_profesional: nama } = alihan
  const { nama_profesional: semula } = k
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Pilihan untuk pindah ke {nama} sudah berakhir. Pengajuan Anda tetap menunggu {semula}.
      </Trans>
    </Text>
  )
}
