import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { HariLibur, JenisLibur } from '@sehati/contract/absence/hari-libur.schema'
import { IconDoorEnter, IconDoorOff } from '@tabler/icons-react'
import { capital } from '../../base/lib/capital.ts'
import { RowDate } from '../../base/lib/row-date.tsx'
import { say } from '../../base/lib/say.ts'
import { jam, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { EditButton, RemoveButton } from '../../base/ui/row-buttons.tsx'
import styles from './hari-libur-table.module.css'

type HariLiburTableProps = {
  caption: string
  rows: HariLibur[]
  isStale: boolean
  onEdit: (libur: HariLibur) => void
  onRemove: (libur: HariLibur) => void
  /** Left out where the days are over: they strand no consultation any more. */
  onTerdampak?: ((libur: HariLibur) => void) | undefined
}

/** `Libur nasional`. */
export const kataJenis = (jenis: JenisLibur): string => capital(say(jenis))

const terdampakColumn = (onTerdampak: (libur: HariLibur) => void): Column<HariLibur> => ({
  key: 'terdampak',
  judul: t`Terdampak`,
  width: '9rem',
  cell: (l) =>
    l.jumlah_terdampak > 0 ? (
      <Button
        variant="light"
        color="red"
        px="sm"
        className={styles.whole}
        aria-label={t`${plural({ jumlah: l.jumlah_terdampak }, { other: '# konsultasi terdampak' })}, ${{ nama: l.nama }}`}
        onClick={() => onTerdampak(l)}
      >
        {plural({ jumlah: l.jumlah_terdampak }, { other: '# konsultasi' })}
      </Button>
    ) : (
      t`Tidak ada`
    ),
})

/** `Tutup 12.00–15.00`. */
function jamTutup({ jam_dari, jam_sampai }: HariLibur): string {
  const [dari, sampai] = [jam(jam_dari ?? ''), jam(jam_sampai ?? '')]
  return sampai ? t`Tutup ${dari}–${sampai}` : t`Tutup mulai ${dari}`
}

/** Holidays with their date, kind and acts, and how many consultations each strands. */
export function HariLiburTable({ caption, rows, isStale, onEdit, onRemove, onTerdampak }: HariLiburTableProps) {
  const columns: Column<HariLibur>[] = [
    { key: 'tanggal', judul: t`Tanggal`, isName: true, width: '9rem', cell: (l) => <RowDate value={l.tanggal} /> },
    {
      key: 'nama',
      judul: t`Nama`,
      minWidth: '9rem',
      cell: (l) => (
        <Lines>
          <span>{l.nama}</span>
          <small>{kataJenis(l.jenis)}</small>
        </Lines>
      ),
    },
    {
      key: 'klinik',
      judul: t`Klinik`,
      width: '9rem',
      cell: (l) =>
        l.buka ? (
          <BadgeLabel tone="green" icon={IconDoorEnter}>
            <Trans>Tetap buka</Trans>
          </BadgeLabel>
        ) : (
          <BadgeLabel tone="grey" icon={IconDoorOff}>
            {l.jam_dari ? jamTutup(l) : <Trans context="klinik">Tutup</Trans>}
          </BadgeLabel>
        ),
    },
    ...(onTerdampak ? [terdampakColumn(onTerdampak)] : []),
    {
      key: 'aksi',
      judul: t`Aksi`,
      isAction: true,
      width: '13rem',
      cell: (l) => (
        <Group gap={4} wrap="nowrap">
          <EditButton nama={`${l.nama}, ${tanggalPanjang(l.tanggal)}`} onClick={() => onEdit(l)} />
          <RemoveButton nama={`${l.nama}, ${tanggalPanjang(l.tanggal)}`} onClick={() => onRemove(l)} />
        </Group>
      ),
    },
  ]
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(l) => l.id} isStale={isStale} />
}
