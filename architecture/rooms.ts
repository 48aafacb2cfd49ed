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
