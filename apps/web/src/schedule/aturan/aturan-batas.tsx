import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { putBatas } from '@sehati/contract/schedule/batas.endpoints'
import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { useQuery } from '@tanstack/react-query'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { batasQuery } from '../batas/batas-admin.queries.ts'
import { BatasList } from '../batas/batas-list.tsx'

const BatasForm = later(() => import('../batas/batas-form.tsx').then((file) => file.BatasForm))

/** The tab of the caps: how many consultations a professional has at most on a date and in a week. */
export function AturanBatas() {
  const batas = useQuery(batasQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<BatasTenaga>()
  const nama = shown?.name ?? ''
  const saved = () => {
    showNotice('success', { judul: t`Berhasil`, isi: putBatas.message })
    close()
  }
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        <Trans>
          Berapa konsultasi paling banyak pada satu tanggal dan dalam satu pekan sejak Senin. Hari yang penuh tidak
          ditawarkan lagi.
        </Trans>
      </Text>
      <ListState
        query={batas}
        isEmpty={(rows) => rows.length === 0}
        empty={{ isi: t`Belum ada tenaga profesional yang aktif.` }}
      >
        {(rows) => <BatasList rows={rows} onEdit={open} />}
      </ListState>
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Batas ${nama}`} width="30rem">
          <BatasForm tenaga={shown} onSaved={saved} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </Stack>
  )
}
