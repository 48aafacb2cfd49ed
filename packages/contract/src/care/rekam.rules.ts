import { IZIN_REKAM_HARI } from '../base/constants.ts'
import type { Verdict } from '../base/verdict.ts'
import { addDays, type Tanggal } from '../base/waktu.ts'

/** What is stored of a note: its newest signed version and the revision of its draft, each 0 where there is none. */
export type Tersimpan = { versi: number; revisi: number }
/** What an editor has seen of it; without `revisi` the draft is not compared. */
export type Terlihat = { dasar_versi: number; revisi?: number | undefined }

/** Whether an editor has seen the newest signed version and, where it says so, the newest draft. */
export const isTerbaru = ({ versi, revisi }: Tersimpan, seen: Terlihat): boolean =>
  seen.dasar_versi === versi && (seen.revisi ?? revisi) === revisi

/** Whether a draft can be signed: null, or the code of the refusal. `isi` is its text, empty where there is no draft. */
export function checkTandaTangan(
  stored: Tersimpan & { isi: string },
  { alasan, ...seen }: Terlihat & { alasan?: string | null | undefined },
): Verdict<'VERSION_STALE' | 'RECORD_EMPTY' | 'RECORD_REASON_REQUIRED'> {
  if (!isTerbaru(stored, seen)) return 'VERSION_STALE'
  if (stored.isi.trim() === '') return 'RECORD_EMPTY'
  return stored.versi > 0 && !alasan ? 'RECORD_REASON_REQUIRED' : null
}

/** The last day in Jakarta that a grant of `today` may have: with today, it is `IZIN_REKAM_HARI` days. */
export const sampaiTerakhir = (today: Tanggal): Tanggal => addDays(today, IZIN_REKAM_HARI - 1)

/** Whether a grant of `today` may last through the day `sampai`, both in Jakarta: null, or the code of the refusal. */
export const checkSampaiIzin = (sampai: Tanggal, today: Tanggal): Verdict<'RECORD_GRANT_UNTIL'> =>
  sampai < today || sampai > sampaiTerakhir(today) ? 'RECORD_GRANT_UNTIL' : null
