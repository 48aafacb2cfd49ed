/** A provider at which people sign in, as the login page names it. */
export type PenyediaMasuk = { kode: string; label: string }

/** The ways to sign in that stand beside the password. The server tells the pages in a tag of their head, which is there only for them. */
export type CaraMasuk = { passkey: boolean; sso?: readonly PenyediaMasuk[] }

export const TAG_CARA_MASUK = 'cara-masuk'

export const tanpaCaraLain: CaraMasuk = { passkey: false }
