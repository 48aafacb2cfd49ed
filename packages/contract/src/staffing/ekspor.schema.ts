import * as z from 'zod/mini'
import { AlasanTercatat } from '../base/alasan.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { PasswordDiketik } from '../people/auth.schema.ts'

export const JenisEkspor = z.enum(['pengguna', 'konsultasi', 'tenaga-profesional'])
describeSchema(JenisEkspor, 'What is exported: people, consultations or professionals.')
export type JenisEkspor = z.output<typeof JenisEkspor>

/** Exports all accounts, with their BPJS numbers. Every admin reads the reason. `password` is the caller's own. */
export const EksporAkunMasukan = z.object({
  alasan: AlasanTercatat,
  password: PasswordDiketik,
})
describeSchema(
  EksporAkunMasukan,
  'The reason for an export of all accounts, which every admin reads, and the password of the caller.',
)
export type EksporAkunMasukan = z.output<typeof EksporAkunMasukan>

/** An export of all accounts: by whom (`oleh`, a name), why, how many accounts, and when. */
export const EksporAkun = z.object({
  ekspor_id: Id,
  oleh: z.string(),
  alasan: z.string(),
  jumlah: z.int(),
  pada: z.string(),
})
describeSchema(EksporAkun, 'An export of all accounts: by whom, why, how many, and when.')
export type EksporAkun = z.output<typeof EksporAkun>
