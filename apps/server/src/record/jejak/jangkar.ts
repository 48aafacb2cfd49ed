/** The end of the trail as it was at some time, and where that was noted. */
export type Jangkar = { nomor: number; rantai: Buffer; asal: string }

/** The form in which an anchor is logged, mailed and typed: the number of the row and its hash. */
export const tulisJangkar = ({ nomor, rantai }: { nomor: number; rantai: Buffer }): string =>
  `${nomor}:${rantai.toString('hex')}`

/** Every anchor in a text: a line of the log, a mail, or several of them in one file. */
export const bacaJangkar = (text: string, asal: string): Jangkar[] =>
  [...text.matchAll(/(?<!\w)(\d{1,15}):([0-9a-f]{64})(?!\w)/g)].map(([, nomor, hex]) => ({
    nomor: Number(nomor),
    rantai: Buffer.from(hex as string, 'hex'),
    asal,
  }))
