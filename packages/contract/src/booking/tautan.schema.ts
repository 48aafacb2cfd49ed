import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { Zona } from '../base/waktu.ts'
import { JadwalUlang, Pembatalan } from '../consultation/konsultasi.schema.ts'

/** What a link in a reminder allows, one thing each. */
export const tujuanTautan = ['konfirmasi', 'batal', 'jadwal-ulang'] as const
export const TujuanTautan = z.enum(tujuanTautan)
describeSchema(TujuanTautan, 'The one act that a mailed link allows: confirm, cancel or move.')
export type TujuanTautan = z.output<typeof TujuanTautan>

/** The signed text of a link; it travels in the fragment of an address and in bodies, never in a path or a query. */
export const TautanMasukan = z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) })
describeSchema(TautanMasukan, 'The signed text of a mailed link.')

/** What the holder of the link may know: when it is, and whether the act is possible. No name, no word about health. */
export const Tautan = z.object({
  tujuan: TujuanTautan,
  tanggal: z.string(),
  jam_selesai: z.string(),
  zona: Zona,
  /** For `konfirmasi` and `batal`: already said, or cancelled, so that there is nothing to do any more. */
  sudah: z.boolean(),
})
describeSchema(
  Tautan,
  'What the holder of a mailed link may know: when the consultation is, and whether the act is possible.',
)
export type Tautan = z.output<typeof Tautan>

export const TautanSlot = z.object({
  jadwal_tenaga_id: Id,
  tanggal: z.string(),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  zona: Zona,
})
describeSchema(TautanSlot, 'A slot to which the holder of a mailed link can move the consultation.')
export type TautanSlot = z.output<typeof TautanSlot>

/** The reason is optional, as for a signed-in user. */
export const TautanBatal = z.extend(TautanMasukan, Pembatalan.shape)
describeSchema(TautanBatal, 'A cancellation by a mailed link.')
export const TautanPindah = z.extend(TautanMasukan, JadwalUlang.shape)
describeSchema(TautanPindah, 'A move to another slot by a mailed link.')
