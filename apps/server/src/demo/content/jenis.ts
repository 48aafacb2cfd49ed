/** A type of consultations beside the usual one, and the professionals who offer it, by e-mail. */
export type DemoJenis = {
  nama_jenis: string
  /** Minutes. */
  menit: number
  jeda_sesudah: number
  pemberitahuan_menit: number
  bidang: 'dokter' | 'psikolog'
  metode: 'online' | 'offline' | 'semua'
  tenaga: string[]
}

/** Sessions last an hour: the short type fits six times, the other once with its pause. */
export const jenis: DemoJenis[] = [
  {
    nama_jenis: 'Kontrol Singkat',
    ...{ menit: 10, jeda_sesudah: 0, pemberitahuan_menit: 60 },
    ...{ bidang: 'dokter', metode: 'semua' },
    tenaga: ['dokter@sehati.test'],
  },
  {
    nama_jenis: 'Konseling Psikologi',
    ...{ menit: 50, jeda_sesudah: 10, pemberitahuan_menit: 120 },
    ...{ bidang: 'psikolog', metode: 'semua' },
    tenaga: ['psikolog@sehati.test'],
  },
]
