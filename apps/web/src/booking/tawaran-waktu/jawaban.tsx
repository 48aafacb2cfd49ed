import { t } from '@lingui/core/macro'
import { jawabanOf } from '@sehati/contract/booking/tawaran-waktu.rules'
import type { TawaranWaktu } from '@sehati/contract/booking/tawaran-waktu.schema'
import { IconCalendarTime, IconCheck, IconX } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'

const faces = () =>
  ({
    ya: { tone: 'green', icon: IconCheck, kata: t`Waktu diambil pasien` },
    tidak: { tone: 'grey', icon: IconX, kata: t`Tidak ada yang cocok` },
    diam: { tone: 'amber', icon: IconCalendarTime, kata: t`Menunggu pilihan pasien` },
  }) as const

/** What the patient says to an offer of times: yes, no, or nothing so far; nothing where it ended without them. */
export function Jawaban({ hasil }: Pick<TawaranWaktu, 'hasil'>) {
  const jawaban = jawabanOf(hasil)
  if (!jawaban) return null
  const { tone, icon, kata } = faces()[jawaban]
  return (
    <BadgeLabel tone={tone} icon={icon}>
      {kata}
    </BadgeLabel>
  )
}
