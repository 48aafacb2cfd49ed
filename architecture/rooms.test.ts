import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sources, text } from './repository.ts'
import { rooms, tableOfImports, upward } from './rooms.ts'

describe('rooms', () => {
  test('import only those before them', () => {
    expect(sources.flatMap((file) => upward(file, text.get(file) as string))).toEqual([])
  })

  test('lean on those that the page about the architecture names', () => {
    const table = tableOfImports(sources.map((file) => [file, text.get(file) as string]))
    const page = readFileSync('docs/architecture.md', 'utf8').split('\n')
    expect(table.filter((row) => !page.includes(row))).toEqual([])
  })

  test.each(['packages/contract/src', 'apps/server/src', 'apps/web/src'])('are all there in %s', (home) => {
    expect(readdirSync(home)).toEqual(expect.arrayContaining([...rooms]))
  })

  test.each([
    ['packages/contract/src/people/user.rules.ts', "import { x } from '../absence/cuti.rules.ts'"],
    ['packages/contract/src/people/user.rules.ts', "import { messages } from '../messages.ts'"],
    ['apps/server/src/base/db/db.ts', "import { catat } from '../../record/jejak/catat.ts'"],
    ['apps/server/src/channel/surat/susun.ts', "import { tick } from '../../jobs/tick.ts'"],
    ['apps/web/src/schedule/jenis/jenis-form.tsx', "import('../../talk/percakapan/inbox.tsx')"],
  ])('a planted violation is refused: %s %s', (file, body) => expect(upward(file, body)).not.toEqual([]))

  test.each([
    ['apps/server/src/absence/cuti/add.act.ts', "import { transaction } from '../../base/db/db.ts'"],
    ['apps/server/src/app.ts', "import { makeDengar } from './safety/peringatan/detect.act.ts'"],
    ['apps/web/src/people/auth/login-page.tsx', "import { login } from '@sehati/contract/channel/surat.schema'"],
  ])('%s may: %s', (file, body) => expect(upward(file, body)).toEqual([]))
})
