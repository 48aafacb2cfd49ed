import { Alert, Text } from '@mantine/core'
import { IconCalendarOff, IconClock } from '@tabler/icons-react'
import { type JendelaHari, kalimatTutup } from '../../lib/ketersediaan.ts'
import { kalimatDibuka } from '../../lib/rilis.ts'
import styles from './jendela-note.module.css'
import { useAtRilis } from './use-at-rilis.ts'
import type { Waktu } from './use-waktu.ts'

type JendelaNoteProps = { waktu: Waktu; jendela: JendelaHari }

/**
 * Says that the whole window is closed, and when further days open, where that is announced: the page reads them then.
 * Both are rare: this file is fetched after the page.
 */
export function JendelaNote({ waktu, jendela: { bukaKembali, menyusul } }: JendelaNoteProps) {
  const [first, last] = [menyusul[0], menyusul.at(-1)]
  const pada = first?.rilis_pada
  useAtRilis(pada, waktu.slots.refetch)
  return (
    <>
      {bukaKembali && (
        <Alert role="status" color="yellow" variant="light" icon={<IconCalendarOff aria-hidden />}>
          {kalimatTutup(bukaKembali)}
        </Alert>
      )}
      {first && last && pada && (
        <Text size="sm" role="status" className={styles.note}>
          <IconClock size={18} aria-hidden />
          {kalimatDibuka({ dari: first.tanggal, sampai: last.tanggal, pada }, waktu.today)}
        </Text>
      )}
    </>
  )
}
