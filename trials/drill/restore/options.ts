import { parseArgs } from 'node:util'

/** The options of the restore drills. A wrong one ends the program with one line. */
export function readOptions(): { people: number; isShort: boolean } {
  const { values } = parseArgs({
    options: { people: { type: 'string' }, short: { type: 'boolean', default: false } },
  })
  const people = Number(values.people ?? (values.short ? 100 : 300))
  if (!Number.isInteger(people) || people < 20) {
    console.error('--people takes a whole number from 20 up')
    process.exit(1)
  }
  return { people, isShort: values.short }
}
