/** SAPA 129, which every admin may describe in other words. */
const SAPA = '129'

/** Whether an emergency number is for victims of violence: SAPA 129, the Satgas PPKPT of a campus, and what its line calls so. */
export const isNomorKekerasan = ({ nomor, isi }: { nomor: string; isi: string }): boolean =>
  nomor === SAPA || /\b(?:kekerasan|satgas|ppkpt|ppks)\b/i.test(isi)
