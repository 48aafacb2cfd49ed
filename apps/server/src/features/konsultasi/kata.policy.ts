import { MetodeKonsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi.schema'

/** The words among statuses and methods that a search meets, where it does not meet names. */
export type Kata = { statuses: string[]; metode: string[] }

/** `isAll` where every row has one of them; of a list of one status, that status says nothing or everything. */
export function kata(q: string, only?: StatusKonsultasi): Kata & { isAll: boolean } {
  const text = q.toLowerCase()
  const known: readonly string[] = only ? [only] : StatusKonsultasi.options
  const statuses = known.filter((status) => status.includes(text))
  const metode = MetodeKonsultasi.options.filter((word) => word.includes(text))
  const isAll = statuses.length === known.length || metode.length === MetodeKonsultasi.options.length
  return { statuses, metode, isAll }
}
