import type { LayananPublik } from './layanan.schema.ts'
import { nomorBantuan } from './nomor.rules.ts'

const DIPERIKSA = '2026-11-20'
const nomor = (nomor: string, ext: string | null, label: string, label_en: string) =>
  nomorBantuan(
    { label, label_en, nomor, ext, jam: null, dilayani: null, wilayah: null, diperiksa: DIPERIKSA },
    new Date(DIPERIKSA),
  )

/**
 * What the product comes with, as the migration writes it: the national emergency numbers, and no word of a clinic. Shown
 * where the database cannot be read, and by a page in development that finds no server.
 */
export const layananBawaan: LayananPublik = {
  versi: 1,
  versi_nomor: 1,
  nama: null,
  alamat: null,
  jam_buka: null,
  telepon: [],
  email: null,
  petunjuk_arah: null,
  peta_url: null,
  biaya: null,
  pembayaran: null,
  bpjs: null,
  pengembalian: null,
  nomor_darurat: [
    nomor(
      '119',
      '8',
      'konseling kesehatan jiwa (Healing119/SEJIWA), gratis',
      'mental health counselling (Healing119/SEJIWA), free of charge',
    ),
    nomor('119', null, 'ambulans dan gawat darurat medis', 'ambulance and medical emergencies'),
    nomor(
      '112',
      null,
      'panggilan darurat (tersedia di sebagian kota/kabupaten)',
      'emergency calls (available in some cities and regencies)',
    ),
    nomor('110', null, 'polisi', 'police'),
    nomor(
      '129',
      null,
      'SAPA 129: kekerasan terhadap perempuan dan anak',
      'SAPA 129: violence against women and children',
    ),
  ],
  jumlah: { tenaga: 0, pengguna: null },
  video: false,
}
