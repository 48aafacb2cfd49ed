import { randomInt } from 'node:crypto'
import { ABJAD_CADANGAN, DIGIT_KODE, KODE_DETIK, PANJANG_CADANGAN } from '@sehati/contract/people/dua-langkah.rules'
import { generateSecret, generateURI, verify } from 'otplib'

/** A secret in base32, and the address that an app reads from a QR code. `akun`: how the app names the account. */
export function newTotp(akun: string): { rahasia: string; alamat: string } {
  const rahasia = generateSecret()
  return {
    rahasia,
    alamat: generateURI({ issuer: 'Sehati', label: akun, secret: rahasia, digits: DIGIT_KODE, period: KODE_DETIK }),
  }
}

/**
 * The time step of which this is the code, by a clock that may be one step off; null where it is none, or of `after` or an earlier step.
 */
export async function stepOf(rahasia: string, kode: string, now: Date, after: number): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000)
  const period = KODE_DETIK
  const found = await verify({
    secret: rahasia,
    token: kode,
    epoch,
    period,
    digits: DIGIT_KODE,
    epochTolerance: period,
    afterTimeStep: after,
  })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

/** A code for emergencies: fifty random bits. */
export const newKodeCadangan = (): string =>
  Array.from({ length: PANJANG_CADANGAN }, () => ABJAD_CADANGAN[randomInt(ABJAD_CADANGAN.length)]).join('')
