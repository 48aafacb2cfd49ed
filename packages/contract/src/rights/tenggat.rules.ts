/** How many hours the law gives for a request of a person about their data, and for the notice of a breach (UU PDP). Every hour counts. */
export const TENGGAT_JAM = 72

const HOUR_MS = 3_600_000

/** Until when what became known at this instant is to be answered. */
export const batasOf = (diterima: Date): Date => new Date(diterima.getTime() + TENGGAT_JAM * HOUR_MS)

/** How many hours are left until the deadline, an instant in ISO 8601: less than zero where it has passed. */
export const sisaJam = (batas: string, now: Date): number => (new Date(batas).getTime() - now.getTime()) / HOUR_MS
