import type { KontakOrang } from '@sehati/contract/talk/percakapan.schema'

/** The people of some pages. A message that arrives between two reads moves a person to another page: the first row counts. */
export function peopleOf(pages: readonly { queried: KontakOrang[] }[]): KontakOrang[] {
  const people = new Map<number, KontakOrang>()
  for (const orang of pages.flatMap(({ queried }) => queried))
    if (!people.has(orang.user_id)) people.set(orang.user_id, orang)
  return [...people.values()]
}
