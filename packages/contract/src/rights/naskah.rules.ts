/** What a person reads before they agree: headed parts, and the sentence beside the box. */
export type IsiNaskah = {
  judul: string
  pernyataan: string
  bagian: readonly { judul: string; isi: string }[]
}

/** The canonical JSON (RFC 8785) of a text, of which its SHA-256 is taken: keys in the order of the alphabet, no blanks. */
export const naskahKanonik = ({ judul, pernyataan, bagian }: IsiNaskah): string =>
  JSON.stringify({ bagian: bagian.map((satu) => ({ isi: satu.isi, judul: satu.judul })), judul, pernyataan })
