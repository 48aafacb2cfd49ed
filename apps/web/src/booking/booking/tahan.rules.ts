import { t } from '@lingui/core/macro'

const SECOND_MS = 1_000

/** What is left of a hold as minutes and seconds: `4.12`. The last second is shown until it is over. */
export function sisaTahan(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS))
  return `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`
}

/** What a screen reader announces while a hold runs: two sentences in five minutes, not every second. */
export function ucapanTahan(ms: number): string {
  if (ms <= 30 * SECOND_MS) return t`Waktu tahan tinggal 30 detik.`
  if (ms <= 120 * SECOND_MS) return t`Waktu tahan tinggal 2 menit.`
  return ''
}
