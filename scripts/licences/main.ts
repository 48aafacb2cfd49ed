import fs from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { judge, licencesMarkdown, readPackages } from './packages.ts'

/** `npm run licences`: writes docs/licences.md from the lock file; exit code 1 where a licence is unknown or not allowed. */
const packages = readPackages()
fs.writeFileSync(path.join(root, 'docs', 'licences.md'), licencesMarkdown(packages))
const wrong = judge(packages)
for (const { name, version, licence } of wrong) console.error(`${name} ${version}: ${licence ?? 'no licence named'}`)
console.log(
  `${packages.length} packages, ${packages.filter(({ isOfProduct }) => isOfProduct).length} of them of the product; ${wrong.length} not allowed; docs/licences.md`,
)
process.exit(wrong.length === 0 ? 0 : 1)
