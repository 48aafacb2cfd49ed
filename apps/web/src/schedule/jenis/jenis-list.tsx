import { Trans } from '@lingui/react/macro'
import { Group, Text, Title } from '@mantine/core'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { IconEyeOff } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { EditButton } from '../../base/ui/row-buttons.tsx'
import { kalimatDampak, ringkasan } from './jenis-admin.rules.ts'

type JenisListProps = { rows: JenisKonsultasi[]; onEdit: (jenis: JenisKonsultasi) => void }

/** The types of consultations, each with its rules and with what these do to the sessions of a week. */
export const JenisList = ({ rows, onEdit }: JenisListProps) => (
  <CardList>
    {rows.map((jenis) => (
      <CardRow
        key={jenis.jenis_id}
        acts={
          jenis.jenis_id !== JENIS_UMUM.jenis_id && <EditButton nama={jenis.nama_jenis} onClick={() => onEdit(jenis)} />
        }
      >
        <Group gap="xs">
          <Title order={2} fz="lg">
            {say(jenis.nama_jenis)}
          </Title>
          {!jenis.aktif && (
            <BadgeLabel tone="grey" icon={IconEyeOff}>
              <Trans>Tidak dapat dipesan</Trans>
            </BadgeLabel>
          )}
        </Group>
        <Text size="sm">{ringkasan(jenis).join(' · ')}</Text>
        <Text size="sm" c="dimmed" className="angka">
          {kalimatDampak(jenis)}
        </Text>
      </CardRow>
    ))}
  </CardList>
)
