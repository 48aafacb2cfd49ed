import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { messages } from '@sehati/contract/messages'
import type { TenagaProfesionalPilihan } from '@sehati/contract/tenaga-profesional/schema'
import { labels } from '@sehati/contract/texts'
import { IconMapPin } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { desimal, rupiah } from '../../lib/angka.ts'
import { useFoto } from '../../lib/foto.ts'
import { say } from '../../lib/say.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Stars } from '../../ui/star-rating.tsx'
import styles from './tenaga-card.module.css'

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
            {tenaga.name}
          </Text>
        </div>
      </Group>
      <Stack gap={6}>
        {tenaga.rating === null ? (
          <Text size="sm" c="dimmed">
            <Trans>Belum ada ulasan</Trans>
          </Text>
        ) : (
          <Group gap={8}>
            <Stars rating={tenaga.rating} />
            <Text size="sm" className="angka">
              {desimal(tenaga.rating)}{' '}
              <Text span c="dimmed" size="sm">
                ({plural(tenaga.jumlah_ulasan, { other: '# ulasan' })})
              </Text>
            </Text>
          </Group>
        )}
        <Text size="sm" c="dimmed" className={styles.place}>
          <IconMapPin size={18} aria-hidden />
          <span>{tenaga.lokasi}</span>
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
