import type { Verdict } from '../base/verdict.ts'

/**
 * What raises an alert: words of danger in a complaint or in a message, the patient who asks to be called, or a question about
 * danger that was affirmed in a screening. `tulisan`: words in any other text, or in one that was refused.
 */
export const semuaSumberPeringatan = ['pemesanan', 'percakapan', 'diminta', 'skrining', 'tulisan'] as const
export type SumberPeringatan = (typeof semuaSumberPeringatan)[number]

/** Within how many minutes a person on duty calls a patient who asks for it, and how many of the shift must be left to promise it. */
const HUBUNGI_MENIT = 60
const SISA_MENIT = 15

/**
 * Until when a patient is promised a call: within an hour, and before the shift ends. Null where no one is on duty, or not for
 * long enough. `jagaSampai` is the end of the last shift that is now.
 */
export function janjiHubungi(now: Date, jagaSampai: Date | null): Date | null {
  const menit = (n: number) => now.getTime() + n * 60_000
  if (jagaSampai === null || jagaSampai.getTime() < menit(SISA_MENIT)) return null
  return new Date(Math.min(menit(HUBUNGI_MENIT), jagaSampai.getTime()))
}

/** Who has acknowledged an alert, and the caller. */
type Penanganan = { diakui_oleh: number | null; user_id: number }

/** An alert is acknowledged by one person; a repeated wish of the same person succeeds. */
export const checkAkui = ({ diakui_oleh, user_id }: Penanganan): Verdict<'ALERT_TAKEN'> =>
  diakui_oleh === null || diakui_oleh === user_id ? null : 'ALERT_TAKEN'

/** Only the person who has acknowledged an alert closes it or hands it over. */
export const checkDitangani = ({ diakui_oleh, user_id }: Penanganan): Verdict<'ALERT_OPEN' | 'ALERT_TAKEN'> =>
  diakui_oleh === null ? 'ALERT_OPEN' : checkAkui({ diakui_oleh, user_id })
