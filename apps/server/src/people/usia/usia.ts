import { tanggalWib } from '@sehati/contract/base/waktu'
import { checkLahir, dewasaPada } from '@sehati/contract/people/usia.rules'
import type { UsiaMasukan } from '@sehati/contract/people/usia.schema'
import { reject } from '../../base/http/errors.ts'

/** What is kept of a statement: the 18th birthday of who is under 18. Refuses a date of birth that says otherwise. */
export function dewasaPadaOf(usia: UsiaMasukan, now: Date): string | null {
  if (usia.dewasa === 'ya') return null
  const code = checkLahir(usia.lahir, tanggalWib(now))
  if (code) reject(code, { field: 'lahir' })
  return dewasaPada(usia.lahir)
}
