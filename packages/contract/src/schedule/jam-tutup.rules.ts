import type { Jam } from '../base/waktu.ts'

/**
 * Closed hours of a day, in Jakarta: of the clinic or of one professional. Without `jam_dari` the whole day is closed, without
 * `jam_sampai` the rest of it.
 */
export type JamTutup = { jam_dari?: Jam | null | undefined; jam_sampai?: Jam | null | undefined }

/** Whether they close this time for a part. Half-open: what ends when they begin is open. The database has the same in `hoursMeet`. */
export const hoursMeet = (
  { jam_dari, jam_sampai }: JamTutup,
  { jam_mulai, jam_selesai }: { jam_mulai: Jam; jam_selesai: Jam },
): boolean => !jam_dari || (jam_dari < jam_selesai && (!jam_sampai || jam_sampai > jam_mulai))

/** `12.00–15.00`; without an end through midnight. */
export const rentangTutup = (jam_dari: Jam, jam_sampai: Jam | null | undefined): string =>
  [jam_dari, jam_sampai ?? '24:00'].map((jam) => jam.slice(0, 5).replace(':', '.')).join('–')
