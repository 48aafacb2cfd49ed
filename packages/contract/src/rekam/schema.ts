/** The full note, which only its author reads, and the limited one, which the client can read and share. */
export const jenisRekam = ['lengkap', 'terbatas'] as const
