import { namaUrut } from '@sehati/contract/people/user.rules'

/** Findings of several searches as one list by name, each person once. */
export function mergeById<P extends { user_id: number; name: string }>(findings: P[][]): P[] {
  const byId = new Map(findings.flat().map((person) => [person.user_id, person]))
  return [...byId.values()].sort(
    (a, b) => namaUrut(a.name).localeCompare(namaUrut(b.name), 'id') || a.user_id - b.user_id,
  )
}
