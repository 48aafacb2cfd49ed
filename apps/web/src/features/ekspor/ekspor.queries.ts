import { eksporData, eksporLembar } from '@sehati/contract/ekspor/endpoints'
import type { JenisEkspor } from '@sehati/contract/ekspor/schema'
import { useMutation } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api-error.ts'
import { callFile, type FileReply } from '../../lib/call.ts'

export type EksporPilihan = { jenis: JenisEkspor; dari?: string; sampai?: string }
/** `xlsx` for a spreadsheet, `csv` for other programs. */
export type FormatEkspor = 'xlsx' | 'csv'

/** A list as a file, fetched on request. */
export const useEkspor = (format: FormatEkspor) =>
  useMutation<FileReply, ApiError, EksporPilihan>({
    mutationFn: (query) => callFile(format === 'xlsx' ? eksporLembar : eksporData, { query }),
  })
