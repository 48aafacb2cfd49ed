import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { TAHAN_MENIT } from '@sehati/contract/base/constants'
import type { TahanMasukan } from '@sehati/contract/booking/tahan.schema'
import type { CSSProperties } from 'react'
import { useSisa } from '../../base/lib/use-now.ts'
import { sisaTahan, ucapanTahan } from './tahan.rules.ts'
import styles from './tahan-slot.module.css'
import { type TahanOptions, useTahan } from './use-tahan.ts'

type TahanSlotProps = TahanOptions & { ask: TahanMasukan }

/** Holds the chosen slot and shows for how long. Fetched when a slot is chosen: the form does not wait for it. */
export function TahanSlot({ ask, ...rest }: TahanSlotProps) {
  const held = useTahan(ask, rest)
  return held && !rest.isBooked && <Countdown endsAt={held.endsAt} key={held.id} />
}

function Countdown({ endsAt }: { endsAt: number }) {
  const left = useSisa(endsAt)
  if (left <= 0) {
    return (
      <p className={styles.over} role="status">
        <Trans>Waktu tahan habis. Slot ini masih kosong dan masih dapat Anda ajukan.</Trans>
      </p>
    )
  }
  const sisa = sisaTahan(left)
  return (
    <div className={styles.held} style={{ '--left': left / (TAHAN_MENIT * 60_000) } as CSSProperties}>
      <span aria-hidden>
        <Trans>Ditahan untuk Anda {sisa}</Trans>
      </span>
      <VisuallyHidden role="status">{ucapanTahan(left)}</VisuallyHidden>
    </div>
  )
}
