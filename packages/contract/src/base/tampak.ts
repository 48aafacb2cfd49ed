/** Characters that show nothing or turn the direction of what follows, and what joins others. */
const TAK_TAMPAK = /[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu
/** Of these stay: ends of lines, and what joins the characters beside it, as in emoji, flags and Persian. */
const TETAP = /^[\t\n\r]$|\u200c|\u200d|[\u{e0020}-\u{e007f}]/u
/** A text of these alone says nothing. */
const PENYAMBUNG_SAJA = /^[\p{Cf}\p{M}\s]*$/u
/** Blanks of every width within a line, with the pattern of braille that has no dot. */
const SELA = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2800]/g
/** Several blanks behind a character. Those at the beginning of a line are its indentation. */
const BERUNTUN = /(\S) {2,}/g

/**
 * A text as a person sees it: without characters that show nothing, with one blank where several stood, trimmed at both ends. A
 * text that only joiners are left of is empty.
 */
export function tampak(teks: string): string {
  const terlihat = teks.replace(TAK_TAMPAK, (huruf) => (TETAP.test(huruf) ? huruf : ''))
  const bersih = terlihat.replace(SELA, ' ').replace(BERUNTUN, '$1 ').trim()
  return PENYAMBUNG_SAJA.test(bersih) ? '' : bersih
}

/** The same for a name that stands for one thing: full width and other forms of a letter are the letter, and it is one line. */
export const tampakNama = (teks: string): string => tampak(teks.normalize('NFKC').replace(/\s+/g, ' '))
