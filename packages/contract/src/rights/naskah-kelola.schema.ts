import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { teksWajib, YaTidakMasukan } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { TanggalMasukan } from '../base/waktu.ts'
import { Keperluan } from '../people/persetujuan.schema.ts'
import { MAX_BAGIAN_NASKAH } from './naskah.rules.ts'
import { Naskah } from './naskah.schema.ts'

const wajib = (max: number) => teksWajib(max, isianTexts.wajib)

/** The draft of a notice, as an admin writes it. */
export const RancanganMasukan = z.object({
  keperluan: Keperluan,
  judul: wajib(maxLength.judul_naskah),
  pernyataan: wajib(maxLength.pernyataan_naskah),
  bagian: z
    .array(z.object({ judul: wajib(maxLength.judul_naskah), isi: wajib(maxLength.isi_naskah) }))
    .check(z.minLength(1), z.maxLength(MAX_BAGIAN_NASKAH)),
})
describeSchema(RancanganMasukan, 'The draft of the next version of a notice.')
export type RancanganMasukan = z.output<typeof RancanganMasukan>

/** A day that may be missing: the empty text of a field means null. */
const HariBolehKosong = z.optional(
  z.pipe(
    z.transform<string | null, unknown>((value) => value || null),
    z.nullable(TanggalMasukan),
  ),
)

/** `sidik` is that of the draft that was read; `berlaku` the first day, missing: as early as it can be. */
export const TerbitanMasukan = z.object({
  keperluan: Keperluan,
  sidik: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  wajib_ulang: YaTidakMasukan,
  berlaku: HariBolehKosong,
})
describeSchema(TerbitanMasukan, 'Publishes the draft that was read, from a day on or as early as it can be.')
export type TerbitanMasukan = z.output<typeof TerbitanMasukan>

const Rancangan = z.object({
  judul: z.string(),
  pernyataan: z.string(),
  bagian: z.array(z.object({ judul: z.string(), isi: z.string() })),
  sidik: z.string(),
  diubah_pada: z.string(),
  oleh: z.string(),
})

/** A purpose for admins: its versions, the newest first, which of them is in force, and the draft of the next. */
export const NaskahKelola = z.object({
  keperluan: Keperluan,
  berlaku: z.int(),
  terbit: z.array(Naskah),
  rancangan: z.nullable(Rancangan),
})
describeSchema(NaskahKelola, 'A purpose with the versions of its notice, the one in force, and the draft of the next.')
export type NaskahKelola = z.output<typeof NaskahKelola>
