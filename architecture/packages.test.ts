import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, test } from 'vitest'
import { files, isTest, text } from './repository.ts'

const workspaces = ['apps/server', 'apps/web', 'packages/contract']
/** What `npm start`, the service and the commands of operators run, and what builds the web. */
const product = files.filter(
  (file) =>
    /^((packages\/contract|apps\/(server|web))\/src|apps\/web\/build|scripts\/(start|backup|command|bootstrap|postgres|process))\/|^apps\/web\/\w+(\.config)?\.ts$/.test(
      file,
    ) && !isTest(file),
)

/** The packages that a file imports at run time; those of types are not there then, and need not be. */
const packagesIn = (file: string): string[] =>
  [
    ...(text.get(file) ?? '').matchAll(
      /^(?:import|export) (?!type )(?:[\w*{][^'=()]* from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ]
    .map(([, static_, lazy]) => (static_ ?? lazy) as string)
    .filter((name) => /^[@\w]/.test(name) && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))

test('the product runs on packages that npm start installs: the dependencies of its workspace', () => {
  const wrong = product.flatMap((file) => {
    const home = workspaces.find((folder) => file.startsWith(folder))
    const { dependencies } = JSON.parse(readFileSync(home ? `${home}/package.json` : 'package.json', 'utf8'))
    return packagesIn(file)
      .filter((name) => !(name in dependencies))
      .map((name) => `${file} → ${name}`)
  })
  expect(wrong).toEqual([])
})
