/** What of the age is typed: nothing, `ya`, or `belum` with a date of birth. */
export type UsiaDiketik = { dewasa: '' | 'ya' | 'belum'; lahir: string }

export const usiaKosong: UsiaDiketik = { dewasa: '', lahir: '' }
