import type { Message } from '../base/message.ts'

/** Refusals around WhatsApp. Part of the catalogue of `messages.ts`. */
export const whatsapp = {
  WHATSAPP_OFF: {
    status: 422,
    judul: 'Persetujuan tidak disimpan',
    isi: 'Layanan ini belum mengirim pesan WhatsApp.',
  },
  WHATSAPP_NUMBER: {
    status: 422,
    judul: 'Persetujuan tidak disimpan',
    isi: 'Nomor telepon di profil ini bukan nomor ponsel Indonesia. Simpan nomor yang diawali 08 atau 628, lalu coba lagi.',
    field: 'phone_number',
  },
  WHATSAPP_SIGNATURE: {
    status: 401,
    judul: 'Tanda tangan salah',
    isi: 'Permintaan ini tidak ditandatangani dengan kunci yang benar.',
  },
} as const satisfies Record<string, Message>
