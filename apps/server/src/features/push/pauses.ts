/** A message whose process was killed is tried again after this; well beyond the limit of one attempt. */
export const LEASE_MS = 60_000
/** The pauses before the next attempts of a message; after the last one it is given up. */
export const PAUSES_MS = [30_000, 120_000, 480_000, 1_920_000]
