import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LevelId } from '@sehati/contract/access'
import {
  type Icon,
  IconBriefcase2,
  IconCalendarOff,
  IconCalendarWeek,
  IconClipboardList,
  IconHistory,
  IconLayoutDashboard,
  IconMailForward,
  IconMessage2Star,
  IconMessageCircle,
  IconMessages,
  IconSettings,
  IconStethoscope,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'

export type NavItem = {
  kata: MessageDescriptor
  page: `/${string}`
  icon: Icon /** For the bottom bar of a phone. */
  pendek?: MessageDescriptor
}

/** Where what is unread is counted. */
export const CHAT_PAGE = '/chat'

const dashboard: NavItem = { kata: msg`Dashboard`, page: '/home', icon: IconLayoutDashboard }
const chat: NavItem = { kata: msg`Chat`, page: CHAT_PAGE, icon: IconMessageCircle }
const profile: NavItem = { kata: msg`Profile`, page: '/profile', icon: IconUser }

const pasien: NavItem[] = [
  dashboard,
  { kata: msg`Konsultasi`, page: '/konsultasi', icon: IconMessages },
  chat,
  { kata: msg`Riwayat Konsultasi`, pendek: msg`Riwayat`, page: '/riwayat-konsultasi', icon: IconHistory },
  { kata: msg`Feedback`, page: '/feedback', icon: IconMessage2Star },
  profile,
]

const profesional: NavItem[] = [
  dashboard,
  { kata: msg`Daftar Konsultasi`, pendek: msg`Daftar`, page: '/daftarKonsultasi', icon: IconClipboardList },
  { kata: msg`Jadwal`, page: '/jadwal', icon: IconCalendarWeek },
  chat,
  { kata: msg`Feedback`, page: '/feedback', icon: IconMessage2Star },
  profile,
]

const admin: NavItem[] = [
  dashboard,
  { kata: msg`Users`, page: '/role', icon: IconUsers },
  { kata: msg`Tenaga Profesi`, pendek: msg`Tenaga`, page: '/tenagaprofesi', icon: IconStethoscope },
  { kata: msg`Profesi`, page: '/spesialis', icon: IconBriefcase2 },
  { kata: msg({ message: 'Konsultasi', context: 'daftar' }), page: '/konsultasi', icon: IconMessages },
  profile,
  { kata: msg`Hari Libur`, pendek: msg`Libur`, page: '/hari-libur', icon: IconCalendarOff },
  { kata: msg`Surat Keluar`, pendek: msg`Surat`, page: '/surat', icon: IconMailForward },
  { kata: msg`Pengaturan`, page: '/pengaturan', icon: IconSettings },
]

/** The sidebar of each role (specification §2). */
export const navOf: Record<LevelId, NavItem[]> = { 1: admin, 2: profesional, 3: profesional, 4: pasien, 5: pasien }

/** The word for a role in the header. */
export const roleLabel: Record<LevelId, MessageDescriptor> = {
  1: msg`Admin`,
  2: msg`Dokter`,
  3: msg`Psikolog`,
  4: msg`Karyawan`,
  5: msg`User`,
}
