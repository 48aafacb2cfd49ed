import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { shotsOf } from './shots.ts'

const ids = { jadwal_id: 7, profesional_id: 3 }
const areas = ['/admin', '/dokter', '/psikolog', '/karyawan', '/user']
const all = [null, ...areas].flatMap((area) => shotsOf(area, ids))

test('every page that the web has is photographed', () => {
  const routes = readFileSync(path.join(root, 'apps/web/src/routes.tsx'), 'utf8')
  const pages = [...routes.matchAll(/(?:path: |[gP]age\(\s*)'(\/[\w/$-]*)'/g)].map(([, page]) => page as string)
  const shown = all.map((shot) => shot.path.replace(/\?.*/, '').replace(/\/[37]$/, '/$id'))
  const missing = pages.filter((page) => page !== '/$' && !shown.some((one) => one === page || one.endsWith(page)))
  expect(pages.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('an address that is about something names it', () => {
  expect(all.filter((shot) => /:|undefined/.test(shot.path))).toEqual([])
  expect(all.map((shot) => shot.path)).toEqual(
    expect.arrayContaining(['/user/appointment?profesional_id=3', '/dokter/daftarKonsultasi/detail/7']),
  )
})

test('no two pictures of a role get one name', () => {
  for (const area of [null, ...areas]) {
    const names = shotsOf(area, ids).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
