import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'

/** Whether a calendar subscription exists and since when; the URL itself is returned once, when it is created. */
export const LanggananKalender = z.object({ sejak: z.string() })
describeSchema(LanggananKalender, 'Since when the caller has a calendar subscription.')
export type LanggananKalender = z.output<typeof LanggananKalender>

/** The secret address, below the one under which the service is reached. */
export const LanggananBaru = z.extend(LanggananKalender, { alamat: z.string() })
describeSchema(LanggananBaru, 'The secret address of a new calendar subscription. It is returned once.')
export type LanggananBaru = z.output<typeof LanggananBaru>
