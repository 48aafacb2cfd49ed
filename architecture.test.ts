import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix as path } from 'node:path'
import { describe, expect, test } from 'vitest'
import { actRules, plantedViolations } from './architecture-acts.ts'
import { resolved } from './architecture-imports.ts'
import { refusedWords } from './architecture-words.ts'
import { emptyTexts, failures, isianTexts, labels } from './packages/contract/src/texts.ts'

/** The repository inspects itself: layers, order, names, sizes, and that each of the specification's sentences has one home. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // A file that is deleted but not committed yet is still listed.
  .filter((file) => existsSync(file))
const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const isTest = (file: string) => /\.(test|type-test)\.tsx?$/.test(file)
const sources = files.filter((file) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isTest(file))

const uses = (file: string): string[] =>
  [...(text.get(file) as string).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, to]) =>
    resolved(file, to as string),
  )

const layers: [layer: string, source: RegExp, mayImport: RegExp][] = [
  ['contract', /^packages\/contract\/src\//, /^packages\/contract\/src\//],
  ['server ground', /^apps\/server\/src\/(db|http)\//, /^(packages\/contract\/src|apps\/server\/src\/(db|http))\//],
  [
    'server features',
    /^apps\/server\/src\/features\//,
    /^(packages\/contract\/src\/|apps\/server\/src\/(db\/|http\/|outside\/|features\/|context\.ts))/,
  ],
  [
    'server realtime',
    /^apps\/server\/src\/realtime\//,
    /^(packages\/contract\/src|apps\/server\/src\/(db|http|realtime|features\/(auth|percakapan)))\//,
  ],
  [
    'server jobs',
    /^apps\/server\/src\/jobs\//,
    /^(packages\/contract\/src|apps\/server\/src\/(db|features|outside|jobs))\//,
  ],
  ['server outside', /^apps\/server\/src\/outside\//, /^(packages\/contract\/src|apps\/server\/src\/(db|outside))\//],
  [
    'demo data',
    /^apps\/server\/src\/demo\//,
    /^(packages\/contract\/src|apps\/server\/src\/(db|demo|features\/(auth|pemberitahuan)))\//,
  ],
  [
    'web ui',
    /^apps\/web\/src\/ui\//,
    /^(packages\/contract\/src\/brand\.ts$|apps\/web\/src\/(ui\/|lib\/(language|say)\.ts))/,
  ],
  ['web lib', /^apps\/web\/src\/lib\//, /^(packages\/contract\/src|apps\/web\/src\/(lib|locales))\//],
  ['web features', /^apps\/web\/src\/features\//, /^(packages\/contract\/src|apps\/web\/src\/(features|ui|lib))\//],
  [
    'web layouts',
    /^apps\/web\/src\/layouts\//,
    /^(packages\/contract\/src|apps\/web\/src\/(layouts|features|ui|lib))\//,
  ],
  [
    'web pages',
    /^apps\/web\/src\/pages\//,
    /^(packages\/contract\/src|apps\/web\/src\/(pages|layouts|features|ui|lib))\//,
  ],
]

describe('layers', () => {
  test.each(layers)('%s looks only downward', (_layer, source, mayImport) => {
    const wrong = sources
      .filter((f) => source.test(f))
      .flatMap((f) =>
        uses(f)
          .filter((to) => !mayImport.test(to))
          .map((to) => `${f} → ${to}`),
      )
    expect(wrong).toEqual([])
  })

  test('server and web meet nowhere but in the contract', () => {
    const crossing = sources.flatMap((f) =>
      uses(f).filter((to) => to.startsWith('apps/') && to.split('/')[1] !== f.split('/')[1] && f.startsWith('apps/')),
    )
    expect(crossing).toEqual([])
  })

  test('no feature of the web imports another', () => {
    const featureOf = (file: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]
    const wrong = sources.filter(featureOf).flatMap((f) =>
      uses(f)
        .filter((to) => featureOf(to) && featureOf(to) !== featureOf(f))
        .map((to) => `${f} → ${to}`),
    )
    expect(wrong).toEqual([])
  })

  test('no import runs in a circle', () => {
    const circles: string[] = []
    const state = new Map<string, 'open' | 'done'>()
    const visit = (file: string, trail: string[]) => {
      if (state.get(file) === 'open') circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      if (state.has(file)) return
      state.set(file, 'open')
      for (const to of uses(file)) if (text.has(to)) visit(to, [...trail, file])
      state.set(file, 'done')
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })
})

// Code leans on code in the direction in which its table leans on tables.
const ladder = [
  'pengaturan',
  'spesialisasi',
  'user',
  'peristiwa',
  'auth',
  'tenaga-profesional',
  'jadwal-tenaga',
  'konsultasi',
  'tautan',
  'hari-libur',
  'cuti',
  'kedudukan',
  'foto',
  'percakapan',
  'pemberitahuan',
  'surat',
  'feedback',
  'kalender',
  'statistik',
  'ekspor',
  'impor',
]
const rung = (file: string) => {
  const noun = /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1]
  return noun === undefined ? -1 : ladder.indexOf(noun)
}

const serverFiles = sources.filter((f) => f.startsWith('apps/server/src/'))

describe('features of the server', () => {
  test('each has its rung', () => {
    expect(sources.filter((f) => f.startsWith('apps/server/src/features/') && rung(f) < 0)).toEqual([])
  })

  test('lean downward', () => {
    const wrong = sources
      .filter((f) => rung(f) >= 0)
      .flatMap((f) =>
        uses(f)
          .filter((to) => rung(to) > rung(f))
          .map((to) => `${f} → ${to}`),
      )
    expect(wrong).toEqual([])
  })

  test('write SQL only in stores', () => {
    const sqlAllowed = /\.store\.ts$|^apps\/server\/src\/(db\/|http\/health\.ts)/
    const wrong = sources.filter(
      (f) =>
        f.startsWith('apps/server/') && !sqlAllowed.test(f) && (text.get(f) as string).includes("'sql-template-tag'"),
    )
    expect(wrong).toEqual([])
  })

  test.each(actRules)('%s', (_rule, wrongIn) => {
    expect(serverFiles.flatMap((f) => wrongIn(f, text.get(f) as string))).toEqual([])
  })

  test.each(plantedViolations)('a planted violation is refused: %s %s', (file, body, wrongIn) => {
    expect(wrongIn(file, body)).not.toEqual([])
  })
})

describe('files', () => {
  const vocabulary =
    /^[a-z0-9-]+(\.(schema|texts|messages|endpoints|rules|routes|act|store|policy|queries))?\.tsx?$|^(vite-env|po)\.d\.ts$/
  test('follow the vocabulary of names', () => {
    expect(sources.filter((f) => !vocabulary.test(path.basename(f)))).toEqual([])
  })

  test('are nobody’s drawer', () => {
    const drawers = /^(utils?|helpers?|common|shared|misc|types|index)\.(tsx?|mjs)$/
    expect(files.filter((f) => drawers.test(path.basename(f)))).toEqual([])
  })

  test('fit on a screen or two', () => {
    const long = [...text]
      .map(([file, body]) => [file, body.split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 300)
    expect(long).toEqual([])
  })

  test('export by name from where a thing is, without barrels', () => {
    expect(sources.filter((f) => /^export \*/m.test(text.get(f) as string))).toEqual([])
  })
})

