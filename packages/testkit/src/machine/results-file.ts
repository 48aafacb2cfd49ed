import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../../../scripts/bootstrap/root.mjs'

/** Writes what was measured as JSON, to `out` or to a file with the time in its name, and returns the path. */
export function writeResults(out: string | null, prefix: string, results: object): string {
  const name = `${prefix}${new Date().toISOString().replace(/[:.]/g, '-')}.json`
  const file = path.resolve(root, out ?? path.join('trials', 'results', name))
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}
