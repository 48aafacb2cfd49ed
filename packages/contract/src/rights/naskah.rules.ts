/** What a person reads before they agree: headed parts, and the sentence beside the box. */
export type IsiNaskah = {
  judul: string
  pernyataan: string
  bagian: readonly { judul: string; isi: string }[]
}

/** A version that people must agree to again takes effect this long after it is published, at the earliest: they read it before. */
export const NASKAH_JAM = 168
/** The most parts of a notice. */
export const MAX_BAGIAN_NASKAH = 20

/** When a version may take effect at the earliest: not before the last one, and where people must agree again, not before they could read it. */
export const palingCepat = (of: { now: Date; wajib_ulang: boolean; sebelumnya: Date | null }): Date =>
  new Date(Math.max(of.now.getTime() + (of.wajib_ulang ? NASKAH_JAM * 3_600_000 : 0), of.sebelumnya?.getTime() ?? 0))

/** The canonical JSON (RFC 8785) of a text, of which its SHA-256 is taken: keys in the order of the alphabet, no blanks. */
export const naskahKanonik = ({ judul, pernyataan, bagian }: IsiNaskah): string =>
  JSON.stringify({ bagian: bagian.map((satu) => ({ isi: satu.isi, judul: satu.judul })), judul, pernyataan })