test('every file of endpoints is part of the list of all of them', () => {
  const list = text.get('packages/contract/src/endpoints.ts') as string
  const missing = sources.filter((f) => f.endsWith('.endpoints.ts') && !list.includes(`'./${path.basename(f)}'`))
  expect(missing).toEqual([])
})

test('each page of the table of screens is fetched from the file of its name', () => {
  const components = text.get('apps/web/src/page-components.ts') as string
  const fetched = [...components.matchAll(/'([\w/-]+)': lazyPage\(\s*\(\) => import\('\.\/pages\/([\w/-]+)\.tsx'\)/g)]
  const pages = sources.flatMap((f) => /^apps\/web\/src\/pages\/(.*-page)\.tsx$/.exec(f)?.[1] ?? [])
  expect(fetched.map(([, name, file]) => [name, file])).toEqual(pages.map((page) => [page, page]))
})

describe('levels', () => {
  // `level_id === 2`, `level <= 3`, `2 === actor.level_id`, `[2, 3].includes(level)`.
  const comparison =
    /\blevel(_id|Id)?\)?\s*([!=]==?|[<>]=?)\s*\d|\d\s*([!=]==?|[<>]=?)\s*[\w.]*\blevel(_id|Id)?\b|\[[\d, ]+\]\.includes\([\w.]*level/
  test('are compared with a number nowhere: what depends on a role asks packages/contract/src/access.ts', () => {
    const wrong = sources.filter((f) => comparison.test(text.get(f) as string))
    expect(wrong).toEqual([])
  })

  test.each([
    'actor.level_id === 2',
    'level <= 3',
    '(levelId !== 1)',
    '2 === level_id',
    '[2, 3].includes(user.level_id)',
  ])('the rule sees %s', (line) => expect(comparison.test(line)).toBe(true))
})

describe('sentences', () => {
  const others = sources.filter((f) => !/packages\/contract\/src\/(\w+\.)?(texts|messages)\.ts$/.test(f))
  const sentences = [isianTexts, failures, emptyTexts]
    .flatMap((group) => Object.values(group))
    .filter((sentence) => sentence.length > 15)
  test.each([...sentences, labels.headline, labels.bpjsMissing])('“%s” has one home', (sentence) => {
    expect(others.filter((f) => (text.get(f) as string).includes(sentence))).toEqual([])
  })
})

describe('words', () => {
  /** Folders whose comments and test titles keep to the word list of CONTRIBUTING.md. */
  const folders = ['apps/server/', 'apps/web/', 'packages/contract/']

  test('in comments and test titles name the subject that acts', () => {
    const wrong = files
      .filter((file) => /\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(folder)))
      .flatMap((file) => refusedWords(file, text.get(file) as string))
    expect(wrong).toEqual([])
  })

  test.each([
    ['src/a.ts', '/** Returns whatever was sent. */'],
    ['src/a.ts', ' * Whoever asks is refused.'],
    ['src/a.ts', 'const a = 1 // nobody reads it'],
    ['src/a.test.ts', "test('everybody is notified', () => {"],
    ['src/a.test.ts', "])('%s is sent to somebody', (name) => {"],
  ])('a planted word is refused: %s %s', (file, line) => expect(refusedWords(file, line)).toHaveLength(1))

  test('in data are not judged', () => {
    expect(refusedWords('src/a.ts', "const user = 'nobody'")).toEqual([])
  })
})

