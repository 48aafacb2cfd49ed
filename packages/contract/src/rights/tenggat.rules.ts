/** Within how many hours the law wants an answer or a notice (UU PDP: 3 × 24 hours). Weekends and holidays count. */
export const TENGGAT_JAM = 72

const HOUR_MS = 3_600_000

/** Until when, of what was received or became known at this instant. */
export const batasOf = (diterima: Date): Date => new Date(diterima.getTime() + TENGGAT_JAM * HOUR_MS)

/** The whole hours that are left; negative when late. */
export const sisaJam = (batas: Date, now: Date): number => Math.floor((batas.getTime() - now.getTime()) / HOUR_MS)
