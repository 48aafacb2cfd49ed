import fs from 'node:fs'
import path from 'node:path'

/** The command of a oneshot unit, also of an instance of a template (`name@instance`). */
export function commandOf(folder: string, unit: string): string {
  const [name = '', instance = ''] = unit.split('@')
  const text = fs.readFileSync(path.join(folder, `${name}@.service`), 'utf8')
  const [, command] = /^ExecStart=(.+)$/m.exec(text) ?? []
  if (!command) throw new Error(`${unit} has no ExecStart`)
  return command.replaceAll('%i', instance)
}

/** `daemon-reload` and `enable`: a timer must be there, say when it fires, and start a unit that is there. */
export function playUnits(folder: string, verb: string, unit: string): void {
  if (verb !== 'enable') throw new Error(`systemctl ${verb} ${unit} is not played here`)
  const text = fs.readFileSync(path.join(folder, unit), 'utf8')
  if (!/^OnCalendar=/m.test(text) || !text.includes('[Install]')) throw new Error(`${unit} cannot be enabled`)
  commandOf(folder, unit.replace(/\.timer$/, ''))
}
