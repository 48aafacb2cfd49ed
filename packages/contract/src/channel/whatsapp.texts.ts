/** The sentence with which a person consents, beside a switch that is off. */
export const izinWhatsapp = 'Saya setuju menerima pengingat singkat melalui WhatsApp.'

/** The mail about a consent that ended because WhatsApp does not deliver, under the rules of `suratTexts`. */
export const whatsappSurat = {
  wa_berhenti: {
    subjek: 'Pengingat WhatsApp berhenti',
    isi: [
      'Pengingat melalui WhatsApp berhenti sejak {tanggal}, karena nomor di akun Anda tidak dapat menerimanya.',
      'Periksa nomor itu di halaman profil. Kabar tetap tampil di layanan dan dikirim lewat email.',
    ],
    tombol: 'Periksa profil',
  },
} as const
