import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KataTugas } from '@sehati/contract/base/access'

/** The name of each duty, and what its person does. */
export const tugasKata: Record<KataTugas, { nama: MessageDescriptor; isi: MessageDescriptor }> = {
  loket: { nama: msg`Loket`, isi: msg`Menerima pasien yang datang dan mendaftarkan mereka di tempat.` },
  jaga: { nama: msg`Jaga`, isi: msg`Menanggapi pasien yang membutuhkan bantuan segera.` },
  peninjau: { nama: msg`Peninjau`, isi: msg`Meninjau setiap pembukaan data klinis dengan akses khusus.` },
  petugas_data: { nama: msg`Petugas data`, isi: msg`Mengurus permintaan dan perlindungan data pribadi.` },
}
