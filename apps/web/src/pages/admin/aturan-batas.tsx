import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { putBatas } from '@sehati/contract/schedule/batas.endpoints'
import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { useQuery } from '@tanstack/react-query'
import { batasQuery } from '../../features/batas-admin/batas-admin.queries.ts'
import { BatasList } from '../../features/batas-admin/batas-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { later } from '../../ui/later.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { useFormDialog } from './use-form-dialog.ts'

const BatasForm = later(() => import('../../features/batas-admin/batas-form.tsx').then((file) => file.BatasForm))

/** The tab of the caps: how many consultations a professional has at most on a date and in a week. */
export function AturanBatas() {
  const batas = useQuery(batasQuery())
  const { shown, open, close, tryToClose, onDirty } = useFormDialog<BatasTenaga>()
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
        <Dialog isOpen onClose={tryToClose} judul={t`Batas ${nama}`} width="30rem">
          <BatasForm tenaga={shown} onDirty={onDirty} onSaved={saved} onCancel={tryToClose} />
        </Dialog>
      )}
    </Stack>
  )
}
