/** How many codes for emergencies a person gets. */
export const KODE_CADANGAN = 10
/** How long a login with the right password waits for the second factor, and how many codes it accepts until then. */
export const TIKET_KEDUA_MENIT = 5
export const TIKET_KEDUA_PERCOBAAN = 5
/** Digits of a code of an authenticator app, which changes every so many seconds. */
export const DIGIT_KODE = 6
export const KODE_DETIK = 30
/** A code for emergencies: ten signs, without those that look alike. */
export const ABJAD_CADANGAN = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const PANJANG_CADANGAN = 10

/** What a person typed, as a code is compared: no spaces or dashes, capitals. */
export const kodeBaku = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase()

/** Whether it is meant as a code of the app; anything else is meant as one for emergencies. */
export const isKodeAplikasi = (kode: string): boolean => new RegExp(`^[0-9]{${DIGIT_KODE}}$`).test(kode)

/** `ABCDE-FGH23`: a code for emergencies as it is shown. */
export const kodeTampil = (kode: string): string => `${kode.slice(0, 5)}-${kode.slice(5)}`
