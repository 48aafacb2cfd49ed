/** The list with the row at `from` one place up (-1) or down (1); the same list where there is no such place. */
export function moved<T>(rows: readonly T[], from: number, by: -1 | 1): T[] {
  const other = rows[from + by]
  if (other === undefined) return [...rows]
  return rows.map((row, at) => (at === from ? other : at === from + by ? (rows[from] as T) : row))
}
