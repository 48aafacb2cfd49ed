import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Group, LevelId } from '@sehati/contract/base/access'
import type { AreaAddress } from '@sehati/contract/base/screens'
import {
  type Icon,
  IconBriefcase2,
  IconBuildingHospital,
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

export type NavItem<G extends Group = Group> = {
  kata: MessageDescriptor
  page: AreaAddress<G>
  icon: Icon /** For the bottom bar of a phone. */
  pendek?: MessageDescriptor
}

/** Where what is unread is counted. */
export const CHAT_PAGE = '/chat'

const dashboard = { kata: msg`Dashboard`, page: '/home', icon: IconLayoutDashboard } as const
const chat = { kata: msg`Chat`, page: CHAT_PAGE, icon: IconMessageCircle } as const
const profile = { kata: msg`Profile`, page: '/profile', icon: IconUser } as const

/** The sidebar of each group of roles (specification §2). */
export const navOf: { [G in Group]: NavItem<G>[] } = {
  pasien: [
    dashboard,
    { kata: msg`Konsultasi`, page: '/konsultasi', icon: IconMessages },
    chat,
    { kata: msg`Riwayat Konsultasi`, pendek: msg`Riwayat`, page: '/riwayat-konsultasi', icon: IconHistory },
    { kata: msg`Feedback`, page: '/feedback', icon: IconMessage2Star },
    profile,
  ],
  profesional: [
    dashboard,
    { kata: msg`Daftar Konsultasi`, pendek: msg`Daftar`, page: '/daftarKonsultasi', icon: IconClipboardList },
    { kata: msg`Jadwal`, page: '/jadwal', icon: IconCalendarWeek },
    chat,
    { kata: msg`Feedback`, page: '/feedback', icon: IconMessage2Star },
    profile,
  ],
  admin: [
    dashboard,
    { kata: msg`Users`, page: '/role', icon: IconUsers },
    { kata: msg`Tenaga Profesi`, pendek: msg`Tenaga`, page: '/tenagaprofesi', icon: IconStethoscope },
    { kata: msg`Profesi`, page: '/spesialis', icon: IconBriefcase2 },
    { kata: msg({ message: 'Konsultasi', context: 'daftar' }), page: '/konsultasi', icon: IconMessages },
    profile,
    { kata: msg`Hari Libur`, pendek: msg`Libur`, page: '/hari-libur', icon: IconCalendarOff },
    { kata: msg`Aturan`, page: '/aturan', icon: IconCalendarWeek },
    { kata: msg`Email Keluar`, pendek: msg`Email`, page: '/surat', icon: IconMailForward },
    { kata: msg`Daftar Tunggu`, pendek: msg`Tunggu`, page: '/tunggu', icon: IconHistory },
    { kata: msg`Informasi Layanan`, pendek: msg`Layanan`, page: '/layanan', icon: IconBuildingHospital },
    { kata: msg`Tugas`, page: '/tugas', icon: IconClipboardList },
    { kata: msg`Pengaturan`, page: '/pengaturan', icon: IconSettings },
  ],
}

/** The word for a role in the header. */
export const roleLabel: Record<LevelId, MessageDescriptor> = {
  1: msg`Admin`,
  2: msg`Dokter`,
  3: msg`Psikolog`,
  4: msg`Karyawan`,
  5: msg`User`,
}
