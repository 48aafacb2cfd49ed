import { t } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import type { TungguStaf } from '@sehati/contract/waiting/tunggu.schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { lamaKata, tanggalHarapan, tujuanTunggu, waktuHarapan } from './harapan.ts'
import { mendesakKata } from './mendesak-dialog.tsx'

type TungguTableProps = { rows: TungguStaf[]; isStale: boolean; onMendesak: (row: TungguStaf) => void }

/** Who waits, for whom, since when, at which place; and who decided that they go first. */
export function TungguTable({ rows, isStale, onMendesak }: TungguTableProps) {
  const columns: Column<TungguStaf>[] = [
    { key: 'nama', judul: t`Nama`, isName: true, width: '20%', minWidth: '9rem', cell: ({ name }) => name },
    {
      key: 'untuk',
      judul: t`Menunggu siapa`,
      width: '30%',
      minWidth: '12rem',
      cell: (row) => (
        <Lines>
          <span>{tujuanTunggu(row)}</span>
          <small>{row.jadwal_id === null ? row.nama_jenis : t`Majukan janji yang ada`}</small>
          <small>{`${tanggalHarapan(row)}; ${waktuHarapan(row)}`}</small>
        </Lines>
      ),
    },
    { key: 'lama', judul: t`Lama menunggu`, cell: (row) => <span className="angka">{lamaKata(row)}</span> },
    { key: 'urutan', judul: t`Urutan`, isNumber: true, cell: ({ urutan }) => urutan },
    {
      key: 'mendesak',
      judul: t`Didahulukan`,
      width: '20%',
      minWidth: '9rem',
      cell: (row) => <Didahulukan row={row} />,
    },
    {
      key: 'aksi',
      judul: t`Aksi`,
      isAction: true,
      width: '11rem',
      cell: (row) => {
        const [kata, { name }] = [mendesakKata(row), row]
        return (
          <Button variant="light" px="sm" size="sm" aria-label={t`${kata}: ${name}`} onClick={() => onMendesak(row)}>
            {kata}
          </Button>
        )
      },
    },
  ]
  return (
    <DataTable
      caption={t`Daftar tunggu`}
      columns={columns}
      rows={rows}
      rowKey={({ tunggu_id }) => tunggu_id}
      isStale={isStale}
    />
  )
}

/** Whether a person goes first, who decided it last, and why. */
function Didahulukan({ row: { mendesak, mendesak_oleh, mendesak_alasan } }: { row: TungguStaf }) {
  return (
    <Lines>
      {mendesak ? (
        <BadgeLabel tone="amber" icon={IconAlertTriangle}>{t`Mendesak`}</BadgeLabel>
      ) : (
        <span>{t`Tidak`}</span>
      )}
      {mendesak_alasan && <small>{mendesak_alasan}</small>}
      {mendesak_oleh && <small>{t`Diputuskan oleh ${mendesak_oleh}`}</small>}
    </Lines>
  )
}
