import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { namaZona } from '@sehati/contract/base/waktu'
import type { Klinik } from '@sehati/contract/clinic/klinik.schema'
import { IconPencil, IconWorld } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { Tulisan } from '../../base/ui/tulisan.tsx'
import { kalimatTenaga, kalimatZona } from './klinik-admin.rules.ts'

type KlinikListProps = { rows: Klinik[]; onEdit: (klinik: Klinik) => void }

/** The clinics, the first one first, each with what its zone means for its sessions. */
export const KlinikList = ({ rows, onEdit }: KlinikListProps) => (
  <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
    {rows.map((row) => (
      <Card key={row.klinik_id} component="li">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={4} flex="1 1 16rem">
            <Group gap="xs">
              <Title order={2} fz="md">
                {row.nama}
              </Title>
              <BadgeLabel tone="blue" icon={IconWorld}>
                {namaZona(row.zona)}
              </BadgeLabel>
            </Group>
            <Text component="div" size="sm">
              {row.alamat && <Tulisan>{row.alamat}</Tulisan>}
              {row.petunjuk && <Tulisan>{row.petunjuk}</Tulisan>}
            </Text>
            <Text size="sm" c="dimmed" className="angka">
              {[kalimatTenaga(row), kalimatZona(row, row.zona)].filter(Boolean).join(' ')}
            </Text>
          </Stack>
          <Button
            variant="light"
            px="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-label={t`Edit ${{ nama: row.nama }}`}
            onClick={() => onEdit(row)}
          >
            <Trans>Edit</Trans>
          </Button>
        </Group>
      </Card>
    ))}
  </Stack>
)
