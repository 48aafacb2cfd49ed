import { msg, t } from '@lingui/core/macro'
import { IconCheck, IconCircleCheck, IconClockHour4, IconHourglass, IconX } from '@tabler/icons-react'
import { BadgeLabel } from './badge-label.tsx'

const faces = {
  diajukan: { tone: 'amber', icon: IconClockHour4, kata: msg`Diajukan` },
  menunggu: { tone: 'blue', icon: IconHourglass, kata: msg`Menunggu` },
  disetujui: { tone: 'accent', icon: IconCheck, kata: msg`Disetujui` },
  selesai: { tone: 'green', icon: IconCircleCheck, kata: msg`Selesai` },
  dibatalkan: { tone: 'grey', icon: IconX, kata: msg`Dibatalkan` },
} as const

export type BadgeStatus = keyof typeof faces

/** The status of a consultation as word. */
export const statusKata = (status: BadgeStatus): string => t(faces[status].kata)

/** These statuses as the options of a select. */
export const statusPilihan = (statuses: readonly BadgeStatus[]) =>
  statuses.map((status) => ({ value: status, label: statusKata(status) }))

/** The status of a consultation: icon, word, colour. An absence has its own word, because it was no cancellation to the people. */
export const StatusBadge = ({ status, isTidakHadir = false }: { status: BadgeStatus; isTidakHadir?: boolean }) => {
  const { tone, icon } = faces[status]
  return (
    <BadgeLabel tone={tone} icon={icon}>
      {isTidakHadir ? t`Tidak hadir` : statusKata(status)}
    </BadgeLabel>
  )
}
