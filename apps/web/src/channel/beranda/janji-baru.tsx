import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, CloseButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { now } from '../../base/lib/clock.ts'
import { JamDiSini } from '../../base/lib/jam-di-sini.tsx'
import { useGo } from '../../base/lib/links.tsx'
import { tanggalRentang } from '../../base/lib/tanggal.ts'
import { Facts } from '../../base/ui/facts.tsx'
import { TambahKalender } from '../../care/kalender/tambah-kalender.tsx'
import { ArahKlinik } from '../../clinic/layanan/kontak-layanan.tsx'
import { caraOnline } from '../../clinic/layanan/online.ts'
import { janjiPasien } from '../../consultation/konsultasi/janji-jawab.ts'
import { konsultasiQuery } from '../../consultation/konsultasi/konsultasi.queries.ts'
import styles from './janji-baru.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The consultation that was booked on the page before. Kept through a reload; a typed address has none. */
    janjiBaru?: number
  }
}

type JanjiBaruProps = { jadwal_id: number; toDetail: ReactNode }

/**
 * After a booking: what was requested, what happens next, and what may still be done. Nothing once it is decided: a browser
 * may bring the page back days later.
 */
export function JanjiBaru({ jadwal_id, toDetail }: JanjiBaruProps) {
  const { data: k } = useQuery(konsultasiQuery(jadwal_id))
  const go = useGo()
  if (k?.status !== 'diajukan') return null
  const { nama_profesional, lokasi } = k
  const janji = janjiPasien(k, now())
  const isOnline = k.metode_konsultasi === 'online'
  return (
    <Card component="section" aria-labelledby="janji-baru" className={styles.card}>
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Group gap="xs" wrap="nowrap">
            <IconCircleCheck size={24} aria-hidden className={styles.icon} />
            <Title order={2} id="janji-baru" fz="lg">
              <Trans>Pengajuan konsultasi terkirim</Trans>
            </Title>
          </Group>
          <CloseButton
            size="lg"
            aria-label={t`Tutup konfirmasi`}
            onClick={() => go('.', { replace: true, resetScroll: false })}
          />
        </Group>
        <Facts
          items={[
            [
              t`Waktu`,
              <span key="waktu">
                <span>{tanggalRentang(k.tanggal, k.jam_mulai, k.jam_selesai, k.zona)}</span>
                <JamDiSini sesi={k} />
              </span>,
            ],
            [t`Tenaga profesional`, nama_profesional],
            [t`Tempat`, isOnline ? caraOnline() : t`Tatap muka di ${lokasi}.`],
          ]}
        />
        {!isOnline && <ArahKlinik klinik={k.klinik} />}
        <Text size="sm">
          <Trans>
            Langkah berikutnya: {nama_profesional} menjawab pengajuan ini. Jawabannya muncul di Notifikasi, dan kami
            kirim lewat email kecuali Anda mematikannya.
          </Trans>
        </Text>
        {janji && <Text size="sm">{janji.kata}</Text>}
        <Text size="sm">
          <Trans>
            Selama waktunya belum dimulai, Anda dapat mengubah jadwal atau membatalkannya dari halaman detail.
          </Trans>
        </Text>
        <Group gap="sm">
          {toDetail}
          <TambahKalender konsultasi={k} />
        </Group>
      </Stack>
    </Card>
  )
}
