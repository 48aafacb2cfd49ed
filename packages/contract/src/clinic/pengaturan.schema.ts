import * as z from 'zod/mini'
import { MAX_CAKRAWALA_HARI, MAX_MINGGU_KE_DEPAN } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, YaTidakMasukan } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { Jam, JamMasukan } from '../base/waktu.ts'

/** How the booking window moves on: a week at a time, or a day at a time. */
export const ModeJendela = z.enum(['mingguan', 'harian'])
describeSchema(ModeJendela, 'How the days that can be booked move on: a week at a time, or a day at a time.')
export type ModeJendela = z.infer<typeof ModeJendela>

/** What an admin sets for the whole clinic. */
export const Pengaturan = z.object({
  /** Further weeks of Monday to Friday that patients may book; 0 is today through the coming Friday. */
  minggu_ke_depan: z.int().check(z.minimum(0), z.maximum(MAX_MINGGU_KE_DEPAN)),
  mode_jendela: ModeJendela,
  /** In the mode `harian`: how many days after today patients may book. */
  cakrawala_hari: z.int().check(z.minimum(1), z.maximum(MAX_CAKRAWALA_HARI)),
  /** The time in Jakarta, in whole minutes, at which further days open. */
  rilis_jam: Jam,
  /** Refuses common passwords, and opens nothing else to a session until its password is the person's own. */
  privasi_ketat: z.boolean(),
  /** Asks admins, doctors, psychologists and who holds a duty for a second factor: without one, a session may only turn it on. */
  dua_langkah_staf: z.boolean(),
  /** Cancels a request that was not answered, a working day after its deadline or at its start. */
  kedaluwarsa: z.boolean(),
})
describeSchema(Pengaturan, 'What an admin sets for the whole clinic.')
export type Pengaturan = z.output<typeof Pengaturan>
/** The settings that decide which days patients may book. */
export type AturanJendela = Pick<Pengaturan, 'minggu_ke_depan' | 'mode_jendela' | 'cakrawala_hari' | 'rilis_jam'>

/** What a change leaves out stays as it is; it names at least one of them. */
export const PengaturanMasukan = z
  .object({
    minggu_ke_depan: z.optional(fromDigits(Pengaturan.shape.minggu_ke_depan)),
    mode_jendela: z.optional(ModeJendela),
    cakrawala_hari: z.optional(fromDigits(Pengaturan.shape.cakrawala_hari)),
    rilis_jam: z.optional(JamMasukan.check(z.refine((jam) => jam.endsWith(':00')))),
    privasi_ketat: z.optional(YaTidakMasukan),
    dua_langkah_staf: z.optional(YaTidakMasukan),
    kedaluwarsa: z.optional(YaTidakMasukan),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      path: ['minggu_ke_depan'],
      message: isianTexts.kosong,
    }),
  )
describeSchema(PengaturanMasukan, 'A change of the settings of the clinic. What it leaves out stays.')
export type PengaturanPerubahan = z.output<typeof PengaturanMasukan>
