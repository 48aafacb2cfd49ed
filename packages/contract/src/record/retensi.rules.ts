/** For how many years after the last visit the law keeps a medical record (Permenkes 24/2022 Art. 39). */
export const REKAM_TAHUN = 25
/** For how many years the clinic proves what it did about rights, incidents and consents. The clinic's lawyer confirms it. */
export const BUKTI_TAHUN = 5

/** An account that sleeps: the two mails, and the least time between the second and its erasure. */
export const akunTidur = { suratBulan: 23, bulan: 24, suratKeduaHari: 21, hapusHari: 7 } as const
/** A draft is kept so long after its last change; its author is told before. */
export const drafHari = { diingatkan: 60, berakhir: 90 } as const

type Masa = { hari: number } | { bulan: number } | { tahun: number }
type Kelas = {
  /** What ends, in the words of the notice. */
  data: string
  masa: Masa
  /** Since when it counts. */
  setelah: string
  /** `hapus` happens by itself; `usul` is only proposed. */
  tindakan: 'hapus' | 'usul'
}

const tahunBukti = { masa: { tahun: BUKTI_TAHUN }, tindakan: 'hapus' } as const
const hapus = { tindakan: 'hapus' } as const

/**
 * How long each class of data is kept: the register, the notice of privacy, the nightly work and its page read it here. What ends
 * within minutes by the rule that it serves (a seat, a signal, a hold) is no class.
 */
export const kelasRetensi = {
  tautan: { ...hapus, data: 'Tautan dan pengenal masuk', masa: { hari: 0 }, setelah: 'berakhir' },
  percobaan: { ...hapus, data: 'Hitungan percobaan masuk', masa: { hari: 1 }, setelah: 'percobaan' },
  tahan_jejak: { ...hapus, data: 'Hitungan pemegangan waktu', masa: { hari: 1 }, setelah: 'dibuat' },
  kiriman_wa: { ...hapus, data: 'Pesan WhatsApp yang menunggu', masa: { hari: 1 }, setelah: 'dibuat' },
  kiriman_webhook: { ...hapus, data: 'Kiriman webhook', masa: { hari: 30 }, setelah: 'dibuat' },
  pengingat: { ...hapus, data: 'Tanda pengingat terkirim', masa: { hari: 7 }, setelah: 'jadwal' },
  eskalasi: { ...hapus, data: 'Tanda batas menjawab', masa: { hari: 90 }, setelah: 'batas' },
  daftar_tunggu: { ...hapus, data: 'Permintaan di daftar tunggu', masa: { hari: 90 }, setelah: 'berakhir' },
  pemberitahuan_dibaca: { ...hapus, data: 'Pemberitahuan', masa: { hari: 180 }, setelah: 'dibaca' },
  pemberitahuan_belum: { ...hapus, data: 'Pemberitahuan', masa: { tahun: 2 }, setelah: 'dibuat, bila belum dibaca' },
  surat_terkirim: { ...hapus, data: 'Catatan email', masa: { hari: 90 }, setelah: 'terkirim' },
  surat_gagal: { ...hapus, data: 'Catatan email', masa: { tahun: 1 }, setelah: 'dibuat, bila gagal dikirim' },
  perangkat_dikenal: { ...hapus, data: 'Perangkat yang dikenali', masa: { tahun: 2 }, setelah: 'terakhir dipakai' },
  foto_tutup: { ...hapus, data: 'Foto profil', masa: { hari: 90 }, setelah: 'akun ditutup' },
  rekam_draf: {
    ...hapus,
    data: 'Konsep catatan yang belum ditandatangani',
    masa: { hari: drafHari.berakhir },
    setelah: 'konsultasi dan perubahan terakhir',
  },
  akun_tidur: {
    ...hapus,
    data: 'Akun pasien yang tidak dipakai',
    masa: { bulan: akunTidur.bulan },
    setelah: 'terakhir dipakai dan dua email peringatan',
  },
  persetujuan: { ...tahunBukti, data: 'Bukti persetujuan', setelah: 'ditarik atau akun dihapus' },
  permintaan: { ...tahunBukti, data: 'Permintaan tentang data', setelah: 'ditutup' },
  penghapusan: { ...tahunBukti, data: 'Catatan penghapusan akun', setelah: 'dilaksanakan' },
  insiden: { ...tahunBukti, data: 'Catatan insiden data', setelah: 'ditutup' },
  retensi_jalan: { ...tahunBukti, data: 'Catatan penghapusan otomatis', setelah: 'dibuat' },
  pemeriksaan_jejak: { ...hapus, data: 'Hasil pemeriksaan jejak', masa: { tahun: 1 }, setelah: 'pemeriksaan' },
  rekam: {
    data: 'Rekam medis dan rekam psikologi',
    masa: { tahun: REKAM_TAHUN },
    setelah: 'kunjungan terakhir',
    tindakan: 'usul',
  },
} as const satisfies Record<string, Kelas>
export type KelasRetensi = keyof typeof kelasRetensi
export const semuaKelasRetensi = Object.keys(kelasRetensi) as KelasRetensi[]

