import { expect, test } from 'vitest'
import { isWorkday } from '../packages/contract/src/konsultasi/jendela.rules.ts'
import { addDays, hariOf, namaHari } from '../packages/contract/src/waktu.ts'
import { sources, text } from './repository.ts'

const week = Array.from({ length: 7 }, (_, n) => addDays('2026-11-23', n))
const open = week.filter(isWorkday).map(hariOf)
const closed = week.filter((day) => !isWorkday(day)).map(hariOf)

const day = `(${namaHari.join('|')})`
/** How sentences name the days of service, and what each must then say. */
const namings: [RegExp, string][] = [
  [new RegExp(`${day}(?: sampai |–)${day}`, 'g'), `${open[0]} ${open.at(-1)}`],
  [new RegExp(`${day} mendatang`, 'g'), `${open.at(-1)}`],
  [new RegExp(`[Mm]ulai hari ${day}`, 'g'), `${open.at(-1)}`],
  [new RegExp(`pada hari ${day}(?: dan ${day})?`, 'g'), closed.join(' ')],
]

test('each sentence that names the days of service names those of the booking window', () => {
  const found = namings.flatMap(([naming, right]) =>
    sources.flatMap((file) =>
      [...(text.get(file) as string).matchAll(naming)].map(([sentence, ...days]) => ({
        file,
        sentence,
        isRight: days.filter(Boolean).join(' ') === right,
      })),
    ),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ isRight }) => !isRight)).toEqual([])
})
