import { t } from '@lingui/core/macro'
import { Group } from '@mantine/core'
import { eksporData, eksporLembar } from '@sehati/contract/staffing/ekspor.endpoints'
import type { JenisEkspor } from '@sehati/contract/staffing/ekspor.schema'
import { callFile } from '../../base/lib/call.ts'
import { DownloadButton } from './download-button.tsx'

type EksporPilihan = { jenis: Exclude<JenisEkspor, 'pengguna'>; dari?: string; sampai?: string }

/**
 * Save a list of the clinic as a file: a workbook for a spreadsheet, CSV for other programs. `dari` and `sampai` narrow
 * consultations by their date; other lists are whole. All accounts: `EksporAkun`.
 */
export const EksporButtons = (query: EksporPilihan) => (
  <Group gap="xs">
    <DownloadButton
      label={t`Ekspor Excel`}
      fetchFile={() => callFile(eksporLembar, { query })}
      nama={`${query.jenis}.xlsx`}
    />
    <DownloadButton
      label={t`Ekspor CSV`}
      fetchFile={() => callFile(eksporData, { query })}
      nama={`${query.jenis}.csv`}
    />
  </Group>
)
