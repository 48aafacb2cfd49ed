import { importsIn } from './parts.ts'

/**
 * The rooms of the product, from the ground up: the same folders in the contract, the server and the web, and the files of the schema.
 * A room imports itself and those before it.
 */
export const rooms = [
  // What has no domain.
  'base',
  // The trail, events, and the register of personal data.
  'record',
  // The clinic itself, its settings, its specialisations.
  'clinic',
  // Accounts, sessions, duties.
  'people',
  // Who works when, types of consultation, days and slots.
  'schedule',
  // What a consultation is, and who may read it.
  'consultation',
  // Booking, moving, cancelling; leave and holidays, which do that to many.
  'booking',
  // Replies, lists, notes, screening, feedback.
  'care',
  // Conversations and the video room.
  'talk',
  // Alerts, the roster, emergency access.
  'safety',
  // Roles, imports, exports.
  'staffing',
  // Notices, mails, pushes, WhatsApp.
  'channel',
] as const

const homes = ['packages/contract/src', 'apps/server/src', 'apps/web/src']
/** What a room may read although it is none: the English of the sentences, which are one file an area. */
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
