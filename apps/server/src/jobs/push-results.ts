/** The results of the pushes of this process: accepted, for a browser that was forgotten, given up. */
export type HasilPush = { sent: number; gone: number; failed: number }
export const noPushes = (): HasilPush => ({ sent: 0, gone: 0, failed: 0 })
