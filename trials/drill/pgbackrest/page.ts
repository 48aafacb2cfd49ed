import { type Block, readBlocks } from '../docs/blocks.ts'
import { mapPaths } from '../docs/map-paths.ts'

/** What an operator with an external PostgreSQL types; `drill:pgbackrest` types it. */
export const PAGE = 'docs/point-in-time-recovery.md'

/** Where a line of the page is typed: a folder that stands for `/`, of one account, with ports of its own. */
export type Place = { folder: string; major: number; lookPort: number; at: Date | null }

/** The blocks below a heading of the operator's page. */
export function blocksUnder(heading: string): Block[] {
  const blocks = readPage().filter((block) => block.heading === heading)
  if (blocks.length === 0) throw new Error(`${PAGE} has no block under “${heading}”`)
  return blocks
}

export const readPage = (): Block[] => readBlocks(PAGE)

/** PostgreSQL's notation of a moment, in UTC. */
const timestamp = (at: Date): string => `${at.toISOString().replace('T', ' ').replace('Z', '')}+00`

/** A line of the page or of a file under `deploy/` as it runs in that place: paths, version, ports, owners, the moment. */
export function adapt(text: string, { folder, major, lookPort, at }: Place): string {
  return mapPaths(folder, text)
    .replace(/(?<=postgresql[/@])15\b|\b15(?= look)/g, String(major))
    .replace(/\b5433\b/g, String(lookPort))
    .replace(/^apt-get install /, 'apt-get --simulate install ')
    .replaceAll('sudo -u postgres ', '')
    .replaceAll('-o postgres -g postgres ', '')
    .replace(/^pg_createcluster /, `pg_createcluster -s ${folder}/run -l ${folder}/var/log/look.log `)
    .replace(/^at='.*'/, (line) => (at ? `at='${timestamp(at)}'` : line))
}

/** A restore to the end of what was archived instead of a moment; every other line stays as it is. */
export const toTheEnd = (line: string): string =>
  / restore$/.test(line) ? line.replace(/ --(type|target|target-action)=("[^"]*"|\S+)/g, '') : line

/** `systemctl <verb> <units>`, alone on a line; null for every other line. */
export function systemctlOf(line: string): { verb: string; units: string[] } | null {
  const [, rest] = /^systemctl ([^#&|;]+?)\s*(?:#.*)?$/.exec(line) ?? []
  const [verb, ...units] = rest?.split(/\s+/).filter((word) => !word.startsWith('-')) ?? []
  return verb ? { verb, units } : null
}
