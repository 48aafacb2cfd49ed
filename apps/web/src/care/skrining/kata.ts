import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Saran, Tingkat } from '@sehati/contract/care/skrining.rules'

/** The level in a word. No word is a diagnosis. */
export const tingkatKata: Record<Tingkat, MessageDescriptor> = {
  minimal: msg`Sedikit keluhan`,
  ringan: msg`Keluhan ringan`,
  sedang: msg`Keluhan sedang`,
  sedang_berat: msg`Keluhan cukup berat`,
  berat: msg`Keluhan berat`,
}

/** The sentence of a result. */
export const saranKata: Record<Saran, MessageDescriptor> = {
  tidak_lengkap: msg`Beberapa pertanyaan dilewati, jadi hasilnya belum dapat dihitung. Jawaban Anda tetap tersimpan.`,
  baik: msg`Terima kasih sudah menjawab. Saat ini keluhan Anda tampak sedikit.`,
  rawat_diri: msg`Ada beberapa hal yang mengganggu belakangan ini. Coba langkah perawatan diri dan ulangi dua minggu lagi.`,
  bicarakan: msg`Keluhan Anda layak dibicarakan dengan tenaga profesional.`,
  segera: msg`Keluhan Anda cukup berat. Kami sarankan jadwal konsultasi secepatnya.`,
}
