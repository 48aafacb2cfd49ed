/** Technical names that contain the name of the service and stay the same under every brand, each with the reason. */
const machineNames: [name: RegExp, why: string][] = [
  [/--sehati-/g, 'CSS variables: 500 places, and no person reads them'],
  [/["'`]sehati["'`]/g, 'the IndexedDB of a device: under another name, the devices would lose what they keep'],
  [/sehati-outbox/g, 'the IndexedDB of messages that wait to be sent, and their channel and lock: the same'],
  [/sehati-muat-ulang/g, 'a key of the session storage'],
  [/sehatiAhead/g, 'a variable of the page, shared by two scripts'],
  [/konsultasi-\d+@sehati\b/g, 'the id of an event in calendar apps: under another name it would be a second event'],
]

const WHITE = '#ffffff'

/** Finds the remains of a brand in a text: its name in any spelling and its colours, except in technical names. */
export function makeLeftovers(name: string, source: string) {
  const colours = new Set((source.match(/#[0-9a-f]{6}/gi) ?? []).map((colour) => colour.toLowerCase()))
  colours.delete(WHITE)
  return (text: string): string[] => {
    const own = machineNames.reduce((rest, [machine]) => rest.replace(machine, ''), text).toLowerCase()
    return [name.toLowerCase(), ...colours].filter((old) => own.includes(old))
  }
}

/** Technical names that occur in none of the texts any more: their exceptions can be deleted. */
export const idleExceptions = (texts: string[]): string[] =>
  machineNames.filter(([machine]) => !texts.some((text) => text.search(machine) >= 0)).map(([, why]) => why)
