import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { insertAlasan, updateAlasan } from '@sehati/contract/schedule/alasan.endpoints'
import type { Alasan } from '@sehati/contract/schedule/alasan.schema'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../base/lib/say.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { ListState } from '../../base/ui/list-state.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { alasanQuery, jenisQuery, spesialisasiQuery } from '../alasan/alasan-admin.queries.ts'
import { AlasanForm } from '../alasan/alasan-form.tsx'
import { AlasanList } from '../alasan/alasan-list.tsx'

/** What the dialog holds: a reason to be changed, or none for a new one. */
type Editing = { alasan: Alasan | null }

/** The tab of the reasons for a visit: which there are, where each leads, and in which order. */
export function AturanAlasan() {
  const alasan = useQuery(alasanQuery())
  const spesialisasi = useQuery(spesialisasiQuery()).data ?? []
  const jenis = useQuery(jenisQuery()).data ?? []
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<Editing>()
  const nama = {
    spesialisasi: new Map(spesialisasi.map((one) => [one.spesialisasi_id, one.nama_spesialisasi])),
    jenis: new Map(jenis.map((one) => [one.jenis_id, say(one.nama_jenis)])),
  }
  const pilihan = (names: Map<number, string>) => [...names].map(([id, label]) => ({ value: String(id), label }))
  const saved = () => {
    showNotice('success', { judul: t`Berhasil`, isi: (shown?.alasan ? updateAlasan : insertAlasan).message })
    close()
  }
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" flex="1 1 16rem">
          <Trans>
            Kata yang dapat dipilih pasien sebelum memilih tenaga profesional, dalam urutan ini. Tanpa tenaga
            profesional dengan spesialisasi atau jenis itu, alasan mengarah ke profesinya.
          </Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ alasan: null })}>
          <Trans>Tambah alasan</Trans>
        </Button>
      </Group>
      <ListState query={alasan} isEmpty={(rows) => rows.length === 0} empty={{ isi: t`Belum ada alasan.` }}>
        {(rows) => (
          <Card>
            <AlasanList rows={rows} nama={nama} onEdit={(row) => open({ alasan: row })} />
          </Card>
        )}
      </ListState>
      {shown && (
        <UnsavedDialog
          isOpen
          onClose={tryToClose}
          unsaved={unsaved}
          judul={shown.alasan ? t`Ubah alasan` : t`Tambah alasan`}
          width="40rem"
        >
          <AlasanForm
            alasan={shown.alasan}
            spesialisasi={pilihan(nama.spesialisasi)}
            jenis={pilihan(nama.jenis)}
            onSaved={saved}
            onCancel={tryToClose}
          />
        </UnsavedDialog>
      )}
    </Stack>
  )
}
