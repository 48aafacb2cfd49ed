import type { SoalWa } from './layanan-wa.ts'

/** The number gets no messages: it is not on WhatsApp, is the sender itself, or its person has blocked or opted out. */
const NOMOR = [131021, 131026, 131050]

/** What only the operator mends. */
const AKUN = [
  // Token and permissions.
  0, 3, 10, 33, 190,
  // Restrictions, payment, registration and name of the account.
  368, 131005, 131031, 131037, 131042, 131045, 130497, 133010,
  // The template.
  100, 131008, 131009, 132000, 132001, 132005, 132007, 132012, 132015, 132016,
]

/** Meta does not deliver this message and does not want it again: the 24-hour window, its experiments, its limits for a person. */
const PESAN = [130472, 131047, 131049, 131051]

/**
 * What an error code of the Cloud API is about (its reference: *Error codes*). Rate limits (4, 80007, 130429, 131048, 131056), faults
 * of Meta (1, 2, 131000, 131016, 131057) and every unknown code pass, or are given up after some attempts.
 */
export function soalOf(kode: number): SoalWa {
  if (NOMOR.includes(kode)) return 'nomor'
  if (AKUN.includes(kode) || (kode >= 200 && kode <= 299)) return 'akun'
  return PESAN.includes(kode) ? 'pesan' : 'sementara'
}
