/** The answers while they are given: undefined where a question was not reached, null where it was skipped. */
export type Draf = readonly (number | null | undefined)[]

/** The same with one answer replaced. */
export const ganti = (draf: Draf, ke: number, nilai: number | null): Draf =>
  draf.map((lama, n) => (n === ke ? nilai : lama))

/** The answers as they are sent; what was not reached counts as skipped. */
export const jawabanOf = (draf: Draf): (number | null)[] => draf.map((nilai) => nilai ?? null)

/** How many questions have an answer. */
export const terjawab = (draf: Draf): number => draf.filter((nilai) => typeof nilai === 'number').length
