export type Pasien = {
  name: string
  email?: string
  level_id: 4 | 5
  gender: 'laki-laki' | 'perempuan'
  tanpaBpjs?: true
  nonaktif?: true
}

const mahasiswa = (gender: Pasien['gender'], name: string): Pasien => ({ name, level_id: 5, gender })
const karyawan = (gender: Pasien['gender'], name: string): Pasien => ({ name, level_id: 4, gender })

/** The two patients whose accounts are printed at the start come first. */
export const pasien: Pasien[] = [
  { ...karyawan('laki-laki', 'Harsono Tirtawening'), email: 'karyawan@sehati.test' },
  { ...mahasiswa('perempuan', 'Nayla Kirana Wisanggeni'), email: 'user@sehati.test' },
  mahasiswa('perempuan', 'Laksmi Paramastri'),
  karyawan('laki-laki', 'Yohanes Bintoro Ledawula'),
  mahasiswa('perempuan', 'Nurlatifah'),
  mahasiswa('laki-laki', 'Bagas Wirayuda Semeru'),
  mahasiswa('perempuan', 'Dayu Mas Widiantari'),
  { ...karyawan('laki-laki', 'Ferdinan Tolaki'), tanpaBpjs: true },
  mahasiswa('perempuan', 'Siti Rumaisha Kalibening'),
  mahasiswa('laki-laki', 'Oktovianus Rumbekwa'),
  mahasiswa('perempuan', 'Gracia Liem Hartanujaya'),
  mahasiswa('laki-laki', 'Wahyu'),
  mahasiswa('laki-laki', 'Teuku Rafsanjaya Alue'),
  mahasiswa('perempuan', 'Ambar Kinasih Pujokusuma'),
  karyawan('perempuan', 'Rosalina Batuwael'),
  mahasiswa('laki-laki', 'Ilham Datu Ransi'),
  mahasiswa('perempuan', 'Zahra Puti Andomi'),
  karyawan('laki-laki', 'I Made Sukertayasa'),
  { ...karyawan('laki-laki', 'Kartolo Wiguno'), nonaktif: true },
  mahasiswa('perempuan', 'Paramita Sekarayu'),
  mahasiswa('laki-laki', 'Bonar Sitio Raja'),
  karyawan('perempuan', 'Halimah Tusangadiah'),
]
