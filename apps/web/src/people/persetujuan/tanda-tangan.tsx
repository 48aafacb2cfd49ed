import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { PersetujuanPsikolog } from '@sehati/contract/people/persetujuan.schema'
import { IconSignature } from '@tabler/icons-react'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'

const TandaTanganForm = later(() => import('./tanda-tangan-form.tsx').then((file) => file.TandaTanganForm))

/** Opens the notice of psychology for one psychologist, to read and to sign. */
export function TandaTangan({ row }: { row: PersetujuanPsikolog }) {
  const nama = row.nama ?? ''
  return (
    <FormDialog<null>
      judul={() => t`Persetujuan layanan psikologi`}
      form={(_, dialog) => <TandaTanganForm row={row} {...dialog} />}
    >
      {(open) => (
        <Button
          variant="light"
          w="fit-content"
          leftSection={<IconSignature size={18} aria-hidden />}
          onClick={() => open(null)}
          aria-label={t`Baca dan tanda tangani: ${nama}`}
        >
          <Trans>Baca dan tanda tangani</Trans>
        </Button>
      )}
    </FormDialog>
  )
}
