import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { getBukti } from '@sehati/contract/rights/persetujuan.endpoints'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ApiError } from '../../base/lib/api-error.ts'
import { callFile } from '../../base/lib/call.ts'
import { saveFile } from '../../base/lib/save-file.ts'
import { showFailure } from '../../base/ui/notice.tsx'

/** Saves the proof of an answer: a page to keep and print. */
export function UnduhBukti({ id, judul }: { id: number; judul: string }) {
  const save = useMutation<void, ApiError>({
    mutationFn: async () => {
      const { isi, nama } = await callFile(getBukti, { query: { id } })
      saveFile(isi, nama ?? `bukti-persetujuan-${id}.html`)
    },
    onError: showFailure,
  })
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      aria-label={t`Unduh bukti: ${judul}`}
    >
      <Trans>Unduh bukti</Trans>
    </Button>
  )
}
