import type { LevelId } from '@sehati/contract/access'
import {
  type Icon,
  IconBriefcase2,
  IconCalendarOff,
  IconCalendarWeek,
  IconClipboardList,
  IconHistory,
  IconLayoutDashboard,
  IconMessage2Star,
  IconMessages,
  IconStethoscope,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'

export type NavItem = {
  kata: string
  page: `/${string}`
  icon: Icon /** For the bottom bar of a phone. */
  pendek?: string
}

const dashboard: NavItem = { kata: 'Dashboard', page: '/home', icon: IconLayoutDashboard }
const profile: NavItem = { kata: 'Profile', page: '/profile', icon: IconUser }

const pasien: NavItem[] = [
  dashboard,
  { kata: 'Konsultasi', page: '/konsultasi', icon: IconMessages },
  { kata: 'Riwayat Konsultasi', pendek: 'Riwayat', page: '/riwayat-konsultasi', icon: IconHistory },
  { kata: 'Feedback', page: '/feedback', icon: IconMessage2Star },
  profile,
]

const profesional: NavItem[] = [
  dashboard,
  { kata: 'Daftar Konsultasi', pendek: 'Daftar', page: '/daftarKonsultasi', icon: IconClipboardList },
  { kata: 'Jadwal', page: '/jadwal', icon: IconCalendarWeek },
  { kata: 'Feedback', page: '/feedback', icon: IconMessage2Star },
  profile,
]

const admin: NavItem[] = [
  dashboard,
  { kata: 'Users', page: '/role', icon: IconUsers },
  { kata: 'Tenaga Profesi', pendek: 'Tenaga', page: '/tenagaprofesi', icon: IconStethoscope },
  { kata: 'Profesi', page: '/spesialis', icon: IconBriefcase2 },
  { kata: 'Konsultasi', page: '/konsultasi', icon: IconMessages },
  profile,
  { kata: 'Hari Libur', pendek: 'Libur', page: '/hari-libur', icon: IconCalendarOff },
]

/** The sidebar of each role (specification §2). */
export const navOf: Record<LevelId, NavItem[]> = { 1: admin, 2: profesional, 3: profesional, 4: pasien, 5: pasien }

/** The word for a role in the header. */
export const roleLabel: Record<LevelId, string> = { 1: 'Admin', 2: 'Dokter', 3: 'Psikolog', 4: 'Karyawan', 5: 'User' }
