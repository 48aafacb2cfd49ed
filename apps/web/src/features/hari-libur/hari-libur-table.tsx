import { Button, Group } from '@mantine/core'
import type { HariLibur, JenisLibur } from '@sehati/contract/hari-libur.schema'
import { IconDoorEnter, IconDoorOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { tanggalPanjang } from '../../lib/tanggal.ts'
import { BadgeLabel } from '../../ui/badge-label.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'

type HariLiburTableProps = {
  rows: HariLibur[]
  isStale: boolean
  onEdit: (libur: HariLibur) => void
  onRemove: (libur: HariLibur) => void
  onTerdampak: (libur: HariLibur) => void
}

/** `Libur nasional`. */
export const kataJenis = (jenis: JenisLibur): string => jenis.charAt(0).toUpperCase() + jenis.slice(1)

/** The holidays of a year, each with whom it strands. */
export function HariLiburTable({ rows, isStale, onEdit, onRemove, onTerdampak }: HariLiburTableProps) {
  const columns: Column<HariLibur>[] = [
    { key: 'tanggal', judul: 'Tanggal', isName: true, width: '13rem', cell: (l) => tanggalPanjang(l.tanggal) },
    { key: 'nama', judul: 'Nama', cell: (l) => l.nama },
    { key: 'jenis', judul: 'Jenis', cell: (l) => kataJenis(l.jenis) },
    {
      key: 'klinik',
      judul: 'Klinik',
      cell: (l) =>
        l.buka ? (
          <BadgeLabel tone="green" icon={IconDoorEnter}>
            Tetap buka
          </BadgeLabel>
        ) : (
          <BadgeLabel tone="grey" icon={IconDoorOff}>
            Tutup
          </BadgeLabel>
        ),
    },
    {
      key: 'terdampak',
      judul: 'Terdampak',
      cell: (l) =>
        l.jumlah_terdampak > 0 ? (
          <Button
            variant="light"
            color="red"
            px="sm"
            aria-label={`${l.jumlah_terdampak} konsultasi terdampak, ${l.nama}`}
            onClick={() => onTerdampak(l)}
          >
            {l.jumlah_terdampak} konsultasi
          </Button>
        ) : (
          'Tidak ada'
        ),
    },
    {
      key: 'aksi',
      judul: 'Aksi',
      isAction: true,
      cell: (l) => (
        <Group gap={4} wrap="nowrap">
          <Button
            variant="light"
            px="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-label={`Edit ${l.nama}, ${tanggalPanjang(l.tanggal)}`}
            onClick={() => onEdit(l)}
          >
            Edit
          </Button>
          <Button
            variant="subtle"
            color="red"
            px="sm"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-label={`Hapus ${l.nama}, ${tanggalPanjang(l.tanggal)}`}
            onClick={() => onRemove(l)}
          >
            Hapus
          </Button>
        </Group>
      ),
    },
  ]
  return <DataTable caption="Hari libur" columns={columns} rows={rows} rowKey={(l) => l.id} isStale={isStale} />
}
