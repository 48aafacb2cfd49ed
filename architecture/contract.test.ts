import { describe, expect, test } from 'vitest'
import { emptyTexts, failures, isianTexts, labels } from '../packages/contract/src/base/texts.ts'
import { isianStaf } from '../packages/contract/src/base/texts-staf.ts'
import { files, isTest, sources, text } from './repository.ts'

test('every file of endpoints is part of the list of all of them', () => {
  const list = text.get('packages/contract/src/endpoints.ts') as string
  const nouns = sources.flatMap(
    (f) => /^packages\/contract\/src\/([a-z-]+\/[a-z-]+)\.endpoints\.ts$/.exec(f)?.[1] ?? [],
  )
  const missing = nouns.filter((noun) => !list.includes(`'./${noun}.endpoints.ts'`))
  expect(missing).toEqual([])
})

test('every file of schemas is part of the list of all of them', () => {
  const list = text.get('packages/contract/src/schemas.ts') as string
  const nouns = sources.flatMap((f) => /^packages\/contract\/src\/([a-z-]+\/[a-z-]+)\.schema\.ts$/.exec(f)?.[1] ?? [])
  expect(nouns.filter((noun) => !list.includes(`'./${noun}.schema.ts'`))).toEqual([])
})

test('a room of the contract has the same kinds of files for every noun', () => {
  const kinds = /^packages\/contract\/src\/[a-z-]+\/[a-z-]+\.(endpoints|schema|rules|register|messages|texts)\.ts$/
  const inFolders = sources.filter((f) => /^packages\/contract\/src\/(?!base\/).+\//.test(f))
  expect(inFolders.filter((f) => !kinds.test(f))).toEqual([])
})

test('each page of the table of screens is fetched from the file of its name', () => {
  const components = text.get('apps/web/src/page-components.ts') as string
  const fetched = [...components.matchAll(/'([\w/-]+)': \(\) => import\('\.\/([\w/-]+)\.tsx'\)/g)]
  const pages = sources.flatMap((f) => /^apps\/web\/src\/([a-z]+\/[a-z-]+\/[a-z-]+-page)\.tsx$/.exec(f)?.[1] ?? [])
  expect(fetched.map(([, name, file]) => [name, file])).toEqual(pages.map((page) => [page, page]))
})

describe('levels', () => {
  // `level_id === 2`, `level <= 3`, `2 === actor.level_id`, `[2, 3].includes(level)`; `level_id ?? 5`, `level : 5`.
  const comparison =
    /\blevel(_id|Id)?\)?\s*([!=]==?|[<>]=?)\s*\d|\d\s*([!=]==?|[<>]=?)\s*[\w.]*\blevel(_id|Id)?\b|\[[\d, ]+\]\.includes\([\w.]*level|\blevel(_id|Id)?\)?\s*(\?\?|\|\|)\s*\d|\?\s*[\w.]*level(_id|Id)?\s*:\s*\d/
  // An element that is read, `found[1]`, is none.
  const list = /(?<![\w)\]>.])\[[1-5](, [1-5])*\]/
  const names = (line: string) => comparison.test(line) || (/level/i.test(line) && list.test(line))
  test('are named by number nowhere: what depends on a role asks packages/contract/src/base/access.ts', () => {
    const wrong = sources.filter((f) => names(text.get(f) as string))
    expect(wrong).toEqual([])
  })

  test.each([
    'actor.level_id === 2',
    'level <= 3',
    '(levelId !== 1)',
    '2 === level_id',
    '[2, 3].includes(user.level_id)',
    '(body.level_id ?? 5) !== 5',
    'isPatient(level) ? level : 5',
    'z.literal([1, 2, 3, 4, 5], imporTexts.level)',
    'const levelsOfTugas = { loket: [1, 4] }',
  ])('the rule sees %s', (line) => expect(names(line)).toBe(true))

  test.each(['const level = found[1]', '(level_id: LevelId)'])('the rule does not see %s', (line) =>
    expect(names(line)).toBe(false),
  )

  // A test of some roles names them; one of all roles, or of all but admins, must not miss the next.
  test('are all listed in packages/contract/src/base/access.ts alone, also for tests', () => {
    const all = /\[(1, )?2, 3, 4, 5\]/
    const homes = ['packages/contract/src/base/access.test.ts', 'architecture/contract.test.ts']
    const wrong = files.filter((f) => /level/i.test(text.get(f) as string) && all.test(text.get(f) as string))
    expect(wrong.filter((f) => !homes.includes(f))).toEqual([])
  })
})

describe('sentences', () => {
  const others = sources.filter(
    (f) => !/^packages\/contract\/src\/([a-z-]+\/([a-z-]+\.)?)?(texts|texts-staf|messages)\.ts$/.test(f),
  )
  const sentences = [isianTexts, isianStaf, failures, emptyTexts]
    .flatMap((group) => Object.values(group))
    .filter((sentence) => sentence.length > 15)
  test.each([...sentences, labels.headline, labels.bpjsMissing])('“%s” has one home', (sentence) => {
    expect(others.filter((f) => (text.get(f) as string).includes(sentence))).toEqual([])
  })
})

// A status or role that is added makes such a sentence wrong: it takes the number from the list.
test('no sentence counts statuses or roles in words', () => {
  const counts = /\b(dua|tiga|empat|lima|enam|tujuh|two|three|four|five|six|seven) (status(es)?|peran|roles?)\b/
  const spoken = (f: string) => (text.get(f) as string).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  expect(counts.test('# konsultasi dalam lima status.')).toBe(true)
  expect(sources.filter((f) => counts.test(spoken(f)))).toEqual([])
})

describe('the brand', () => {
  const branded = files.filter(
    (f) =>
      /^(apps\/web\/(src|build)|packages\/contract\/src|apps\/server\/src\/(?!base|commands|demo))\//.test(f) &&
      !isTest(f),
  )
  const HOME = 'packages/contract/src/base/brand.ts'
  const others = branded.filter((f) => f !== HOME)
  const lines = (found: RegExp, among: string[]) => among.filter((f) => found.test(text.get(f) as string))

  test('has its name in one file', () => {
    expect(lines(/\bSehati\b/, [HOME])).toEqual([HOME])
    expect(lines(/\bSehati\b/, others)).toEqual([])
  })

  // People, wood and paper are drawn in colours of their own.
  const painted = others.filter((f) => !f.startsWith('apps/web/src/base/ui/pictures/'))
  test('has its colours in one file', () => {
    expect(lines(/#[0-9a-f]{6}\b/i, [HOME])).toEqual([HOME])
    expect(lines(/#[0-9a-f]{6}\b/i, painted)).toEqual([])
  })
})
