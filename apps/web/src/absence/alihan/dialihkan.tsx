import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { IconArrowForwardUp } from '@tabler/icons-react'

/** For the first professional of a request that was handed over: why it is cancelled and closed. It does not name the new professional. */
export const Dialihkan = () => (
  <Alert icon={<IconArrowForwardUp aria-hidden />} variant="light" role="note" mb="md">
    <Trans>
      Pengajuan ini dialihkan ke tenaga lain dengan persetujuan pemohon. Isinya tidak ditampilkan lagi, dan tidak ada
      yang perlu Anda lakukan.
    </Trans>
  </Alert>
)
