import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { budget } from './budget.ts'

const outDir = mkdtempSync(join(tmpdir(), 'sehati-budget-'))
afterAll(() => rmSync(outDir, { recursive: true }))

/** Random text, which stays at least this large when compressed. */
const heavy = (kilobytes: number) => randomBytes(kilobytes * 1_000).toString('base64')

const chunk = (name: string, kilobytes: number, imports: string[] = [], facadeModuleId: string | null = null) => ({
  [`${name}.js`]: {
    type: 'chunk',
    name,
    isEntry: name === 'app',
    fileName: `${name}.js`,
    code: heavy(kilobytes),
    imports,
    facadeModuleId,
  },
})

/** Runs the check on a build of an application, a layout, a library and one page that imports all three. */
async function built(
  sizes: { app: number; frame: number; library: number; page: number; landing: number },
  page: string,
) {
  const plugin = budget() as unknown as Record<string, (...args: unknown[]) => Promise<void>>
  const bundle = {
    ...chunk('app', sizes.app),
    ...chunk('app-shell', sizes.frame, ['app.js']),
    ...chunk('public-layout', 1, ['app.js']),
    ...chunk('library', sizes.library),
    ...chunk('booking-page', 5, ['app.js'], '/web/src/booking/booking/appointment-page.tsx'),
    ...chunk('some-page', sizes.page, ['app.js', 'library.js'], `/web/src/${page}`),
  }
  writeFileSync(join(outDir, 'index.html'), heavy(sizes.landing))
  plugin.configResolved?.({ root: '/web', build: { outDir } })
  await plugin.writeBundle?.({}, bundle)
  return plugin.closeBundle?.()
}

const printing = vi.spyOn(console, 'log').mockReturnValue(undefined)
afterAll(() => printing.mockRestore())

test('a first load within its budget passes', async () => {
  await built({ app: 50, frame: 10, library: 20, page: 5, landing: 40 }, 'akun/some-page.tsx')
})

test('a page that is too heavy with its imports fails the build and is named', async () => {
  const sizes = { app: 120, frame: 30, library: 35, page: 30, landing: 40 }
  await expect(built(sizes, 'care/some/some-page.tsx')).rejects.toThrow(
    /care\/some\/some-page\.tsx: 2\d\d\.\d kB, allowed are 198/,
  )
  await built(sizes, 'clinic/artikel/help-page.tsx')
})

test('the booking page has a bound of its own', async () => {
  const sizes = { app: 120, frame: 30, library: 35, page: 5, landing: 40 }
  await expect(built(sizes, 'booking/booking/appointment-page.tsx')).rejects.toThrow(
    /booking\/booking\/appointment-page\.tsx: 19\d\.\d kB, allowed are 184/,
  )
  await built(sizes, 'care/some/some-page.tsx')
})

test('a landing page that is too heavy fails the build too', async () => {
  const sizes = { app: 50, frame: 10, library: 20, page: 5, landing: 100 }
  await expect(built(sizes, 'akun/some-page.tsx')).rejects.toThrow(/index\.html: 1\d\d\.\d kB, allowed are 45/)
})
