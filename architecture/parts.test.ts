import { describe, expect, test } from 'vitest'
import { betweenTrials, folderCircles, rising } from './parts.ts'
import { text } from './repository.ts'

describe('parts', () => {
  test.each([
    ['no part imports one above it: contract, apps, scripts, testkit, trials', rising],
    ['no trial imports another', betweenTrials],
  ])('%s', (_rule, wrongIn) => {
    expect([...text].flatMap(([file, body]) => wrongIn(file, body))).toEqual([])
  })

  test('no folders import one another in a circle', () => {
    expect(folderCircles(text)).toEqual([])
  })

  // `apps/server/src/base/db/locks.test.ts` asks this of every other folder.
  test('no trial takes an advisory lock beside the registry', () => {
    const takes = /\bpg_(try_)?advisory_(xact_)?lock/
    expect([...text].filter(([file, body]) => file.startsWith('trials/') && takes.test(body))).toEqual([])
  })

  test.each([
    ['scripts/start/main.ts', "import { until } from '@sehati/testkit/machine/until'", rising],
    ['scripts/start/main.ts', "import { judge } from '../../trials/bench/lighthouse/judge.ts'", rising],
    ['scripts/start/npm-start.test.ts', "import { judge } from '../../trials/bench/lighthouse/judge.ts'", rising],
    ['packages/testkit/src/live/a.ts', "import('../../../../trials/fuzz/talk.ts')", rising],
    ['apps/server/src/main.ts', "import { root } from '../../../scripts/bootstrap/root.mjs'", rising],
    ['packages/contract/src/a.ts', "import { db } from '../../../apps/server/src/base/db/db.ts'", rising],
    ['trials/soak/people.ts', "import { openWire } from '../fuzz/connection.ts'", betweenTrials],
  ])('a planted violation is refused: %s %s', (file, body, wrongIn) => {
    expect(wrongIn(file, body)).not.toEqual([])
  })

  test.each([
    ['scripts/screenshots/album.ts', "import { signIn } from '@sehati/testkit/browser/acts'"],
    ['scripts/start/npm-start.test.ts', "import { until } from '@sehati/testkit/machine/until'"],
    ['trials/soak/people.ts', "import { root } from '../../scripts/bootstrap/root.mjs'"],
  ])('%s may: %s', (file, body) => expect([...rising(file, body), ...betweenTrials(file, body)]).toEqual([]))

  test('a planted circle of folders is refused, one that only a test closes is not', () => {
    const one = ['scripts/a/one.ts', "import { two } from '../b/two.ts'"] as const
    const two = ['scripts/b/two.ts', "import { three } from '../../packages/testkit/src/c/three.ts'"] as const
    const three = ['packages/testkit/src/c/three.ts', "import { one } from '../../../../scripts/a/one.ts'"] as const
    expect(folderCircles([one, two, three])).toHaveLength(1)
    expect(folderCircles([one, two, ['packages/testkit/src/c/three.test.ts', three[1]]])).toEqual([])
  })
})
