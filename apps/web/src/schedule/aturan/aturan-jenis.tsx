import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { insertJenis, updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { jenisQuery } from '../jenis/jenis-admin.queries.ts'
import { JenisList } from '../jenis/jenis-list.tsx'

const JenisForm = later(() => import('../jenis/jenis-form.tsx').then((file) => file.JenisForm))

/** The tab of the types of consultations, and what their rules do. */
export function AturanJenis() {
  const jenis = useQuery(jenisQuery())
  return (
    <FormDialog<JenisKonsultasi | null>
      judul={(row) => (row ? t`Edit jenis konsultasi` : t`Tambah jenis konsultasi`)}
      width="40rem"
      form={(row, dialog) => <JenisForm jenis={row} {...dialog} />}
      onSaved={(row) => showSuccess(row ? updateJenis : insertJenis)}
    >
      {(open) => (
        <Stack gap="lg">
          <Group justify="space-between" gap="sm">
            <Text c="dimmed" flex="1 1 16rem">
              <Trans>
                Lama, jeda, dan waktu pemesanan tiap jenis. Tenaga profesional memilih sendiri jenis yang mereka
                sediakan.
              </Trans>
            </Text>
            <AddButton onClick={() => open(null)}>{t`Tambah jenis`}</AddButton>
          </Group>
          <Loaded query={jenis}>{(rows) => <JenisList rows={rows} onEdit={open} />}</Loaded>
        </Stack>
      )}
    </FormDialog>
  )
}
