import { t } from '@lingui/core/macro'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'

const TambahPasien = later(() => import('./tambah-pasien.tsx').then((file) => file.TambahPasien))

/** The way to a person at the desk who is not in the list of today. */
export const TambahButton = ({ klinik_id }: { klinik_id: number }) => (
  <FormDialog<number>
    judul={() => t`Tambah pasien`}
    width="36rem"
    form={(of, dialog) => <TambahPasien klinik_id={of} {...dialog} />}
  >
    {(open) => <AddButton onClick={() => open(klinik_id)}>{t`Tambah pasien`}</AddButton>}
  </FormDialog>
)
