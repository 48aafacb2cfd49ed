import { Group, Text, Title } from '@mantine/core'
import { namaZona } from '@sehati/contract/base/waktu'
import type { Klinik } from '@sehati/contract/clinic/klinik.schema'
import { IconWorld } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { EditButton } from '../../base/ui/row-buttons.tsx'
import { Tulisan } from '../../base/ui/tulisan.tsx'
import { kalimatTenaga, kalimatZona } from './klinik-admin.rules.ts'

type KlinikListProps = { rows: Klinik[]; onEdit: (klinik: Klinik) => void }

/** The clinics, the first one first, each with what its zone means for its sessions. */
export const KlinikList = ({ rows, onEdit }: KlinikListProps) => (
  <CardList>
    {rows.map((row) => (
      <CardRow key={row.klinik_id} acts={<EditButton nama={row.nama} onClick={() => onEdit(row)} />}>
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
      </CardRow>
    ))}
  </CardList>
)
