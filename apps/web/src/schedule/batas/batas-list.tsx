import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { IconPencil } from '@tabler/icons-react'
import { kalimatBatas } from './batas-admin.rules.ts'

type BatasListProps = { rows: BatasTenaga[]; onEdit: (row: BatasTenaga) => void }

/** The professionals, each with what their caps do to next week. */
export const BatasList = ({ rows, onEdit }: BatasListProps) => (
  <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
    {rows.map((row) => (
      <Card key={row.profesional_id} component="li">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={4} flex="1 1 16rem">
            <Title order={2} fz="lg">
              {row.name}
            </Title>
            <Text size="sm">{row.nama_spesialisasi}</Text>
            <Text size="sm" c="dimmed" className="angka">
              {kalimatBatas(row)}
            </Text>
          </Stack>
          <Button
            variant="light"
            px="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-label={t`Ubah batas ${{ nama: row.name }}`}
            onClick={() => onEdit(row)}
          >
            <Trans>Ubah batas</Trans>
          </Button>
        </Group>
      </Card>
    ))}
  </Stack>
)
