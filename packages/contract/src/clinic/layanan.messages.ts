import type { Message } from '../base/message.ts'

/** Refusals around what the clinic says about itself. Part of the catalogue of `messages.ts`. */
export const layanan = {
  LAYANAN_STALE: {
    status: 409,
    judul: 'Informasi layanan belum disimpan',
    isi: 'Admin lain baru saja mengubah bagian ini. Salin tulisan Anda, muat yang terbaru, lalu simpan lagi.',
  },
  CHECK_DATE_FUTURE: {
    status: 422,
    judul: 'Nomor darurat belum disimpan',
    isi: 'Tanggal pemeriksaan tidak boleh sesudah hari ini.',
  },
} as const satisfies Record<string, Message>
