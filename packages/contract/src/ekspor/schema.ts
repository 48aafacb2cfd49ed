import { z } from 'zod'

export const JenisEkspor = z.enum(['pengguna', 'konsultasi', 'tenaga-profesional'])
export type JenisEkspor = z.output<typeof JenisEkspor>
