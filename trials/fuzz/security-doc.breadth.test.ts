import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'

test('every proof that docs/security.md names is there', () => {
  const text = fs.readFileSync(path.join(root, 'docs', 'security.md'), 'utf8')
  const files = [...text.matchAll(/`((?:apps|e2e|docs|scripts)\/[^`\s]+\.(?:ts|md))`/g)].map(
    ([, file]) => file as string,
  )
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
  const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name as string)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
