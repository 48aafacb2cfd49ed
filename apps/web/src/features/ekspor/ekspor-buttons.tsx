import { t } from '@lingui/core/macro'
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { type EksporPilihan, type FormatEkspor, useEkspor } from './ekspor.queries.ts'

/** Save a list of the clinic as a file. `dari` and `sampai` narrow consultations by their date; other lists are whole. */
export const EksporButtons = (pilihan: EksporPilihan) => (
  <Group gap="xs">
    <EksporButton kata={t`Ekspor Excel`} format="xlsx" pilihan={pilihan} />
    <EksporButton kata={t`Ekspor CSV`} format="csv" pilihan={pilihan} />
  </Group>
)

type EksporButtonProps = { kata: string; format: FormatEkspor; pilihan: EksporPilihan }

function EksporButton({ kata, format, pilihan }: EksporButtonProps) {
  const ekspor = useEkspor(format)
  const save = async () => {
    try {
      const { isi, nama } = await ekspor.mutateAsync(pilihan)
      const saved = nama ?? `${pilihan.jenis}.${format}`
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
      {kata}
    </Button>
  )
}
