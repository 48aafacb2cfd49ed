import { expect, test } from 'vitest'
import { allEndpoints } from '../endpoints.ts'
import { isAdmin, isPatient, isProfessional, levelIds, levelsOf } from './access.ts'

test.each([
  [1, 'admin'],
  [2, 'profesional'],
  [3, 'profesional'],
  [4, 'pasien'],
  [5, 'pasien'],
] as const)('level %i has the rights of %s, and of no other group', (level, group) => {
  expect({ admin: isAdmin(level), profesional: isProfessional(level), pasien: isPatient(level) }).toEqual({
    admin: group === 'admin',
    profesional: group === 'profesional',
    pasien: group === 'pasien',
  })
})

test('each family of URLs is open to its levels', () => {
  expect(levelIds).toEqual([1, 2, 3, 4, 5])
  expect(levelsOf).toEqual({
    public: [],
    allroles: [1, 2, 3, 4, 5],
    admin: [1],
    tenpro: [2, 3],
    users: [4, 5],
    jaga: [1, 2, 3],
    loket: [1, 4],
    petugas: [1],
  })
})

test('a call is public where its path says so, and nowhere else: the web reads it from the path', () => {
  const all = Object.values(allEndpoints)
  expect(all.length).toBeGreaterThan(100)
  for (const { path, access } of all)
    expect([path, path.startsWith('/api/public/')]).toEqual([path, access === 'public'])
})
