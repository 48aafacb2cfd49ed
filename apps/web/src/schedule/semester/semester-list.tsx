import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Text, Title } from '@mantine/core'
import type { Tanggal } from '@sehati/contract/base/waktu'
import { removeSemester } from '@sehati/contract/schedule/semester.endpoints'
import type { Semester } from '@sehati/contract/schedule/semester.schema'
import { IconCalendarCheck } from '@tabler/icons-react'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { CardList, CardRow } from '../../base/ui/card-list.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { EditButton, RemoveButton } from '../../base/ui/row-buttons.tsx'
import { useRemoveSemester } from './semester-admin.queries.ts'
import { isBerjalan } from './semester-admin.rules.ts'

type SemesterListProps = { rows: Semester[]; today: Tanggal; onEdit: (semester: Semester) => void }

/** The semesters, the latest first. */
export function SemesterList({ rows, today, onEdit }: SemesterListProps) {
  const remove = useRemoveSemester()
  const ask = async ({ semester_id, nama }: Semester) => {
    const isSure = await confirm({
      judul: t`Hapus semester ini?`,
      isi: t`Kunjungan dalam ${nama} tidak dihitung lagi, jadi batasnya tidak berlaku pada tanggal itu.`,
      ya: t`Hapus semester`,
      isDestructive: true,
    })
    if (!isSure) return
    remove.mutate({ query: { id: semester_id } }, noticesOf(removeSemester))
  }
  return (
    <CardList>
      {rows.map((row) => (
        <CardRow
          key={row.semester_id}
          acts={
            <Group gap="xs">
              <EditButton nama={row.nama} onClick={() => onEdit(row)} />
              <RemoveButton
                nama={row.nama}
                loading={remove.isPending && remove.variables.query?.id === row.semester_id}
                onClick={() => void ask(row)}
              />
            </Group>
          }
        >
          <Group gap="xs">
            <Title order={3} fz="md">
              {row.nama}
            </Title>
            {isBerjalan(row, today) && (
              <BadgeLabel tone="green" icon={IconCalendarCheck}>
                <Trans>Berjalan</Trans>
              </BadgeLabel>
            )}
          </Group>
          <Text size="sm">{`${tanggalTanpaHari(row.dari)} – ${tanggalTanpaHari(row.sampai)}`}</Text>
          {row.kelonggaran > 0 && (
            <Text size="sm" c="dimmed">
              {plural(row.kelonggaran, { other: '# kelonggaran' })}
            </Text>
          )}
        </CardRow>
      ))}
    </CardList>
  )
}
