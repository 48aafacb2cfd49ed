import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { checkLanjutan } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'

const RencanaForm = later(() => import('./rencana-form.tsx').then((file) => file.RencanaForm))

/** The way to a series of meetings with the patient of a consultation that was approved or is finished, for its professional and admins. */
export function Rencanakan({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  if (checkLanjutan(k)) return null
  return (
    <FormDialog<KonsultasiTampil>
      judul={() => t`Rencanakan rangkaian`}
      width="36rem"
      form={(of, dialog) => <RencanaForm konsultasi={of} {...dialog} />}
    >
      {(open) => (
        <Button variant="light" leftSection={<IconCalendarRepeat size={18} aria-hidden />} onClick={() => open(k)}>
          <Trans>Rencanakan rangkaian</Trans>
        </Button>
      )}
    </FormDialog>
  )
}
