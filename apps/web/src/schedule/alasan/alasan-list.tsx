import { t } from '@lingui/core/macro'
import { ActionIcon, Group } from '@mantine/core'
import type { Alasan } from '@sehati/contract/schedule/alasan.schema'
import { IconPencil } from '@tabler/icons-react'
import { MoveButtons, useMove } from '../../base/page/move-buttons.tsx'
import { useUrutanAlasan } from './alasan-admin.queries.ts'
import styles from './alasan-list.module.css'

const bidang = () => ({ dokter: t`Dokter`, psikolog: t`Psikolog`, semua: t`Dokter dan psikolog` })

/** Where a reason leads and what is shown beside it, in a few words. */
const ringkas = (row: Alasan, nama: Nama) =>
  [
    bidang()[row.bidang],
    row.spesialisasi_id && nama.spesialisasi.get(row.spesialisasi_id),
    row.jenis_id && nama.jenis.get(row.jenis_id),
    row.mendesak && t`Nomor darurat`,
    row.kekerasan && t`Nomor untuk korban kekerasan`,
    !row.aktif && t`Tidak ditampilkan`,
  ]
    .filter(Boolean)
    .join(' · ')

type Nama = { spesialisasi: Map<number, string>; jenis: Map<number, string> }
type AlasanListProps = { rows: Alasan[]; nama: Nama; onEdit: (alasan: Alasan) => void }

/** The reasons in the order in which patients see them. Each move is saved at once. */
export function AlasanList({ rows, nama, onEdit }: AlasanListProps) {
  const order = useUrutanAlasan()
  const move = useMove({
    list: 'alasan',
    rows,
    isSaving: order.isPending,
    save: (next) => order.mutateAsync({ body: { alasan_id: next.map((row) => row.alasan_id) } }),
  })
  return (
    <ol className={styles.list} aria-label={t`Alasan kunjungan`}>
      {rows.map((row, n) => {
        const { kata } = row
        return (
          <li key={row.alasan_id}>
            <span className={styles.words}>
              <strong>{kata}</strong>
              <span className={styles.quiet}>{ringkas(row, nama)}</span>
            </span>
            <Group gap={4} wrap="nowrap">
              <MoveButtons list="alasan" place={n} count={rows.length} nama={kata} onMove={move} />
              <ActionIcon variant="subtle" size={44} aria-label={t`Ubah ${kata}`} onClick={() => onEdit(row)}>
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        )
      })}
    </ol>
  )
}
