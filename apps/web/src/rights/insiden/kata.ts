import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InsidenRinci } from '@sehati/contract/rights/insiden.schema'

export const tingkatKata: Record<InsidenRinci['tingkat'], MessageDescriptor> = {
  rendah: msg`Rendah`,
  sedang: msg`Sedang`,
  tinggi: msg`Tinggi`,
}

/** How an affected person was found. */
export const caraKata: Record<InsidenRinci['orang'][number]['cara'], MessageDescriptor> = {
  pembuka: msg`Dari jejak: dibuka oleh sebuah akun`,
  tenaga: msg`Pasien seorang tenaga profesional`,
  daftar: msg`Dari daftar`,
}

/** What a step of an incident records. */
export const langkahKata: Record<InsidenRinci['langkah'][number]['jenis'], MessageDescriptor> = {
  dibuka: msg`Insiden dibuka`,
  diubah: msg`Data insiden diubah`,
  terdampak: msg`Orang terdampak ditambahkan`,
  catatan: msg`Catatan`,
  diajukan: msg`Pengiriman surat diajukan`,
  disurati: msg`Surat dikirim di atas kertas`,
  diberitahukan: msg`Orang terdampak diberi tahu`,
  dilaporkan: msg`Dilaporkan kepada lembaga`,
  ditutup: msg`Insiden ditutup`,
}
