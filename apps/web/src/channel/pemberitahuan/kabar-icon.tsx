import type { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import {
  type Icon,
  IconAt,
  IconBellRinging,
  IconCalendarOff,
  IconCalendarPlus,
  IconCalendarShare,
  IconCalendarTime,
  IconCalendarX,
  IconCircleCheck,
  IconDeviceLaptop,
  IconHourglass,
  IconId,
  IconKey,
  IconMessage2,
  IconMessage2Star,
} from '@tabler/icons-react'
import type { StatusTone } from '../../base/ui/theme/palette.ts'
import styles from './kabar-list.module.css'

const faces: Record<JenisPemberitahuan, { icon: Icon; tone: StatusTone }> = {
  pengajuan: { icon: IconCalendarPlus, tone: 'amber' },
  tanda_terima: { icon: IconCircleCheck, tone: 'grey' },
  didaftarkan: { icon: IconCalendarPlus, tone: 'amber' },
  dipesankan: { icon: IconCalendarPlus, tone: 'amber' },
  disetujui: { icon: IconCircleCheck, tone: 'accent' },
  menunggu: { icon: IconHourglass, tone: 'blue' },
  dibatalkan: { icon: IconCalendarX, tone: 'grey' },
  dijadwalkan: { icon: IconCalendarTime, tone: 'blue' },
  metode_diubah: { icon: IconCalendarTime, tone: 'blue' },
  balasan: { icon: IconMessage2, tone: 'accent' },
  pengingat_besok: { icon: IconBellRinging, tone: 'amber' },
  pengingat_sejam: { icon: IconBellRinging, tone: 'amber' },
  undangan_ulasan: { icon: IconMessage2Star, tone: 'green' },
  rekam_dirilis: { icon: IconMessage2, tone: 'accent' },
  peringatan_konsultasi: { icon: IconBellRinging, tone: 'amber' },
  jawab_separuh: { icon: IconHourglass, tone: 'amber' },
  jawab_lewat: { icon: IconHourglass, tone: 'amber' },
  belum_dijawab: { icon: IconHourglass, tone: 'amber' },
  tidak_dijawab: { icon: IconCalendarX, tone: 'grey' },
  jawab_habis: { icon: IconCalendarX, tone: 'grey' },
  alihan_ditawarkan: { icon: IconCalendarTime, tone: 'amber' },
  dialihkan: { icon: IconCalendarX, tone: 'grey' },
  waktu_ditawarkan: { icon: IconCalendarTime, tone: 'amber' },
  waktu_ditolak: { icon: IconCalendarX, tone: 'grey' },
  lanjutan: { icon: IconCalendarPlus, tone: 'accent' },
  tindak_lanjut: { icon: IconBellRinging, tone: 'amber' },
  rangkaian_dipesan: { icon: IconCalendarPlus, tone: 'accent' },
  rangkaian_dibatalkan: { icon: IconCalendarX, tone: 'grey' },
  tidak_hadir: { icon: IconCalendarX, tone: 'grey' },
  kehadiran_diperbaiki: { icon: IconCircleCheck, tone: 'green' },
  keberatan_hadir_diterima: { icon: IconCircleCheck, tone: 'green' },
  keberatan_hadir_ditolak: { icon: IconCalendarX, tone: 'grey' },
  masuk: { icon: IconDeviceLaptop, tone: 'grey' },
  reset: { icon: IconKey, tone: 'grey' },
  email_konfirmasi: { icon: IconAt, tone: 'grey' },
  verifikasi: { icon: IconAt, tone: 'grey' },
  undangan: { icon: IconKey, tone: 'grey' },
  email_diminta: { icon: IconAt, tone: 'amber' },
  email_berubah: { icon: IconAt, tone: 'amber' },
  password_admin: { icon: IconKey, tone: 'amber' },
  password_berubah: { icon: IconKey, tone: 'amber' },
  data_berubah: { icon: IconId, tone: 'amber' },
  kalender_dibuat: { icon: IconCalendarShare, tone: 'amber' },
  tugas_berubah: { icon: IconId, tone: 'blue' },
  cuti_diatur: { icon: IconCalendarOff, tone: 'amber' },
  izin_diberi: { icon: IconKey, tone: 'blue' },
  izin_dicabut: { icon: IconKey, tone: 'grey' },
  jangkar_jejak: { icon: IconId, tone: 'grey' },
  dibuka_darurat: { icon: IconId, tone: 'amber' },
  tinjauan: { icon: IconId, tone: 'amber' },
  peringatan: { icon: IconBellRinging, tone: 'amber' },
  peringatan_belum: { icon: IconBellRinging, tone: 'amber' },
  keberatan_ditanggapi: { icon: IconId, tone: 'blue' },
  wa_berhenti: { icon: IconId, tone: 'amber' },
  janji_lewat: { icon: IconHourglass, tone: 'amber' },
  admin_baru: { icon: IconId, tone: 'amber' },
  tugas_diberi: { icon: IconId, tone: 'amber' },
  akun_staf_diatur: { icon: IconKey, tone: 'amber' },
  akun_diekspor: { icon: IconId, tone: 'amber' },
  pengaman_berubah: { icon: IconKey, tone: 'amber' },
}

/** The picture of a kind of notice. The sentence beside it says the same. */
export function KabarIcon({ jenis }: { jenis: JenisPemberitahuan }) {
  const { icon: Picture, tone } = faces[jenis]
  return (
    <span className={styles.icon} data-tone={tone}>
      <Picture size={20} stroke={1.75} aria-hidden />
    </span>
  )
}
