/** In the order of their ids. `hanya`: the only kind of patient that it sees. */
export const spesialisasi = [
  { nama: 'Dokter Umum' },
  { nama: 'Dokter Gigi' },
  { nama: 'Kedokteran Jiwa' },
  { nama: 'Penyakit Dalam' },
  { nama: 'Kulit dan Kelamin' },
  { nama: 'Mata' },
  { nama: 'Telinga Hidung Tenggorok' },
  { nama: 'Kebidanan dan Kandungan', hanya: 'perempuan' },
  { nama: 'Gizi Klinik' },
  { nama: 'Kedokteran Olahraga' },
  { nama: 'Saraf' },
  { nama: 'Psikologi Klinis' },
  { nama: 'Psikologi Pendidikan' },
  { nama: 'Psikologi Industri dan Karier' },
  { nama: 'Konseling Keluarga dan Relasi' },
] as const satisfies { nama: string; hanya?: 'perempuan' }[]

export type NamaSpesialisasi = (typeof spesialisasi)[number]['nama']

/** Specialisations that see patients of one gender only. */
export const genderOnly = new Map<NamaSpesialisasi, string>(
  spesialisasi.flatMap((s) => ('hanya' in s ? [[s.nama, s.hanya] as const] : [])),
)
