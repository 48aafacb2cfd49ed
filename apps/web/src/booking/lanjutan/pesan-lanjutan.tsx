import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { checkLanjutan } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconCalendarPlus } from '@tabler/icons-react'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'

const LanjutanForm = later(() => import('./lanjutan-form.tsx').then((file) => file.LanjutanForm))

/** The way to a follow-up of a consultation that was approved or is finished, for its professional. */
export function PesanLanjutan({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  if (checkLanjutan(k)) return null
  return (
    <FormDialog<KonsultasiTampil>
      judul={() => t`Pesan konsultasi lanjutan`}
      width="36rem"
      form={(of, dialog) => <LanjutanForm konsultasi={of} {...dialog} />}
    >
      {(open) => (
        <Button variant="light" leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={() => open(k)}>
          <Trans>Pesan konsultasi lanjutan</Trans>
        </Button>
      )}
    </FormDialog>
  )
}
