import { describe, expect, test } from 'vitest'
import { besideEnded, checkSession, planUlangi } from './jadwal-tenaga.rules.ts'
import { hasEnded, isWithoutDate, masaMeet, onlyDate, takesPlaceOn } from './masa.rules.ts'

const RABU = '2026-12-02'
const rabu = { hari: 'Rabu' }

test.each([
  ['a weekly session on its weekday', rabu, RABU, true],
  ['a weekly session on another weekday', rabu, '2026-12-03', false],
  [
    'a session that is not limited, as the database has it',
    { ...rabu, berlaku_dari: null, berlaku_sampai: null },
    RABU,
    true,
  ],
  ['on its first date', { ...rabu, berlaku_dari: RABU }, RABU, true],
  ['a week before its first date', { ...rabu, berlaku_dari: RABU }, '2026-11-25', false],
  ['on its last date', { ...rabu, berlaku_sampai: RABU }, RABU, true],
  ['a week after its last date', { ...rabu, berlaku_sampai: RABU }, '2026-12-09', false],
  ['on its only date', { ...rabu, berlaku_dari: RABU, berlaku_sampai: RABU }, RABU, true],
  ['a week after its only date', { ...rabu, berlaku_dari: RABU, berlaku_sampai: RABU }, '2026-12-09', false],
])('takes place: %s', (_what, session, tanggal, takes) => expect(takesPlaceOn(session, tanggal)).toBe(takes))

test.each([
  ['two without limits', {}, {}, true],
  ['one day that both have', { berlaku_sampai: RABU }, { berlaku_dari: RABU }, true],
  ['one begins the day after the other ends', { berlaku_sampai: RABU }, { berlaku_dari: '2026-12-03' }, false],
  ['an extra session inside a weekly one', {}, { berlaku_dari: RABU, berlaku_sampai: RABU }, true],
])('dates meet: %s', (_what, one, other, meet) => {
  expect([masaMeet(one, other), masaMeet(other, one)]).toEqual([meet, meet])
})

test.each([
  ['without limits', rabu, false],
  ['from a date on', { ...rabu, berlaku_dari: '2026-12-03' }, false],
  ['the date itself', { ...rabu, berlaku_dari: RABU, berlaku_sampai: RABU }, false],
  ['another weekday', { ...rabu, berlaku_dari: '2026-12-03', berlaku_sampai: '2026-12-03' }, true],
  ['six days without it', { ...rabu, berlaku_dari: '2026-12-03', berlaku_sampai: '2026-12-08' }, true],
  ['the last of seven days', { ...rabu, berlaku_dari: '2026-12-03', berlaku_sampai: '2026-12-09' }, false],
  ['in the wrong order', { ...rabu, berlaku_dari: '2026-12-09', berlaku_sampai: RABU }, true],
])('without a date: %s', (_what, session, isWithout) => expect(isWithoutDate(session)).toBe(isWithout))

test('a session ends with its last date, and has an only date where both are the same', () => {
  expect([hasEnded({ berlaku_sampai: RABU }, RABU), hasEnded({ berlaku_sampai: RABU }, '2026-12-03')]).toEqual([
    false,
    true,
  ])
  expect(hasEnded({}, '9999-12-31')).toBe(false)
  expect([
    onlyDate({ berlaku_dari: RABU, berlaku_sampai: RABU }),
    onlyDate({ berlaku_dari: RABU }),
    onlyDate({}),
  ]).toEqual([RABU, null, null])
})

describe('beside others', () => {
  const nine = { hari: 'Rabu', jam_mulai: '09:00:00', jam_selesai: '10:00:00', sesi: 1 }
  const until = { ...nine, berlaku_sampai: RABU }

  test('hours and numbers are free again where the dates do not meet', () => {
    expect(checkSession({ ...nine, berlaku_dari: '2026-12-03' }, [until])).toBeNull()
    expect(checkSession({ ...nine, berlaku_dari: RABU }, [until])).toBe('SESSION_OVERLAP')
    expect(checkSession({ ...nine, jam_mulai: '13:00:00', jam_selesai: '14:00:00' }, [until])).toBe(
      'SESSION_NUMBER_TAKEN',
    )
  })

  test('dates without its weekday are refused before anything else', () => {
    expect(checkSession({ ...until, berlaku_dari: '2026-12-03' }, [until])).toBe('SESSION_WITHOUT_DATE')
  })

  test('a session that has ended gives way to one without a first date, which then begins today', () => {
    expect(besideEnded(nine, [until], '2026-12-03')).toEqual({ ...nine, berlaku_dari: '2026-12-03' })
    expect(besideEnded(nine, [until], RABU)).toEqual(nine)
    const elsewhere = { ...until, jam_mulai: '15:00:00', jam_selesai: '16:00:00', sesi: 2 }
    expect(besideEnded(nine, [elsewhere], '2026-12-03')).toEqual(nine)
    expect(besideEnded({ ...nine, berlaku_dari: '2026-12-16' }, [until], '2026-12-03').berlaku_dari).toBe('2026-12-16')
    expect(besideEnded({ ...nine, berlaku_dari: '2026-11-25' }, [until], '2026-12-03').berlaku_dari).toBe('2026-12-03')
  })
})

test('a day is repeated with its dates; sessions of one date, and those without such a weekday, are not', () => {
  const open = { hari: 'Rabu', jam_mulai: '09:00:00', jam_selesai: '10:00:00', is_available: 1 } as const
  const [term, extra, short] = [
    { ...open, sesi: 1, berlaku_sampai: '2026-12-18' },
    { ...open, sesi: 2, jam_mulai: '11:00:00', jam_selesai: '12:00:00', berlaku_dari: RABU, berlaku_sampai: RABU },
    {
      ...open,
      sesi: 3,
      jam_mulai: '13:00:00',
      jam_selesai: '14:00:00',
      berlaku_dari: RABU,
      berlaku_sampai: '2026-12-03',
    },
  ]
  const plan = planUlangi('Rabu', ['Kamis', 'Jumat'], [term, extra, short])
  expect(plan.map(({ tambah }) => tambah.map(({ sesi }) => sesi))).toEqual([[1, 3], [1]])
  expect(plan[1]?.tambah).toEqual([{ ...term, hari: 'Jumat' }])
})
