import { expect, test } from 'vitest'
import { initialsOf } from './initials.tsx'

test.each([
  ['dr. Bramanta Lokajaya', 'BL'],
  ['drg. Togar Marolop Hutalaut', 'TH'],
  ['Suharyanti, M.Psi., Psikolog', 'S'],
  ['Wahyu', 'W'],
  ['I Made Sukertayasa', 'IS'],
  ['  ', '?'],
])('%s becomes %s', (name, letters) => expect(initialsOf(name)).toBe(letters))
