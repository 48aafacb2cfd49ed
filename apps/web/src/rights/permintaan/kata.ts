import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { AlasanTolak, JenisPermintaan, StatusPermintaan } from '@sehati/contract/rights/permintaan.rules'
import type { Permintaan } from '@sehati/contract/rights/permintaan.schema'

/** What each kind of request is called, and what it asks for. */
export const jenisPermintaanKata: Record<JenisPermintaan, { nama: MessageDescriptor; isi: MessageDescriptor }> = {
  akses: { nama: msg`Akses catatan`, isi: msg`Minta catatan yang tidak ada di salinan data.` },
  salinan: { nama: msg`Salinan lain`, isi: msg`Minta salinan di kertas, atau yang tidak ada di berkas unduhan.` },
  perbaikan: { nama: msg`Perbaikan data`, isi: msg`Ada data di rekam medis yang keliru.` },
  penghapusan: { nama: msg`Penghapusan akun`, isi: msg`Hapus akun dan data yang tidak wajib disimpan.` },
  pembatasan: {
    nama: msg`Pembatasan`,
    isi: msg`Data hanya disimpan: tanpa pengingat, tanpa undangan ulasan.`,
  },
  keberatan: { nama: msg`Keberatan`, isi: msg`Keberatan atas suatu pemakaian data.` },
}

/** What a request is called: its kind, and whose notes it asks for where it asks for all of them. */
export const namaPermintaan = ({ jenis, penulis }: Pick<Permintaan, 'jenis' | 'penulis'>): string =>
  [t(jenisPermintaanKata[jenis].nama), penulis].filter(Boolean).join(': ')

export const statusPermintaanKata: Record<StatusPermintaan, MessageDescriptor> = {
  baru: msg`Diterima`,
  diproses: msg`Diproses`,
  dijawab: msg`Dijawab`,
  ditolak: msg`Ditolak`,
  ditarik: msg`Ditarik`,
}

export const alasanTolakKata: Record<AlasanTolak, MessageDescriptor> = {
  bahaya_subjek: msg`Dapat membahayakan pemohon`,
  bahaya_orang_lain: msg`Dapat membahayakan orang lain`,
  data_orang_lain: msg`Memuat data orang lain`,
  kewajiban_simpan: msg`Wajib disimpan menurut peraturan`,
  identitas_tidak_terbukti: msg`Identitas belum terbukti`,
}
