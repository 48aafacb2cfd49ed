/** The results of the WhatsApp messages of this process: accepted, to a number that gets none, given up. */
export type HasilWa = { sent: number; refused: number; failed: number }
export const noMessages = (): HasilWa => ({ sent: 0, refused: 0, failed: 0 })
