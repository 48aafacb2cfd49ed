import { expect, test } from 'vitest'
import { appointmentPath, areaAt, homeOf, inArea, inOwnArea } from './paths.ts'

test.each([
  [1, '/admin/home'],
  [2, '/dokter/home'],
  [3, '/psikolog/home'],
  [4, '/karyawan/home'],
  [5, '/user/home'],
] as const)('level %d lives at %s', (level, home) => expect(homeOf(level)).toBe(home))

test.each([
  [5, '/user/appointment?profesional_id=3', '/user/appointment?profesional_id=3'],
  [4, '/user/appointment?profesional_id=3', '/karyawan/appointment?profesional_id=3'],
  [5, '/karyawan/home', '/user/home'],
  [2, '/user/appointment?profesional_id=3', '/dokter/home'],
  [5, '/admin/role', '/user/home'],
  [5, undefined, '/user/home'],
  [5, '//evil.example/user', '/user/home'],
  [5, '/\\evil.example', '/user/home'],
  [5, 'https://evil.example/user', '/user/home'],
  [5, '/username', '/user/home'],
] as const)('level %d coming from %s goes to %s', (level, dari, to) => expect(inOwnArea(level, dari)).toBe(to))

test('areas are whole segments', () =>
  expect([areaAt('/user'), areaAt('/users'), areaAt('/jadwal')]).toEqual(['/user', null, null]))

test('paths carry their search', () => {
  expect(inArea(2, '/daftarKonsultasi')).toBe('/dokter/daftarKonsultasi')
  expect(appointmentPath(4, 7)).toBe('/karyawan/appointment?profesional_id=7')
  expect(appointmentPath(1, 7)).toBe('/user/appointment?profesional_id=7')
})
