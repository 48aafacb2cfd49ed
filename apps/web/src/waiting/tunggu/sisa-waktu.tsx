import { Trans } from '@lingui/react/macro'
import { Text, VisuallyHidden } from '@mantine/core'
import { useSisa } from '../../base/lib/use-now.ts'
import { sisaTawaran, ucapanTawaran } from './sisa.rules.ts'

/** How much time is left to take an offer, by the clock of the service. `habis_pada` is an instant. */
export function SisaWaktu({ habis_pada }: { habis_pada: string }) {
  const left = useSisa(Date.parse(habis_pada))
  const sisa = sisaTawaran(left)
  return (
    <>
      <Text className="angka" fw={600} aria-hidden>
        <Trans>Sisa waktu {sisa}</Trans>
      </Text>
      <VisuallyHidden role="status">{ucapanTawaran(left)}</VisuallyHidden>
    </>
  )
}
