/** Several findings as one list, each person once, in the order in which they were found. */
export function mergePeople<P extends { user_id: number }>(findings: P[][]): P[] {
  const byId = new Map<number, P>()
  for (const person of findings.flat()) if (!byId.has(person.user_id)) byId.set(person.user_id, person)
  return [...byId.values()]
}

/** The name of a role as it is shown: `dokter` → `Dokter`. */
export const roleKata = (nama_level: string): string => nama_level.charAt(0).toUpperCase() + nama_level.slice(1)
