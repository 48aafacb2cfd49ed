import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Group, Stack, Text } from '@mantine/core'
import { HARGA } from '@sehati/contract/base/constants'
import type { SlotTerdekat } from '@sehati/contract/schedule/ketersediaan.schema'
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { rupiah } from '../../base/lib/angka.ts'
import { hariIni } from '../../base/lib/clock.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { say } from '../../base/lib/say.ts'
import { hariRelatif, rentangJam, tanggalPukul } from '../../base/lib/tanggal.ts'
import { Initials } from '../../base/ui/initials.tsx'
import { later } from '../../base/ui/later.tsx'
import link from '../../base/ui/name-link.module.css'
import { kataMasa } from '../sesi/masa.ts'
import styles from './jadwal-card.module.css'
import type { KartuJadwal } from './jadwal-publik.rules.ts'

// Few devices are in another zone than the clinic.
const JamDiSini = later(() => import('../../base/lib/jam-di-sini.tsx').then((file) => file.JamDiSini), null)

type JadwalCardProps = {
  kartu: KartuJadwal
  /** The next free slot, where it is known. */
  terdekat: SlotTerdekat | undefined
  /** The way to book. */
  action: ReactNode
}

/** A professional with the week's sessions. */
export function JadwalCard({ kartu, terdekat, action }: JadwalCardProps) {
  const kapan = terdekat && tanggalPukul(terdekat.tanggal, terdekat.jam_mulai, terdekat.zona)
  const today = hariIni()
  const lagi = terdekat && hariRelatif(terdekat.tanggal, today)
  return (
    <Card component="article" className={styles.card} aria-labelledby={`tenaga-${kartu.profesional_id}`}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Initials name={kartu.name} size={52} />
        <div>
          <Text component="h2" id={`tenaga-${kartu.profesional_id}`} fw={700} size="md" lh={1.4}>
            <TextLink to={`/tenaga/${kartu.profesional_id}`} className={link.name} c="inherit" inherit>
              {kartu.name}
            </TextLink>
          </Text>
          <Text size="sm" c="accent" fw={600}>
            {kartu.nama_spesialisasi}
          </Text>
        </div>
      </Group>
      <ul className={styles.sessions} aria-label={t`Sesi mingguan`}>
        {kartu.sesi.map(({ sesi, ...jadwal }) => (
          <li key={jadwal.id}>
            <span className={styles.day}>{say(jadwal.hari)}</span>
            <span className={styles.number}>
              <Trans>Sesi {sesi}</Trans>
            </span>
            <span className={styles.time}>
              <span>{rentangJam(jadwal.jam_mulai, jadwal.jam_selesai, jadwal.zona)}</span>
              <JamDiSini sesi={jadwal} />
            </span>
            {kataMasa(jadwal, today) && <span className={styles.dates}>{kataMasa(jadwal, today)}</span>}
          </li>
        ))}
      </ul>
      <Stack gap={6} mt="auto">
        {terdekat && (
          <Text size="xs" c="dimmed" className={styles.fact}>
            <IconCalendarEvent size={16} aria-hidden />
            <span>
              <Trans>
                Terdekat {kapan} ({lagi})
              </Trans>
            </span>
          </Text>
        )}
        <Text size="xs" c="dimmed" className={styles.fact}>
          <IconMapPin size={16} aria-hidden />
          <span>{kartu.lokasi}</span>
        </Text>
      </Stack>
      <Group justify="space-between" gap="sm">
        <Text fw={700} className="angka">
          <span>{rupiah(HARGA)}</span>
          <Text span size="xs" c="dimmed" fw={400}>
            {' '}
            <Trans>/ konsultasi</Trans>
          </Text>
        </Text>
        {action}
      </Group>
    </Card>
  )
}
