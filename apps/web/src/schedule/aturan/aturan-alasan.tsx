import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Group, Stack, Text } from '@mantine/core'
import { insertAlasan, updateAlasan } from '@sehati/contract/schedule/alasan.endpoints'
import type { Alasan } from '@sehati/contract/schedule/alasan.schema'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../base/lib/say.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { spesialisasiQuery } from '../../clinic/spesialisasi/spesialisasi-admin.queries.ts'
import { alasanQuery } from '../alasan/alasan-admin.queries.ts'
import { AlasanForm } from '../alasan/alasan-form.tsx'
import { AlasanList } from '../alasan/alasan-list.tsx'
import { jenisQuery } from '../jenis/jenis-admin.queries.ts'

const pilihan = (names: Map<number, string>) => [...names].map(([id, label]) => ({ value: String(id), label }))

/** The tab of the reasons for a visit: which there are, where each leads, and in which order. */
export function AturanAlasan() {
  const alasan = useQuery(alasanQuery())
  const spesialisasi = useQuery(spesialisasiQuery()).data ?? []
  const jenis = useQuery(jenisQuery()).data ?? []
  const nama = {
    spesialisasi: new Map(spesialisasi.map((one) => [one.spesialisasi_id, one.nama_spesialisasi])),
    jenis: new Map(jenis.map((one) => [one.jenis_id, say(one.nama_jenis)])),
  }
  return (
    <FormDialog<Alasan | null>
      judul={(row) => (row ? t`Ubah alasan` : t`Tambah alasan`)}
      width="40rem"
      form={(row, dialog) => (
        <AlasanForm alasan={row} spesialisasi={pilihan(nama.spesialisasi)} jenis={pilihan(nama.jenis)} {...dialog} />
      )}
      onSaved={(row) => showSuccess(row ? updateAlasan : insertAlasan)}
    >
      {(open) => (
        <Stack gap="lg">
          <Group justify="space-between" gap="sm">
            <Text c="dimmed" flex="1 1 16rem">
              <Trans>
                Kata yang dapat dipilih pasien sebelum memilih tenaga profesional, dalam urutan ini. Tanpa tenaga
                profesional dengan spesialisasi atau jenis itu, alasan mengarah ke profesinya.
              </Trans>
            </Text>
            <AddButton onClick={() => open(null)}>{t`Tambah alasan`}</AddButton>
          </Group>
          <List query={alasan} empty={{ isi: t`Belum ada alasan.` }}>
            {(rows) => (
              <Card>
                <AlasanList rows={rows} nama={nama} onEdit={open} />
              </Card>
            )}
          </List>
        </Stack>
      )}
    </FormDialog>
  )
}
