import { Alert, Text } from '@mantine/core'
import { IconCalendarOff, IconClock } from '@tabler/icons-react'
import { kalimatDibuka } from '../../base/lib/rilis.ts'
import type { JendelaHari } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { kalimatTutup } from '../../schedule/ketersediaan/ketersediaan.ts'
import styles from './jendela-note.module.css'
import type { Slot } from './slot.rules.ts'
import { useAtRilis } from './use-at-rilis.ts'
import type { Waktu } from './use-waktu.ts'

/** When the next place of the day opens that is kept back for urgent visits. */
const nextRelease = (slots: Slot[] = []) => slots.flatMap(({ lepas_pada }) => lepas_pada ?? []).sort()[0]

type JendelaNoteProps = { waktu: Waktu; jendela: JendelaHari }

/**
 * Says that the whole window is closed, and when further days open, where that is announced: the page reads them then. It also
 * reads when a place of the day opens that is kept back. All of these are rare: this file is fetched after the page.
 */
export function JendelaNote({ waktu, jendela: { bukaKembali, menyusul } }: JendelaNoteProps) {
  const [first, last] = [menyusul[0], menyusul.at(-1)]
  const pada = first?.rilis_pada
  useAtRilis(pada, waktu.slots.refetch)
  useAtRilis(nextRelease(waktu.slots.data), waktu.slots.refetch)
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
          <span>{kalimatDibuka({ dari: first.tanggal, sampai: last.tanggal, pada }, waktu.today)}</span>
        </Text>
      )}
    </>
  )
}
