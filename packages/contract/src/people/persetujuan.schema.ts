import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'

/**
 * The purposes for which a person is asked, each by itself. A purpose that nothing in the service serves is not asked for: a
 * consent to nothing is void (UU PDP Art. 22).
 */
export const Keperluan = z.enum(['layanan', 'telemedisin', 'psikologi', 'pengingat_email'])
describeSchema(Keperluan, 'A purpose that a person consents to by itself.')
export type Keperluan = z.output<typeof Keperluan>

/** `menarik` takes an earlier `setuju` back. */
export const Sikap = z.enum(['setuju', 'menolak', 'menarik'])
describeSchema(Sikap, 'A stance: agrees, refuses, withdraws.')
export type Sikap = z.output<typeof Sikap>
