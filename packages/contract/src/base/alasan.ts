import * as z from 'zod/mini'
import { ALASAN_TERPENDEK, maxLength } from './constants.ts'
import { teks } from './isian.ts'

/** Why an act was done that is recorded: long enough to say something. */
export const AlasanTercatat = z.pipe(teks(maxLength.alasan), z.string().check(z.minLength(ALASAN_TERPENDEK)))
