import type { Peringatan } from '@sehati/contract/peringatan/schema'

/** The alerts of one person, in the order of the list. */
export type Orang = [Peringatan, ...Peringatan[]]

/** One entry for each person, at the place of their first alert. */
export function perOrang(rows: readonly Peringatan[]): Orang[] {
  const people = new Map<number, Orang>()
  for (const row of rows) {
    const known = people.get(row.user_id)
    if (known) known.push(row)
    else people.set(row.user_id, [row])
  }
  return [...people.values()]
}
