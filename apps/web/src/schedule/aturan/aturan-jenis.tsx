import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { insertJenis, updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { jenisQuery } from '../jenis/jenis-admin.queries.ts'
import { JenisList } from '../jenis/jenis-list.tsx'

const JenisForm = later(() => import('../jenis/jenis-form.tsx').then((file) => file.JenisForm))

/** What the dialog holds: a type to be changed, or none for a new one. */
type Editing = { jenis: JenisKonsultasi | null }

/** The tab of the types of consultations, and what their rules do. */
export function AturanJenis() {
  const jenis = useQuery(jenisQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<Editing>()
  const saved = () => {
    showNotice('success', { judul: t`Berhasil`, isi: (shown?.jenis ? updateJenis : insertJenis).message })
    close()
  }
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" flex="1 1 16rem">
          <Trans>
            Lama, jeda, dan waktu pemesanan tiap jenis. Tenaga profesional memilih sendiri jenis yang mereka sediakan.
          </Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ jenis: null })}>
          <Trans>Tambah jenis</Trans>
        </Button>
      </Group>
      <ListState query={jenis} isEmpty={() => false} empty={{ isi: '' }}>
        {(rows) => <JenisList rows={rows} onEdit={(row) => open({ jenis: row })} />}
      </ListState>
      {shown && (
        <UnsavedDialog
          isOpen
          onClose={tryToClose}
          unsaved={unsaved}
          judul={shown.jenis ? t`Edit jenis konsultasi` : t`Tambah jenis konsultasi`}
          width="40rem"
        >
          <JenisForm jenis={shown.jenis} onSaved={saved} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </Stack>
  )
}
