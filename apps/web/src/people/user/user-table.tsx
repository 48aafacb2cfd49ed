import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { UserTerdaftar } from '@sehati/contract/people/user.schema'
import { IconMail, IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { now } from '../../base/lib/clock.ts'
import { tanggalPendek } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { EmailText } from '../../base/ui/email-text.tsx'
import { RoleBadge } from './role-badge.tsx'

type UserTableProps = {
  rows: UserTerdaftar[]
  /** The number of the first row. */
  from: number
  isStale: boolean
  actions: (user: UserTerdaftar) => ReactNode
}

/** People with role and acts; cards on phones. */
export function UserTable({ rows, from, isStale, actions }: UserTableProps) {
  const columns: Column<UserTerdaftar>[] = [
    { key: 'no', judul: t`No`, isOrder: true, width: '3rem', cell: (_, n) => from + n },
    {
      key: 'nama',
      judul: t`Nama`,
      isName: true,
      minWidth: '11rem',
      cell: (user) => (
        <Lines>
          <span>{user.name}</span>
          <small>
            <EmailText email={user.email} />
          </small>
        </Lines>
      ),
    },
    {
      key: 'role',
      judul: t`Role`,
      width: '8.5rem',
      cell: (user) => (
        <Group gap={6}>
          <RoleBadge level_id={user.level_id} />
          {user.status_user === 'nonaktif' && (
            <BadgeLabel tone="grey" icon={IconUserOff}>
              <Trans>Nonaktif</Trans>
            </BadgeLabel>
          )}
          {user.diundang_sampai !== undefined && <Diundang sampai={user.diundang_sampai} />}
        </Group>
      ),
    },
    { key: 'aksi', judul: t`Aksi`, isAction: true, width: 'min(28rem, 36vw)', cell: actions },
  ]
  return (
    <DataTable
      caption={t({ message: 'Pengguna', context: 'daftar' })}
      columns={columns}
      rows={rows}
      rowKey={(u) => u.user_id}
      isStale={isStale}
    />
  )
}

/** That a person has no password yet, and until when their invitation is valid. */
function Diundang({ sampai }: { sampai: string | null }) {
  const hari = sampai === null ? '' : tanggalPendek(sampai)
  const isOver = sampai === null || new Date(sampai) <= now()
  return (
    <>
      <BadgeLabel tone={isOver ? 'amber' : 'blue'} icon={IconMail}>
        <Trans>Diundang</Trans>
      </BadgeLabel>
      <Text size="xs" c="dimmed" fw={400}>
        {isOver ? t`Undangan tidak berlaku lagi` : t`Berlaku sampai ${hari}`}
      </Text>
    </>
  )
}
