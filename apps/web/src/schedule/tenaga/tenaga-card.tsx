import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { labels } from '@sehati/contract/base/texts'
import type { Zona } from '@sehati/contract/base/waktu'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import type { TenagaProfesionalPilihan } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { IconCalendarEvent, IconMapPin, IconMessageCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { rupiah } from '../../base/lib/angka.ts'
import { hariIni } from '../../base/lib/clock.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { say } from '../../base/lib/say.ts'
import { hariRelatif, tanggalTanpaTahun } from '../../base/lib/tanggal.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import link from '../../base/ui/name-link.module.css'
import { canVideo } from '../../clinic/layanan/online.ts'
import { useFoto } from '../../people/foto/foto.ts'
import { Penilaian } from './penilaian.tsx'
import styles from './tenaga-card.module.css'
import { kapanTerdekat } from './terdekat.rules.ts'

/** A professional to choose. One who already has an open request of this patient is shown as unavailable. */
export function TenagaCard({ tenaga, action }: { tenaga: TenagaProfesionalPilihan; action: ReactNode }) {
  const id = useId()
  const foto = useFoto(tenaga.foto_url, 52)
  const isRequested = Boolean(tenaga.status_pengajuan)
  return (
    <Card component="article" className={styles.card} aria-labelledby={id} data-unavailable={isRequested || undefined}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Avatar name={tenaga.name} src={foto} size={52} />
        <div>
          <Text size="sm" c="accent" fw={600}>
            {tenaga.nama_spesialisasi}
          </Text>
          <Text component="h2" id={id} fw={700} size="md" lh={1.4} m={0}>
            <TextLink to={`/tenaga/${tenaga.profesional_id}`} className={link.name} c="inherit" inherit>
              {tenaga.name}
            </TextLink>
          </Text>
        </div>
      </Group>
      <Stack gap={6}>
        {tenaga.pernah && (
          <Text size="sm" c="accent" fw={600}>
            <Trans>Pernah menangani Anda</Trans>
          </Text>
        )}
        <Penilaian rating={tenaga.rating} jumlah_ulasan={tenaga.jumlah_ulasan} />
        {tenaga.terdekat_hingga && (
          <Terdekat terdekat={tenaga.terdekat ?? null} terdekat_hingga={tenaga.terdekat_hingga} zona={tenaga.zona} />
        )}
        <Text size="sm" c="dimmed" className={styles.place}>
          <IconMapPin size={18} aria-hidden />
          <span>{tenaga.lokasi}</span>
        </Text>
        <Text size="sm" c="dimmed" className={styles.place}>
          <IconMessageCircle size={18} aria-hidden />
          <span>
            {canVideo()
              ? t`Juga online, lewat video dan percakapan tertulis`
              : t`Juga online, lewat percakapan tertulis`}
          </span>
        </Text>
      </Stack>
      <Stack gap="xs" mt="auto">
        {isRequested && (
          <Text size="xs" c="dimmed" id={`${id}-alasan`}>
            {say(messages.ALREADY_REQUESTED.isi)}
          </Text>
        )}
        <Group justify="space-between" gap="sm">
          <Text fw={700} className="angka">
            {rupiah(tenaga.harga)}
          </Text>
          {isRequested ? (
            <Button disabled aria-describedby={`${id}-alasan`}>
              {say(labels.requested)}
            </Button>
          ) : (
            action
          )}
        </Group>
      </Stack>
    </Card>
  )
}

type TerdekatProps = { terdekat: string | null; terdekat_hingga: string; zona: Zona }

/** When the next free slot begins, or until when there is none. */
function Terdekat({ terdekat, terdekat_hingga, zona }: TerdekatProps) {
  const hingga = tanggalTanpaTahun(terdekat_hingga)
  const kapan = terdekat && kapanTerdekat(terdekat, hariIni(), zona)
  // The words in brackets stay on one line.
  const lagi = terdekat && hariRelatif(terdekat, hariIni()).replaceAll(' ', '\u00a0')
  return (
    <Text size="sm" fw={terdekat ? 600 : undefined} c={terdekat ? undefined : 'dimmed'} className={styles.place}>
      <IconCalendarEvent size={18} aria-hidden />
      <span className="angka">
        {terdekat ? (
          <Trans>
            Terdekat: {kapan} ({lagi})
          </Trans>
        ) : (
          <Trans>Belum ada waktu kosong hingga {hingga}.</Trans>
        )}
      </span>
    </Text>
  )
}
