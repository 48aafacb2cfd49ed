import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Tanggal } from '@sehati/contract/base/waktu'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { bulanTahun, hariSeminggu } from '../../base/lib/tanggal.ts'
import { MonthGrid } from '../../base/ui/month-grid.tsx'
import type { DayFace } from '../../base/ui/month-grid-day.tsx'
import type { Hitungan, JendelaHari } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { faceOfHari } from './calendar.rules.ts'
import styles from './month-calendar.module.css'

type MonthCalendarProps = {
  label: string
  today: Tanggal
  chosen: Tanggal | null
  /** Undefined as long as the days are not known. */
  jendela: JendelaHari | undefined
  hitungan: Hitungan
  onChoose: (tanggal: Tanggal) => void
}

/**
 * The month to book a day of: free days say how many slots they have, the others say why not. On a phone it is folded to
 * the week of the chosen day.
 */
export function MonthCalendar({ label, today, chosen, jendela, hitungan, onChoose }: MonthCalendarProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [isMonth, setIsMonth] = useState(false)
  const faceOf = (tanggal: Tanggal): DayFace => {
    const { name, blocked, reason, mark, isFree } = faceOfHari(tanggal, today, jendela, hitungan)
    return {
      name,
      blocked,
      look: isFree ? 'soft' : 'plain',
      title: reason ?? undefined,
      mark: mark && <span className={styles.mark} data-mark={mark} />,
    }
  }
  return (
    <MonthGrid
      label={label}
      value={chosen}
      today={today}
      start={jendela?.bukaKembali ?? today}
      limits={{ from: today, to: jendela?.bukaKembali ?? jendela?.akhir ?? today }}
      weekdays={hariSeminggu()}
      monthName={bulanTahun}
      faceOf={faceOf}
      isFolded={isPhone && !isMonth}
      action={
        isPhone && (
          <UnstyledButton className={styles.fold} aria-expanded={isMonth} onClick={() => setIsMonth(!isMonth)}>
            <Trans>Bulan</Trans>
            <IconChevronDown size={18} aria-hidden />
          </UnstyledButton>
        )
      }
      hint={
        hitungan
          ? t`Angka di bawah tanggal menunjukkan sisa untuk jenis ini.`
          : t`Angka di bawah tanggal menunjukkan sisa slot.`
      }
      onChoose={onChoose}
    />
  )
}
