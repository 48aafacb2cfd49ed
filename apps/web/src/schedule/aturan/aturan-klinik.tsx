import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { insertKlinik, updateKlinik } from '@sehati/contract/clinic/klinik.endpoints'
import type { Klinik } from '@sehati/contract/clinic/klinik.schema'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { later } from '../../base/ui/later.tsx'
import { ListState } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { klinikQuery } from '../../clinic/klinik/klinik-admin.queries.ts'
import { KlinikList } from '../../clinic/klinik/klinik-list.tsx'

const KlinikForm = later(() => import('../../clinic/klinik/klinik-form.tsx').then((file) => file.KlinikForm))

/** What the dialog holds: a clinic to be changed, or none for a new one. */
type Editing = { klinik: Klinik | null }

/** The tab of the clinics: where they are, and by which clock their sessions are. */
export function AturanKlinik() {
  const klinik = useQuery(klinikQuery())
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<Editing>()
  const onSaved = () => {
    showNotice('success', { judul: t`Berhasil`, isi: (shown?.klinik ? updateKlinik : insertKlinik).message })
    close()
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" flex="1 1 16rem">
          <Trans>Tenaga profesional bekerja di satu klinik. Jam sesinya mengikuti zona waktu klinik itu.</Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ klinik: null })}>
          <Trans>Tambah klinik</Trans>
        </Button>
      </Group>
      <ListState query={klinik} isEmpty={() => false} empty={{ isi: '' }}>
        {(rows) => <KlinikList rows={rows} onEdit={(row) => open({ klinik: row })} />}
      </ListState>
      {shown && (
        <UnsavedDialog
          isOpen
          onClose={tryToClose}
          unsaved={unsaved}
          judul={shown.klinik ? t`Edit klinik` : t`Tambah klinik`}
          width="34rem"
        >
          <KlinikForm klinik={shown.klinik} onSaved={onSaved} onCancel={tryToClose} />
        </UnsavedDialog>
      )}
    </Stack>
  )
}
