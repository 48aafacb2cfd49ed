import { t } from '@lingui/core/macro'
import type { FileReply } from '../../base/lib/call.ts'
import { saveFile } from '../../base/lib/save-file.ts'
import { showNotice } from '../../base/ui/notice.tsx'

/** Puts an exported file into the download folder and says so. `usual` is its name where the server gave none. */
export function saveExport({ isi, nama }: FileReply, usual: string): void {
  const saved = nama ?? usual
  saveFile(isi, saved)
  showNotice('success', { judul: t`Ekspor selesai`, isi: t`Berkas ${saved} tersimpan di folder unduhan.` })
}
