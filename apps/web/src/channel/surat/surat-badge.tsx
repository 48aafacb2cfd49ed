import type { Surat } from '@sehati/contract/channel/surat.schema'
import { statusSuratKata } from '@sehati/contract/channel/surat.texts'
import { IconAlertTriangle, IconCheck, IconClockHour4 } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'

const faces = {
  antre: { tone: 'blue', icon: IconClockHour4 },
  terkirim: { tone: 'green', icon: IconCheck },
  gagal: { tone: 'amber', icon: IconAlertTriangle },
} as const

/** How a mail fares: icon, word, colour. */
export const SuratBadge = ({ status }: { status: Surat['status'] }) => (
  <BadgeLabel tone={faces[status].tone} icon={faces[status].icon}>
    {say(statusSuratKata[status])}
  </BadgeLabel>
)
