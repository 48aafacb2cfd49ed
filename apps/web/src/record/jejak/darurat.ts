import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HasilTinjauan, KategoriDarurat } from '@sehati/contract/record/jejak.rules'

/** Why clinical text was opened by emergency access. */
export const kategoriKata: Record<KategoriDarurat, MessageDescriptor> = {
  keselamatan_jiwa: msg`Keselamatan jiwa`,
  permintaan_pasien: msg`Permintaan pasien`,
  perintah_hukum: msg`Perintah hukum`,
  gangguan_layanan: msg`Gangguan layanan`,
}

/** The result of the review of an emergency access. */
export const hasilKata: Record<HasilTinjauan, MessageDescriptor> = {
  wajar: msg`Wajar`,
  tidak_wajar: msg`Tidak wajar`,
}
