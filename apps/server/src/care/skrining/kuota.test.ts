import { KUOTA_SKRINING } from '@sehati/contract/base/constants'
import { insertSkrining } from '@sehati/contract/care/skrining.endpoints'
import { expect, test } from 'vitest'
import { makePeringatan } from '../../../test/peringatan.ts'
import { startServer } from '../../../test/server.ts'
import { PHQ9 } from '../../../test/skrining.ts'

const server = await startServer()
const { at, call, make } = server
const { rows } = makePeringatan(server)

test('the screenings of a day are limited, also many at once; a sign of danger in one that is refused raises the alert', async () => {
  const who = await make.person(5)
  const save = (bahaya = 0) =>
    call(who, insertSkrining, { body: { ...PHQ9, jawaban: [0, 0, 0, 0, 0, 0, 0, 0, bahaya] } })
  for (let n = 0; n < KUOTA_SKRINING - 2; n++) expect((await save()).status).toBe(201)
  const replies = await Promise.all(Array.from({ length: 8 }, () => save()))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(6).fill(409)])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'SCREENING_QUOTA' })
  expect(await rows(who.user_id)).toEqual([])
  expect((await save(1)).code).toBe('SCREENING_QUOTA')
  expect(await rows(who.user_id)).toMatchObject([{ sumber: 'skrining' }])
  at('2026-11-24T07:00:01+07:00')
  expect((await save()).status).toBe(201)
})
