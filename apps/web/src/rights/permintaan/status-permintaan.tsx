import { t } from '@lingui/core/macro'
import type { StatusPermintaan } from '@sehati/contract/rights/permintaan.rules'
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { statusPermintaanKata } from './kata.ts'

const faces = {
  baru: { icon: IconClock, tone: 'blue' },
  diproses: { icon: IconClock, tone: 'amber' },
  dijawab: { icon: IconCheck, tone: 'green' },
  ditolak: { icon: IconX, tone: 'grey' },
  ditarik: { icon: IconX, tone: 'grey' },
} as const

/** How a request stands; red where its deadline has passed. */
export const StatusPermintaanBadge = ({ status, terlambat }: { status: StatusPermintaan; terlambat: boolean }) =>
  terlambat ? (
    <BadgeLabel tone="red" icon={IconAlertTriangle}>{t`Terlambat`}</BadgeLabel>
  ) : (
    <BadgeLabel {...faces[status]}>{t(statusPermintaanKata[status])}</BadgeLabel>
  )
