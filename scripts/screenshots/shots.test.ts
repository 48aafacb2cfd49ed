import { levelIds } from '@sehati/contract/base/access'
import { addresses, areaOf } from '@sehati/contract/base/screens'
import { expect, test } from 'vitest'
import { shotsOf } from './shots.ts'

const ids = { jadwal_id: 7, profesional_id: 3, user_id: 5, insiden_id: 7 }
const visitors = [null, ...levelIds]
const all = visitors.flatMap((level) => shotsOf(level, ids))

test('every path with a distinct screen is photographed', () => {
  const leadsOn: string[] = ['/profile', '/data-saya', '/chat', '/konsultasi/:id', ...Object.values(areaOf)]
  const shown = all.map((shot) => shot.path.replace(/\?.*/, '').replace(/\/[357]$/, '/:id'))
  expect(shown.toSorted()).toEqual(
    [...addresses.filter((address) => !leadsOn.includes(address)), '/tidak-ada'].toSorted(),
  )
})

test('an address that is about something names it', () => {
  expect(all.filter((shot) => /:|undefined/.test(shot.path))).toEqual([])
  expect(all.map((shot) => shot.path)).toEqual(
    expect.arrayContaining(['/user/appointment?profesional_id=3', '/dokter/daftarKonsultasi/detail/7']),
  )
})

test('no two pictures of a role get one name', () => {
  for (const level of visitors) {
    const names = shotsOf(level, ids).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
