import type { Group } from '../base/access.ts'
import { isTentangAkun, type JenisPemberitahuan, type TentangAkun, tentangKonsultasi } from './pemberitahuan.schema.ts'

// Beside the schema, which every page of an area has: of the web, only the profile reads who can choose.

type TentangKonsultasi = Exclude<JenisPemberitahuan, TentangAkun>

/** Where the profile shows a choice: together with those that a person thinks of at once. */
export const kelompokKabar = ['jadwal', 'pengingat', 'balasan', 'tenggat'] as const
export type KelompokKabar = (typeof kelompokKabar)[number]

/** For which groups of roles each kind about a consultation is, whose people can turn off its mail, and where they find it. */
const choices: Record<TentangKonsultasi, { of: readonly Group[]; kelompok: KelompokKabar }> = {
  pengajuan: { of: ['profesional'], kelompok: 'jadwal' },
  tanda_terima: { of: ['pasien'], kelompok: 'jadwal' },
  didaftarkan: { of: ['pasien'], kelompok: 'jadwal' },
  dipesankan: { of: ['pasien'], kelompok: 'jadwal' },
  disetujui: { of: ['pasien'], kelompok: 'jadwal' },
  menunggu: { of: ['pasien'], kelompok: 'jadwal' },
  dibatalkan: { of: ['pasien', 'profesional'], kelompok: 'jadwal' },
  dijadwalkan: { of: ['pasien', 'profesional'], kelompok: 'jadwal' },
  metode_diubah: { of: ['pasien', 'profesional'], kelompok: 'jadwal' },
  balasan: { of: ['pasien'], kelompok: 'balasan' },
  pengingat_besok: { of: ['pasien', 'profesional'], kelompok: 'pengingat' },
  pengingat_sejam: { of: ['pasien', 'profesional'], kelompok: 'pengingat' },
  undangan_ulasan: { of: ['pasien'], kelompok: 'balasan' },
  rekam_dirilis: { of: ['pasien'], kelompok: 'balasan' },
  peringatan_konsultasi: { of: ['profesional'], kelompok: 'tenggat' },
  jawab_separuh: { of: ['profesional'], kelompok: 'tenggat' },
  jawab_lewat: { of: ['profesional'], kelompok: 'tenggat' },
  belum_dijawab: { of: ['pasien'], kelompok: 'tenggat' },
  tidak_dijawab: { of: ['pasien'], kelompok: 'tenggat' },
  jawab_habis: { of: ['profesional'], kelompok: 'tenggat' },
  alihan_ditawarkan: { of: ['pasien'], kelompok: 'jadwal' },
  dialihkan: { of: ['profesional'], kelompok: 'jadwal' },
  waktu_ditawarkan: { of: ['pasien'], kelompok: 'jadwal' },
  waktu_ditolak: { of: ['profesional'], kelompok: 'jadwal' },
  lanjutan: { of: ['pasien'], kelompok: 'jadwal' },
  tindak_lanjut: { of: ['pasien'], kelompok: 'pengingat' },
  rangkaian_dipesan: { of: ['pasien', 'profesional'], kelompok: 'jadwal' },
  rangkaian_dibatalkan: { of: ['pasien', 'profesional'], kelompok: 'jadwal' },
  tidak_hadir: { of: ['pasien'], kelompok: 'jadwal' },
  tidak_dikonfirmasi: { of: ['pasien'], kelompok: 'jadwal' },
  konfirmasi_habis: { of: ['profesional'], kelompok: 'jadwal' },
  kehadiran_diperbaiki: { of: ['pasien'], kelompok: 'jadwal' },
  keberatan_hadir_diterima: { of: ['pasien'], kelompok: 'jadwal' },
  keberatan_hadir_ditolak: { of: ['pasien'], kelompok: 'jadwal' },
  tunggu_ditawari: { of: ['pasien'], kelompok: 'jadwal' },
  tunggu_lewat: { of: ['pasien'], kelompok: 'jadwal' },
  tunggu_ditarik: { of: ['pasien'], kelompok: 'jadwal' },
  tunggu_jeda: { of: ['pasien'], kelompok: 'jadwal' },
  tunggu_berakhir: { of: ['pasien'], kelompok: 'jadwal' },
}

const kindsFor = (group: Group) => tentangKonsultasi.filter((jenis) => choices[jenis].of.includes(group))

/** Whether a choice of this kind stands in this part of the profile; kinds about an account leave no choice. */
export const isInKelompok = (jenis: JenisPemberitahuan, kelompok: KelompokKabar): boolean =>
  !isTentangAkun(jenis) && choices[jenis].kelompok === kelompok

/** The same by group, in the order in which they are shown. */
export const kindsOf: Record<Group, readonly JenisPemberitahuan[]> = {
  admin: kindsFor('admin'),
  profesional: kindsFor('profesional'),
  pasien: kindsFor('pasien'),
}
