import { eksporData } from '@sehati/contract/ekspor/endpoints'
import type { JenisEkspor } from '@sehati/contract/ekspor/schema'
import { useMutation } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api-error.ts'
import { callFile, type FileReply } from '../../lib/call.ts'

export type EksporPilihan = { jenis: JenisEkspor; dari?: string; sampai?: string }

/** A list as a file, fetched on request. */
export const useEkspor = () =>
  useMutation<FileReply, ApiError, EksporPilihan>({ mutationFn: (query) => callFile(eksporData, { query }) })
