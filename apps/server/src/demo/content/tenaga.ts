import type { Hari } from '@sehati/contract/base/waktu'
import { lokasi } from './lokasi.ts'
import type { NamaSpesialisasi } from './spesialisasi.ts'

export type Tenaga = {
  name: string
  /** Only where it is not built from the name. */
  email?: string
  level_id: 2 | 3
  gender: 'laki-laki' | 'perempuan'
  spesialisasi: NamaSpesialisasi
  lokasi: string
  /** The hours at which sessions of one hour start; `x` marks a closed one. */
  sesi: Partial<Record<Hari, string>>
}

const dokter = (
  gender: Tenaga['gender'],
  name: string,
  spesialisasi: NamaSpesialisasi,
  tempat: string,
  sesi: Tenaga['sesi'],
): Tenaga => ({ name, level_id: 2, gender, spesialisasi, lokasi: tempat, sesi })

const psikolog = (...of: Parameters<typeof dokter>): Tenaga => ({ ...dokter(...of), level_id: 3 })

/** No sessions at noon, nor on Fridays from half past eleven until after the prayer. */
export const tenaga: Tenaga[] = [
  {
    ...dokter('perempuan', 'dr. Sekarwangi Adiluhung', 'Dokter Umum', lokasi.klinik, {
      Senin: '08 10',
      Selasa: '09 16',
      Rabu: '09 13',
      Kamis: '08 15x',
      Jumat: '09 14.30',
    }),
    email: 'dokter@sehati.test',
  },
  dokter('laki-laki', 'dr. Bramanta Lokajaya', 'Dokter Umum', lokasi.barat, {
    Senin: '13 16',
    Selasa: '08 14',
    Rabu: '15',
    Kamis: '10',
    Jumat: '08 13.30',
  }),
  dokter('laki-laki', 'drg. Togar Marolop Hutalaut', 'Dokter Gigi', lokasi.gigi, {
    Senin: '13 14',
    Selasa: '10',
    Rabu: '10 16',
    Kamis: '09',
    Jumat: '09',
  }),
  dokter('laki-laki', 'dr. Reza Alamsyah Tuahman, Sp.KJ', 'Kedokteran Jiwa', lokasi.telekonsultasi, {
    Senin: '15',
    Selasa: '13',
    Rabu: '13',
    Kamis: '13 14',
    Jumat: '13.30',
  }),
  dokter('perempuan', 'dr. Maria Yosefina Kelenbora, Sp.KJ', 'Kedokteran Jiwa', lokasi.klinik, {
    Senin: '09',
    Selasa: '10',
    Rabu: '11x 14',
    Kamis: '16',
    Jumat: '10',
  }),
  dokter('laki-laki', 'dr. Hendrawan Tanujati, Sp.PD', 'Penyakit Dalam', lokasi.klinik, {
    Senin: '10 11',
    Selasa: '14',
    Rabu: '14',
    Kamis: '11x',
    Jumat: '14.30',
  }),
  dokter('perempuan', 'dr. Cut Meurah Lhoksari, Sp.D.V.E.', 'Kulit dan Kelamin', lokasi.klinik, {
    Senin: '14',
    Selasa: '11',
    Rabu: '09',
    Kamis: '10 16',
    Jumat: '09',
  }),
  dokter('laki-laki', 'dr. Andi Batara Lompoe, Sp.M', 'Mata', lokasi.barat, {
    Senin: '09',
    Selasa: '15',
    Rabu: '08 16',
    Jumat: '08',
  }),
  dokter('laki-laki', 'dr. Yulius Wamebro, Sp.T.H.T.B.K.L.', 'Telinga Hidung Tenggorok', lokasi.klinik, {
    Senin: '08',
    Selasa: '16',
    Rabu: '10',
    Kamis: '14',
    Jumat: '13.30 14.30',
  }),
  dokter('perempuan', 'dr. Rahmadani Gadih Lareh, Sp.OG', 'Kebidanan dan Kandungan', lokasi.klinik, {
    Senin: '16',
    Selasa: '13 14',
    Rabu: '11',
    Kamis: '09',
    Jumat: '10',
  }),
  dokter('perempuan', 'dr. Kirana Wulandhari Prabaseta, Sp.GK', 'Gizi Klinik', lokasi.klinik, {
    Senin: '11',
    Selasa: '09',
    Rabu: '10 11',
    Kamis: '17',
    Jumat: '09',
  }),
  dokter('laki-laki', 'dr. Jayengrana Suluh, Sp.KO', 'Kedokteran Olahraga', lokasi.olahraga, {
    Senin: '17',
    Selasa: '16',
    Rabu: '17',
    Kamis: '15 16',
    Jumat: '15.30',
  }),
  dokter('perempuan', 'dr. Petronela Latumaina, Sp.N', 'Saraf', lokasi.klinik, {
    Senin: '10',
    Rabu: '13',
    Kamis: '08',
    Jumat: '09 10',
  }),
  {
    ...psikolog('perempuan', 'Ayudya Larasmaya, M.Psi., Psikolog', 'Psikologi Klinis', lokasi.psikologi, {
      Senin: '09 14',
      Selasa: '10 15',
      Rabu: '14 16',
      Kamis: '09 13x',
      Jumat: '10 15.30',
    }),
    email: 'psikolog@sehati.test',
  },
  psikolog('laki-laki', 'Gilang Ranuwastra, M.Psi., Psikolog', 'Psikologi Klinis', lokasi.teduh, {
    Senin: '16 17',
    Selasa: '13',
    Rabu: '10',
    Kamis: '10 15',
    Jumat: '08 14.30',
  }),
  psikolog('perempuan', 'Suharyanti, M.Psi., Psikolog', 'Psikologi Klinis', lokasi.sunyi, {
    Senin: '11',
    Selasa: '09 11x',
    Rabu: '15 16',
    Kamis: '14',
    Jumat: '08 13.30',
  }),
  psikolog('perempuan', 'Fathimah Azkiyani Suralaga, M.Psi., Psikolog', 'Psikologi Pendidikan', lokasi.psikologi, {
    Senin: '13 15',
    Selasa: '14',
    Rabu: '09',
    Kamis: '11',
    Jumat: '10',
  }),
  psikolog('laki-laki', 'Damar Pangestika, M.Psi., Psikolog', 'Psikologi Industri dan Karier', lokasi.karier, {
    Senin: '14',
    Selasa: '17',
    Rabu: '09 17',
    Kamis: '17',
    Jumat: '15.30',
  }),
  psikolog('perempuan', 'Melati Oktaviani Huraba, M.Psi., Psikolog', 'Konseling Keluarga dan Relasi', lokasi.teduh, {
    Senin: '10',
    Selasa: '10',
    Rabu: '14',
    Kamis: '13 16',
    Jumat: '16.30',
  }),
  psikolog('laki-laki', 'Ketut Aryawan Pringgasena, M.Psi., Psikolog', 'Konseling Keluarga dan Relasi', lokasi.asrama, {
    Senin: '17',
    Selasa: '15 17',
    Rabu: '16',
    Kamis: '17',
    Jumat: '16.30',
  }),
]
