import type { KontakOrang, Percakapan } from '@sehati/contract/talk/percakapan.schema'

/** The people of some pages. A message that arrives between two reads moves a person to another page: the first row counts. */
export function peopleOf(pages: readonly { queried: KontakOrang[] }[]): KontakOrang[] {
  const people = new Map<number, KontakOrang>()
  for (const orang of pages.flatMap(({ queried }) => queried))
    if (!people.has(orang.user_id)) people.set(orang.user_id, orang)
  return [...people.values()]
}

/** The person with a message that has arrived, where it is the newest one with them, or was itself changed. */
export const withMessage = (orang: KontakOrang, row: Percakapan): KontakOrang =>
  row.id >= (orang.pesan_terakhir?.id ?? 0) && orang.konsultasi.some(({ jadwal_id }) => jadwal_id === row.jadwal_id)
    ? { ...orang, pesan_terakhir: row }
    : orang
