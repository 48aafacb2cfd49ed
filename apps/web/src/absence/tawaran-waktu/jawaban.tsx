import { t } from '@lingui/core/macro'
import type { Jawaban as Kata } from '@sehati/contract/absence/tawaran-waktu.rules'
import { IconCalendarTime, IconCheck, IconX } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'

const faces = () =>
  ({
    ya: { tone: 'green', icon: IconCheck, kata: t`Diterima pasien` },
    tidak: { tone: 'grey', icon: IconX, kata: t`Ditolak pasien` },
    diam: { tone: 'amber', icon: IconCalendarTime, kata: t`Menunggu pilihan pasien` },
  }) as const

/** What the patient says to an offer: yes, no, or nothing so far; nothing is shown where it ended without them. */
export function Jawaban({ jawaban }: { jawaban: Kata | null }) {
  if (!jawaban) return null
  const { tone, icon, kata } = faces()[jawaban]
  return (
    <BadgeLabel tone={tone} icon={icon}>
      {kata}
    </BadgeLabel>
  )
}
