import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, teksWajib } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'

/** A text that a professional uses again in replies. Only its owner reads it. */
export const Templat = z.object({ templat_id: Id, judul: z.string(), isi: z.string() })
describeSchema(Templat, 'A text that a professional uses again in replies.')
export type Templat = z.output<typeof Templat>

export const TemplatMasukan = z.object({
  judul: teksWajib(maxLength.judul_templat, isianStaf.judulTemplat),
  isi: teksWajib(maxLength.isi_templat, isianStaf.isiTemplat),
})
describeSchema(TemplatMasukan, 'A new or changed text for replies.')
export type TemplatMasukan = z.output<typeof TemplatMasukan>
