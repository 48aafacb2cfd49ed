import { expect, test } from 'vitest'
import type { LevelId } from '../base/access.ts'
import { checkStandingChange, sidesLeft } from './kedudukan.rules.ts'

const by = (level_id: LevelId) => ({ user_id: 1, level_id })

const aktif = (user_id: number, level_id: LevelId) => ({ user_id, level_id, status_user: 'aktif' })
const off = (user_id: number, level_id: LevelId) => ({ user_id, level_id, status_user: 'nonaktif' })

test.each([
  ['an admin demotes themself', aktif(1, 1), aktif(1, 5), 3, 'SELF_PROTECTED'],
  ['an admin deactivates themself', aktif(1, 1), off(1, 1), 3, 'SELF_PROTECTED'],
  ['the last other admin goes', aktif(2, 1), off(2, 1), 0, 'LAST_ADMIN'],
  ['one of several admins goes', aktif(2, 1), off(2, 1), 1, null],
  ['the last admin stays one', aktif(2, 1), aktif(2, 1), 0, null],
  ['a patient is deactivated', aktif(2, 5), off(2, 5), 0, null],
  ['an inactive admin is demoted', off(2, 1), off(2, 5), 0, null],
])('%s', (_what, before, after, others, verdict) => {
  expect(checkStandingChange(by(1), before, after, others)).toBe(verdict)
})

test.each([
  ['a student is deactivated', aktif(2, 5), off(2, 5), ['pasien']],
  ['an employee becomes a student', aktif(2, 4), aktif(2, 5), []],
  ['a student becomes a physician', aktif(2, 5), aktif(2, 2), ['pasien']],
  ['a physician is deactivated', aktif(2, 2), off(2, 2), ['profesional']],
  ['a physician becomes a psychologist', aktif(2, 2), aktif(2, 3), []],
  ['a psychologist becomes a student', aktif(2, 3), aktif(2, 5), ['profesional']],
  ['a psychologist stays one', aktif(2, 3), aktif(2, 3), []],
  ['an inactive physician changes the role', off(2, 2), off(2, 3), []],
  ['an inactive student becomes an active one', off(2, 5), aktif(2, 5), []],
  ['an admin becomes a student', aktif(2, 1), aktif(2, 5), []],
])('%s: sides left %j', (_what, before, after, sides) => expect(sidesLeft(before, after)).toEqual(sides))
