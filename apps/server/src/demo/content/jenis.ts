/** A type of consultations beside the usual one, and the professionals who offer it, by e-mail. */
export type DemoJenis = {
  nama_jenis: string
  /** Minutes. */
  menit: number
  jeda_sesudah: number
  pemberitahuan_menit: number
  bidang: 'dokter' | 'psikolog' | 'semua'
  metode: 'online' | 'offline' | 'semua'
  /** How many a patient may have in a semester; null: as many as they like. */
  batas_semester: number | null
  mendesak: boolean
  tenaga: string[]
}

/** Sessions last an hour: the short type fits six times, the long one once with its pause, the urgent one twice. */
export const jenis: DemoJenis[] = [
  {
    nama_jenis: 'Kontrol Singkat',
    menit: 10,
    jeda_sesudah: 0,
    pemberitahuan_menit: 60,
    bidang: 'dokter',
    metode: 'semua',
    batas_semester: null,
    mendesak: false,
    tenaga: ['dokter@sehati.test', 'bramanta.lokajaya@wanaloka.example', 'lalu.wirajaya.selaparang@wanaloka.example'],
  },
  {
    nama_jenis: 'Konseling Psikologi',
    menit: 50,
    jeda_sesudah: 10,
    pemberitahuan_menit: 120,
    bidang: 'psikolog',
    metode: 'semua',
    batas_semester: 6,
    mendesak: false,
    tenaga: ['psikolog@sehati.test', 'gilang.ranuwastra@wanaloka.example', 'nyoman.larasandhi@wanaloka.example'],
  },
  {
    nama_jenis: 'Konsultasi Mendesak',
    menit: 25,
    jeda_sesudah: 5,
    pemberitahuan_menit: 0,
    bidang: 'semua',
    metode: 'semua',
    batas_semester: null,
    mendesak: true,
    tenaga: ['lalu.wirajaya.selaparang@wanaloka.example', 'nyoman.larasandhi@wanaloka.example'],
  },
]
