import { plural, t } from '@lingui/core/macro'
import { sisaTahan } from '../../booking/booking/tahan.rules.ts'

const MINUTE_MS = 60_000
/** From here on each second is shown. */
const SOON_MS = 10 * MINUTE_MS

/** What is left of an offer: whole minutes at first, `9.42` in the last ten. */
export const sisaTawaran = (ms: number): string =>
  ms > SOON_MS ? plural(Math.floor(ms / MINUTE_MS), { other: '# menit' }) : sisaTahan(ms)

/** What a screen reader announces while an offer runs: two sentences, not every second. */
export function ucapanTawaran(ms: number): string {
  if (ms <= 0) return ''
  if (ms <= 2 * MINUTE_MS) return t`Waktu konfirmasi tinggal 2 menit.`
  if (ms <= SOON_MS) return t`Waktu konfirmasi tinggal 10 menit.`
  return ''
}
