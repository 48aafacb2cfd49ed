import { basename } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

/**
 * `npm run english [-- <area> …]`: brings the catalogues of the named areas, or of all, up to what the components say.
 * New sentences are added without English, removed ones are deleted, and those without English are listed.
 */
const asked = process.argv.slice(2)
const config = getConfig({ configPath: new URL('../lingui.config.ts', import.meta.url).pathname })
const catalogs = (await getCatalogs(config)).filter(({ path }) => asked.length === 0 || asked.includes(basename(path)))

for (const catalog of catalogs) {
  const made = await catalog.make({ clean: true, overwrite: false, orderBy: 'message' })
  const entries = Object.entries(made ? (made.en ?? {}) : {})
  const waiting = entries.filter(([, { translation }]) => !translation).map(([id, { message }]) => message ?? id)
  console.log(`${catalog.getFilename('en')}: ${entries.length} sentences, ${waiting.length} without English`)
  for (const sentence of waiting) console.log(`  ${sentence}`)
}
