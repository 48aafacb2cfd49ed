import { IconCheck, IconCircleCheck, IconClockHour4, IconHourglass, IconX } from '@tabler/icons-react'
import { BadgeLabel } from './badge-label.tsx'

const faces = {
  diajukan: { tone: 'amber', icon: IconClockHour4, kata: 'Diajukan' },
  menunggu: { tone: 'blue', icon: IconHourglass, kata: 'Menunggu' },
  disetujui: { tone: 'teal', icon: IconCheck, kata: 'Disetujui' },
  selesai: { tone: 'green', icon: IconCircleCheck, kata: 'Selesai' },
  dibatalkan: { tone: 'grey', icon: IconX, kata: 'Dibatalkan' },
} as const

export type BadgeStatus = keyof typeof faces

/** The status of a consultation as word. */
export const statusKata = (status: BadgeStatus): string => faces[status].kata

/** The status of a consultation: icon, word, colour. */
export const StatusBadge = ({ status }: { status: BadgeStatus }) => (
  <BadgeLabel tone={faces[status].tone} icon={faces[status].icon}>
    {faces[status].kata}
  </BadgeLabel>
)
