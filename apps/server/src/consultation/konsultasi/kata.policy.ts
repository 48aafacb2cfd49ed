import { MetodeKonsultasi, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'

/** The statuses and methods that a search matches, besides names. */
export type Kata = { statuses: string[]; metode: string[] }

/** `isAll` where every row matches; in a list of one status, that status matches all or nothing. */
export function kata(q: string, only?: StatusKonsultasi): Kata & { isAll: boolean } {
  const text = q.toLowerCase()
  const known: readonly string[] = only ? [only] : StatusKonsultasi.options
  const statuses = known.filter((status) => status.includes(text))
  const metode = MetodeKonsultasi.options.filter((word) => word.includes(text))
  const isAll = statuses.length === known.length || metode.length === MetodeKonsultasi.options.length
  return { statuses, metode, isAll }
}
