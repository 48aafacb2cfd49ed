import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { type EksporPilihan, useEkspor } from './ekspor.queries.ts'

/** Saves a list of the clinic as CSV. `dari` and `sampai` narrow consultations by their date; other lists are whole. */
export function EksporButton(pilihan: EksporPilihan) {
  const ekspor = useEkspor()
  const save = async () => {
    try {
      const { isi, nama } = await ekspor.mutateAsync(pilihan)
      const saved = nama ?? `${pilihan.jenis}.csv`
      saveFile(isi, saved)
      showNotice('success', { judul: t`Ekspor selesai`, isi: t`Berkas ${saved} tersimpan di folder unduhan.` })
    } catch (error) {
      showFailure(error as Parameters<typeof showFailure>[0])
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={ekspor.isPending}
      onClick={save}
    >
      <Trans>Ekspor CSV</Trans>
    </Button>
  )
}
