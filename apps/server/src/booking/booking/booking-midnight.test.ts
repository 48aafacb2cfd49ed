import { expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { sharedServer } from '../../../test/server.ts'

const { call, make, at, steps } = await sharedServer()
const book = makeBook(call)

// On Thursday the window ends on the next day, on Friday a week later. Whichever read of the clock is the first after
// midnight, a booking must be recorded on the day by which it was judged.
test('a booking at midnight is judged and recorded by one read of the clock', async () => {
  const { profesional_id } = await make.profesional()
  const answers: [number, string | undefined][] = []
  for (let ms = 1; ms <= 12; ms++) {
    const session = await make.sesi(profesional_id, {
      hari: 'Jumat',
      sesi: ms,
      jam_mulai: `${String(7 + ms).padStart(2, '0')}:00:00`,
      jam_selesai: `${String(7 + ms).padStart(2, '0')}:50:00`,
    })
    const patient = await make.person(5)
    at(new Date(Date.parse('2026-11-27T00:00:00+07:00') - ms).toISOString())
    steps(1)
    const { status, data } = await book(patient, session, { tanggal: '2026-12-04' })
    steps(0)
    answers.push([status, data?.created_at?.slice(0, 10)])
  }
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([201, 422]))
  for (const [status, created] of answers) expect(created).toBe(status === 201 ? '2026-11-27' : undefined)
})
