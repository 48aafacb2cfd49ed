import type { NamaSpesialisasi } from './spesialisasi.ts'

/** To which speciality the reasons lead that a new product has; the others lead to their profession. */
export const tujuanAlasan: Record<string, NamaSpesialisasi> = {
  'Demam/flu': 'Dokter Umum',
  Kulit: 'Kulit dan Kelamin',
  Gigi: 'Dokter Gigi',
  Haid: 'Kebidanan dan Kandungan',
  Kuliah: 'Psikologi Pendidikan',
  Relasi: 'Konseling Keluarga dan Relasi',
  'Obat rutin': 'Dokter Umum',
  'Surat/hasil': 'Dokter Umum',
}
