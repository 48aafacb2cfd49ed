import { maxLength } from '@sehati/contract/base/constants'
import { teksWajib } from '@sehati/contract/base/isian'
import { isianTexts } from '@sehati/contract/base/texts'
import * as z from 'zod/mini'

/** The choice of a select, sent as an integer; nothing chosen is an empty text. */
const Pilihan = z.pipe(z.string().check(z.minLength(1, isianTexts.wajib)), z.transform(Number))
/** Nothing chosen is left out. */
const Klinik = z.pipe(
  z.string(),
  z.transform((klinik_id) => (klinik_id === '' ? undefined : Number(klinik_id))),
)
const Lokasi = teksWajib(maxLength.lokasi, isianTexts.wajib)

export const TenagaUbahan = z.object({ spesialisasi_id: Pilihan, lokasi: Lokasi, klinik_id: Klinik })
export const TenagaBaru = z.extend(TenagaUbahan, { user_id: Pilihan })
