import { t } from '@lingui/core/macro'
import { daysBetween, tanggalWib } from '@sehati/contract/base/waktu'
import { language } from '../../base/lib/language.ts'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAYS_IN_WORDS = 6

/** `baru saja`, `5 menit yang lalu`, `3 jam yang lalu`, `kemarin`, and from a week on the date. */
export function waktuRelatif(instant: string, now: Date): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const passed = now.getTime() - new Date(instant).getTime()
  if (passed < MINUTE_MS) return t`baru saja`
  if (passed < HOUR_MS) return words.format(-Math.floor(passed / MINUTE_MS), 'minute')
  const days = daysBetween(tanggalWib(new Date(instant)), tanggalWib(now))
  if (days === 0) return words.format(-Math.floor(passed / HOUR_MS), 'hour')
  return days <= DAYS_IN_WORDS ? words.format(-days, 'day') : tanggalTanpaHari(instant)
}
