import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { insertKlinik, updateKlinik } from '@sehati/contract/clinic/klinik.endpoints'
import type { Klinik } from '@sehati/contract/clinic/klinik.schema'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { later } from '../../base/ui/later.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { klinikQuery } from '../../clinic/klinik/klinik-admin.queries.ts'
import { KlinikList } from '../../clinic/klinik/klinik-list.tsx'

const KlinikForm = later(() => import('../../clinic/klinik/klinik-form.tsx').then((file) => file.KlinikForm))

/** The tab of the clinics: where they are, and by which clock their sessions are. */
export function AturanKlinik() {
  const klinik = useQuery(klinikQuery())
  return (
    <FormDialog<Klinik | null>
      judul={(row) => (row ? t`Edit klinik` : t`Tambah klinik`)}
      width="34rem"
      form={(row, dialog) => <KlinikForm klinik={row} {...dialog} />}
      onSaved={(row) => showSuccess(row ? updateKlinik : insertKlinik)}
    >
      {(open) => (
        <Stack gap="md">
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed" flex="1 1 16rem">
              <Trans>Tenaga profesional bekerja di satu klinik. Jam sesinya mengikuti zona waktu klinik itu.</Trans>
            </Text>
            <AddButton onClick={() => open(null)}>{t`Tambah klinik`}</AddButton>
          </Group>
          <Loaded query={klinik}>{(rows) => <KlinikList rows={rows} onEdit={open} />}</Loaded>
        </Stack>
      )}
    </FormDialog>
  )
}
