import { importsIn } from './parts.ts'

/**
 * The rooms of the product, from the ground up: the same folders in the contract, the server and the web, and the first files of the schema.
 * A room imports itself and those before it. What is in each: docs/architecture.md.
 */
export const rooms = [
  'base',
  'record',
  'clinic',
  'people',
  'schedule',
  'consultation',
  'booking',
  'waiting',
  'absence',
  'desk',
  'care',
  'talk',
  'safety',
  'staffing',
  'rights',
  'channel',
] as const

const homes = ['packages/contract/src', 'apps/server/src', 'apps/web/src']
/** What a room may read although it is none: the English of the sentences, a file for each room. */
const open = ['apps/web/src/locales/']

const homeOf = (file: string) => homes.find((home) => file.startsWith(`${home}/`))
/** The place of a file's room in the order; what stands beside the rooms puts them together, and is above all of them. */
const heightOf = (file: string): number => {
  const at = rooms.findIndex((room) => file.startsWith(`${homeOf(file)}/${room}/`))
  return at < 0 ? rooms.length : at
}

/** The imports of a room from a later one of the same package, or from what puts the rooms together. */
export const upward = (file: string, body: string): string[] =>
  homeOf(file) === undefined
    ? []
    : importsIn(file, body)
        .filter((to) => homeOf(to) === homeOf(file) && heightOf(to) > heightOf(file))
        .filter((to) => !open.some((place) => to.startsWith(place)))
        .map((to) => `${file} → ${to}`)

/** The rooms that each room of a package imports, in their order, as a row of the table in docs/architecture.md. */
export const tableOfImports = (files: Iterable<readonly [file: string, body: string]>): string[] => {
  const found = new Map<string, Set<string>>()
  for (const [file, body] of files) {
    const [home, room] = [homeOf(file), rooms[heightOf(file)]]
    if (!home || !room) continue
    const key = `${home} ${room}`
    const known = found.get(key) ?? new Set()
    for (const to of importsIn(file, body)) {
      const other = homeOf(to) === home ? rooms[heightOf(to)] : undefined
      if (other && other !== room) known.add(other)
    }
    found.set(key, known)
  }
  const cell = (home: string, room: string) => {
    const known = found.get(`${home} ${room}`) ?? new Set()
    return rooms.filter((one) => known.has(one)).join(', ') || '–'
  }
  return rooms.map((room) => `| ${[`\`${room}\``, ...homes.map((home) => cell(home, room))].join(' | ')} |`)
}
