import { t } from '@lingui/core/macro'
import { ActionIcon, Group } from '@mantine/core'
import type { Alasan } from '@sehati/contract/schedule/alasan.schema'
import { IconCaretDown, IconCaretUp, IconPencil } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { showFailure } from '../../base/ui/notice.tsx'
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

const moveId = (alasan_id: number, by: -1 | 1) => `alasan-${alasan_id}-${by === 1 ? 'turun' : 'naik'}`

/** The reasons in the order in which patients see them. Each move is saved at once, and the focus goes along. */
export function AlasanList({ rows, nama, onEdit }: AlasanListProps) {
  const order = useUrutanAlasan()
  const followed = useRef<string | null>(null)
  const move = async (from: number, by: -1 | 1) => {
    const [one, other] = [rows[from], rows[from + by]]
    if (order.isPending || !one || !other) return
    followed.current = moveId(one.alasan_id, by)
    const next = rows.with(from, other).with(from + by, one)
    await order.mutateAsync({ body: { alasan_id: next.map((row) => row.alasan_id) } }).catch(showFailure)
  }
  useEffect(() => {
    if (followed.current && rows.length > 0) document.getElementById(followed.current)?.focus()
    followed.current = null
  }, [rows])
  const icon = { variant: 'subtle', size: 44 } as const
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
              <ActionIcon
                {...icon}
                id={moveId(row.alasan_id, -1)}
                className={styles.move}
                aria-label={t`Naikkan ${kata}`}
                aria-disabled={n === 0}
                onClick={() => move(n, -1)}
              >
                <IconCaretUp size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                {...icon}
                id={moveId(row.alasan_id, 1)}
                className={styles.move}
                aria-label={t`Turunkan ${kata}`}
                aria-disabled={n === rows.length - 1}
                onClick={() => move(n, 1)}
              >
                <IconCaretDown size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon {...icon} aria-label={t`Ubah ${kata}`} onClick={() => onEdit(row)}>
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        )
      })}
    </ol>
  )
}
