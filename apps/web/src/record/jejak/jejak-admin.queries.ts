import { eksporJejak, getKeadaanJejak, listJejak } from '@sehati/contract/record/jejak.endpoints'
import type { JejakQuery } from '@sehati/contract/record/jejak.schema'
import { keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { callFile } from '../../base/lib/call.ts'

/** Rows of the trail, newest first. Each request is itself recorded: it is sent when a filter changes, and by no timer. */
export const jejakQuery = (query: JejakQuery) => ({
  ...ask(listJejak, query),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: false,
})

export const keadaanQuery = () => ask(getKeadaanJejak)

/** All rows that match, as a file. It is recorded as an export. */
export const fetchEksporJejak = (query: Omit<JejakQuery, 'sebelum'>) => callFile(eksporJejak, { query })
