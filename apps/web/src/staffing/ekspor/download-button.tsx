import { t } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../../base/lib/save-file.ts'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'

type DownloadButtonProps = {
  label: string
  fetchFile: () => Promise<{ isi: Blob; nama: string | null }>
  /** Where the server names no file. */
  nama: string
}

/** Fetches a file when it is pressed, saves it, and says where. */
export function DownloadButton({ label, fetchFile, nama }: DownloadButtonProps) {
  const [isLoading, setIsLoading] = useState(false)
  const save = async () => {
    setIsLoading(true)
    try {
      const file = await fetchFile()
      const saved = file.nama ?? nama
      saveFile(file.isi, saved)
      showNotice('success', { judul: t`Ekspor selesai`, isi: t`Berkas ${saved} tersimpan di folder unduhan.` })
    } catch (error) {
      showFailure(error as Parameters<typeof showFailure>[0])
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} loading={isLoading} onClick={save}>
      {label}
    </Button>
  )
}
