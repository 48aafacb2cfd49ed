import { KELUHAN_LOKET } from '@sehati/contract/desk/pasien.rules'
import { allEndpoints } from '@sehati/contract/endpoints'
import { expect, test } from 'vitest'
import { openClinic } from '../statements/clinic.ts'
import { reads } from '../statements/reads.ts'
import { writes } from '../statements/writes.ts'
import { makeVictims } from './victims.ts'
import { canariesIn } from './words.ts'

// The front desk reads no clinical word and no kind of profession. A new endpoint of the desk is among the calls below without an
// edit of this file.

const clinic = await openClinic(1)
const { plant } = makeVictims(clinic)
const calls: typeof reads = { ...reads, ...writes }
const desk = Object.entries(allEndpoints).filter(([, { access }]) => access === 'loket')

test('the desk has endpoints', () => expect(desk.length).toBeGreaterThan(10))

test.each(desk)('the response to %s has no clinical word and no kind of profession', async (name, endpoint) => {
  const { who = null, ...input } = (await calls[name]?.[1](clinic)) ?? {}
  await plant()
  const reply = await clinic.call(who, endpoint, input)
  expect([reply.status, reply.code]).toEqual([endpoint.success, undefined])
  const text = reply.raw.toString()
  expect(canariesIn(text)).toEqual([])
  for (const word of [
    KELUHAN_LOKET,
    'keluhan',
    'initial_consult',
    'alasan_kunjungan',
    'level_id',
    'kelas',
    'spesialisasi',
  ])
    expect(text).not.toContain(word)
})
