import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { IconPencil } from '@tabler/icons-react'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { kalimatBatas } from './batas-admin.rules.ts'

type BatasListProps = { rows: BatasTenaga[]; onEdit: (row: BatasTenaga) => void }

/** The professionals, each with what their caps do to next week. */
export const BatasList = ({ rows, onEdit }: BatasListProps) => (
  <CardList>
    {rows.map((row) => (
      <CardRow
        key={row.profesional_id}
        acts={
          <Button
            variant="light"
            px="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-label={t`Ubah batas ${{ nama: row.name }}`}
            onClick={() => onEdit(row)}
          >
            <Trans>Ubah batas</Trans>
          </Button>
        }
      >
        <Title order={2} fz="lg">
          {row.name}
        </Title>
        <Text size="sm">{row.nama_spesialisasi}</Text>
        <Text size="sm" c="dimmed" className="angka">
          {kalimatBatas(row)}
        </Text>
      </CardRow>
    ))}
  </CardList>
)
