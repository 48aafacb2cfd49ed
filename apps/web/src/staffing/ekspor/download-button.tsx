import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { FileReply } from '../../base/lib/call.ts'
import { showFailure } from '../../base/ui/notice.tsx'
import { saveExport } from './save-export.ts'

type DownloadButtonProps = {
  label: string
  fetchFile: () => Promise<FileReply>
  /** Where the server names no file. */
  nama: string
}

/** Fetches a file when it is pressed, saves it, and says where. */
export function DownloadButton({ label, fetchFile, nama }: DownloadButtonProps) {
  const [isLoading, setIsLoading] = useState(false)
  const save = async () => {
    setIsLoading(true)
    try {
      saveExport(await fetchFile(), nama)
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
