import { expect, test } from 'vitest'
import { appointmentPath, areaAt, homeOf, inArea, inOwnArea, targetOf } from './paths.ts'

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
  [5, '/konsultasi/7', '/user/appointment-detail?jadwal_id=7'],
  [4, '/konsultasi/7?x=1#y', '/karyawan/appointment-detail?jadwal_id=7'],
  [2, '/konsultasi/7', '/dokter/daftarKonsultasi/detail/7'],
  [1, '/konsultasi/7', '/admin/konsultasi/detail/7'],
  [5, '/konsultasi/7x', '/user/home'],
  [3, '/profile#perangkat', '/psikolog/profile#perangkat'],
  [5, '/chat?jadwal_id=3', '/user/chat?jadwal_id=3'],
  [5, '/%2F%2Fevil.example/user', '/user/home'],
  [5, '/\t/evil.example', '/user/home'],
  [5, '/%5Cevil.example', '/user/home'],
  [5, ' //evil.example', '/user/home'],
  [5, 'javascript:alert(1)', '/user/home'],
  [5, '/ganti-password?dari=/user/chat', '/user/home'],
] as const)('level %d coming from %s goes to %s', (level, dari, to) => expect(inOwnArea(level, dari)).toBe(to))

test('the page after the choice of an own password is wanted, not the choice', () => {
  const at = (pathname: string, search = {}) => targetOf({ pathname, href: `${pathname}?x`, search })
  expect(at('/ganti-password', { dari: '/user/chat' })).toBe('/user/chat')
  expect(at('/ganti-password')).toBeUndefined()
  expect(at('/user/chat', { dari: '/user/home' })).toBe('/user/chat?x')
})

test('areas are whole segments', () =>
  expect([areaAt('/user'), areaAt('/users'), areaAt('/jadwal')]).toEqual(['/user', null, null]))

test('paths carry their search', () => {
  expect(inArea(2, '/daftarKonsultasi')).toBe('/dokter/daftarKonsultasi')
  expect(appointmentPath(4, 7)).toBe('/karyawan/appointment?profesional_id=7')
  expect(appointmentPath(1, 7)).toBe('/user/appointment?profesional_id=7')
})
