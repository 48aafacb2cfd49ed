import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { IconEyeOff, IconPencil } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { kalimatDampak, ringkasan } from './jenis-admin.rules.ts'

type JenisListProps = { rows: JenisKonsultasi[]; onEdit: (jenis: JenisKonsultasi) => void }

/** The types of consultations, each with its rules and with what these do to the sessions of a week. */
export const JenisList = ({ rows, onEdit }: JenisListProps) => (
  <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
    {rows.map((jenis) => (
      <Card key={jenis.jenis_id} component="li">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={4} flex="1 1 16rem">
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
          </Stack>
          {jenis.jenis_id !== JENIS_UMUM.jenis_id && (
            <Button
              variant="light"
              px="sm"
              leftSection={<IconPencil size={18} aria-hidden />}
              aria-label={t`Edit ${{ nama: jenis.nama_jenis }}`}
              onClick={() => onEdit(jenis)}
            >
              <Trans>Edit</Trans>
            </Button>
          )}
        </Group>
      </Card>
    ))}
  </Stack>
)
