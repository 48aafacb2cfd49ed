import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { konfirmasiHadir } from '@sehati/contract/booking/tautan.endpoints'
import { showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { useKonfirmasiHadir } from './kehadiran.queries.ts'

type KonfirmasiButtonProps = { jadwal_id: number; size?: 'sm' }

/** One tap: the patient will be there. What asks for it is gone once the reply is there. */
export function KonfirmasiButton({ jadwal_id, size }: KonfirmasiButtonProps) {
  const send = useKonfirmasiHadir()
  const confirm = () =>
    send.mutateAsync({ query: { jadwalid: jadwal_id } }).then(() => showSuccess(konfirmasiHadir), showFailure)
  return (
    <Button size={size} loading={send.isPending} onClick={confirm}>
      <Trans>Saya akan hadir</Trans>
    </Button>
  )
}