/** Those whose rows the nightly work ends. */
export const kelasOtomatis = semuaKelasRetensi.filter((kelas) => kelasRetensi[kelas].tindakan === 'hapus')

/** A period as PostgreSQL reads it. */
export function intervalOf(kelas: KelasRetensi): string {
  const { masa }: Kelas = kelasRetensi[kelas]
  if ('hari' in masa) return `${masa.hari} days`
  return 'bulan' in masa ? `${masa.bulan} months` : `${masa.tahun} years`
}

/** Ends by another act than by age, or within minutes. */
const tanpaMasa = [
  'tidak dihapus',
  'sampai diganti atau dihapus orangnya',
  'sampai berakhir',
  'sampai diterbitkan',
  'sampai ditandatangani',
  'sampai dirantai',
  'sehari',
  'dua menit',
] as const
type Akhir = (typeof tanpaMasa)[number] | KelasRetensi
/** When the product deletes a row: by one rule, or by whichever of several comes first. */
export type Retensi = Akhir | readonly [Akhir, Akhir, ...Akhir[]]

/** `90 hari setelah terkirim` */
export function kataMasa(kelas: KelasRetensi): string {
  const { masa, setelah, tindakan }: Kelas = kelasRetensi[kelas]
  const [[satuan, n] = []] = Object.entries(masa)
  const lama = n === 0 ? `sampai ${setelah} atau dipakai` : `${n} ${satuan} setelah ${setelah}`
  return tindakan === 'usul' ? `${lama}, lalu diusulkan untuk dimusnahkan` : lama
}

const isKelas = (akhir: Akhir): akhir is KelasRetensi => akhir in kelasRetensi
const akhirOf = (retensi: Retensi): readonly Akhir[] => (typeof retensi === 'string' ? [retensi] : retensi)

/** The classes of which a table is. */
export const kelasOf = (retensi: Retensi): KelasRetensi[] => akhirOf(retensi).filter(isKelas)

/** How long a table is kept, in words. */
export const kataRetensi = (retensi: Retensi): string =>
  akhirOf(retensi)
    .map((akhir) => (isKelas(akhir) ? kataMasa(akhir) : akhir))
    .join('; ')

/** A class turns over within a few nights, so a large share of it ends every night. */
const isSingkat = (kelas: KelasRetensi): boolean => {
  const { masa }: Kelas = kelasRetensi[kelas]
  return 'hari' in masa && masa.hari < 30
}
/** The most of a class that may end in one night without a word of the operator, and from how many rows on that counts. */
export const REM = { bagian: 0.2, mulai: 50 } as const
/** A wrong clock or a wrong rule would end too much at once. */
export const isDirem = (kelas: KelasRetensi, { jumlah, semua }: { jumlah: number; semua: number }): boolean =>
  !isSingkat(kelas) && jumlah >= REM.mulai && jumlah > semua * REM.bagian

/** Clocks that differ by more than this end nothing. */
export const JAM_BEDA_MS = 3_600_000
/** Why a class did not end: the clocks differ, too much of it would have ended, an error. */
export const semuaSebabRetensi = ['jam', 'rem', 'galat'] as const
export type SebabRetensi = (typeof semuaSebabRetensi)[number]