describe('the brand', () => {
  const branded = files.filter(
    (f) => /^(apps\/web\/(src|build)|packages\/contract\/src|apps\/server\/src\/features)\//.test(f) && !isTest(f),
  )
  const HOME = 'packages/contract/src/brand.ts'
  const others = branded.filter((f) => f !== HOME)
  const lines = (found: RegExp, among: string[]) => among.filter((f) => found.test(text.get(f) as string))

  test('has its name in one file', () => {
    expect(lines(/\bSehati\b/, [HOME])).toEqual([HOME])
    expect(lines(/\bSehati\b/, others)).toEqual([])
  })

  // People, wood and paper are drawn in colours of their own.
  const painted = others.filter((f) => !f.startsWith('apps/web/src/ui/pictures/'))
  test('has its colours in one file', () => {
    expect(lines(/#[0-9a-f]{6}\b/i, [HOME])).toEqual([HOME])
    expect(lines(/#[0-9a-f]{6}\b/i, painted)).toEqual([])
  })
})

test('no field cuts what is typed or pasted', () => {
  // A search term that is cut still finds all that the longer one would, and its field shows what is searched for.
  const cutting = sources.filter((f) =>
    /maxLength=\{(?!maxLength\.pencarian\})|\bmaxLength: maxLength\./.test(text.get(f) as string),
  )
  expect(cutting).toEqual([])
})
