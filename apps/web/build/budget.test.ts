import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { budget } from './budget.ts'

const dir = mkdtempSync(join(tmpdir(), 'sehati-budget-'))
const printing = vi.spyOn(console, 'log').mockReturnValue(undefined)
afterAll(() => {
  printing.mockRestore()
  rmSync(dir, { recursive: true })
})

/** Random text, which stays at least this large when compressed. */
const heavy = (kilobytes: number) => randomBytes(kilobytes * 1_000).toString('base64')

const chunk = (name: string, kilobytes: number, imports: string[] = [], page: string | null = null) => ({
  type: 'chunk',
  name,
  isEntry: name === 'app',
  fileName: `${name}.js`,
  code: heavy(kilobytes),
  imports,
  facadeModuleId: page && `/web/src/${page}`,
})

type Sizes = { app: number; landing: number; ahead: number }

/** Runs the check on a build of an application, its frames, a library and one page that imports both. */
function built(sizes: Sizes, page: string) {
  const files = [
    chunk('app', sizes.app),
    chunk('app-shell', 30, ['app.js']),
    chunk('public-layout', 1, ['app.js']),
    chunk('library', 35),
    chunk('booking-page', 5, ['app.js'], 'waiting/booking/appointment-page.tsx'),
    chunk('some-page', 5, ['app.js', 'library.js'], page),
    { type: 'asset', fileName: 'index.html', source: heavy(sizes.landing) },
    { type: 'asset', fileName: 'booking-ahead-1.js', source: heavy(sizes.ahead) },
  ]
  const { writeBundle } = budget() as unknown as Record<string, (...args: unknown[]) => Promise<void>>
  const fail = (message: string) => {
    throw new Error(message)
  }
  return writeBundle?.call({ error: fail }, { dir }, Object.fromEntries(files.map((file) => [file.fileName, file])))
}

const fits = { app: 120, landing: 40, ahead: 3 }

test.each([
  ['within all budgets passes', fits, 'care/some/some-page.tsx', null],
  [
    'of a page beyond its budget',
    { ...fits, app: 135 },
    'care/some/some-page.tsx',
    /some-page\.tsx: 2\d\d\.\d kB, .* 199\.5/,
  ],
  ['of a public page has a lighter frame', { ...fits, app: 135 }, 'clinic/artikel/help-page.tsx', null],
  [
    'of the booking page has a bound of its own',
    fits,
    'waiting/booking/appointment-page.tsx',
    /appointment-page\.tsx: 19\d\.\d kB, .* 185\.5/,
  ],
  ['of a landing page', { ...fits, landing: 100 }, 'care/some/some-page.tsx', /index\.html: 1\d\d\.\d kB, .* 45/],
  ['with a heavy script ahead', { ...fits, ahead: 9 }, 'care/some/some-page.tsx', /booking-ahead-1\.js: .* 4\.5/],
])('a first load %s', async (_, sizes, page, refusal) => {
  const result = expect(built(sizes, page))
  await (refusal ? result.rejects.toThrow(refusal) : result.resolves.toBeUndefined())
})
