import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { expect, test } from 'vitest'
import { hariOfMasa, masaDraftOf, notEnded, readMasa } from './masa-draft.rules.ts'
import { sessionsOn } from './sesi.rules.ts'
import { draftOf, judgeDraft, type SesiDraft, troubleOf } from './sesi-draft.rules.ts'

const RABU = '2026-12-02'
const stored = (more: Partial<JadwalTenaga> = {}): JadwalTenaga => ({
  id: 4,
  jadwal_id: 4,
  profesional_id: 1,
  hari: 'Rabu',
  sesi: 1,
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
  is_available: 1,
  ...more,
})
const draft: SesiDraft = { hari: 'Senin', jam_mulai: '10:00', jam_selesai: '11:00', sesi: '2', is_available: true }

test.each([
  [{ berlaku_dari: RABU, berlaku_sampai: RABU }, 'tanggal'],
  [{ berlaku_sampai: '2026-12-18' }, 'rentang'],
  [{ berlaku_dari: RABU, berlaku_sampai: '2026-12-18' }, 'rentang'],
  [{}, undefined],
])('a session with %j goes through its form unchanged', (masa, cara) => {
  expect(masaDraftOf(masa)?.cara).toBe(cara)
  const { id: _, jadwal_id: __, profesional_id: ___, zona: ____, ...rest } = stored(masa)
  const { berlaku_dari = null, berlaku_sampai = null, ...body } = judgeDraft(draftOf(stored(masa)), []).body ?? {}
  expect({ ...body, berlaku_dari, berlaku_sampai }).toEqual({ berlaku_dari: null, berlaku_sampai: null, ...rest })
})

test('the weekday follows the only date', () => {
  const masa = { cara: 'tanggal', tanggal: RABU } as const
  expect([hariOfMasa(masa), hariOfMasa({ cara: 'tanggal', tanggal: '' }), hariOfMasa(undefined)]).toEqual([
    'Rabu',
    null,
    null,
  ])
  expect(judgeDraft({ ...draft, masa }, []).body).toMatchObject({
    hari: 'Rabu',
    berlaku_dari: RABU,
    berlaku_sampai: RABU,
  })
})

test('a missing date is wrong in one field, a blank limit is none', () => {
  const verdict = judgeDraft({ ...draft, masa: { cara: 'tanggal', tanggal: '' } }, [])
  expect(verdict).toEqual({ body: null, wrong: ['masa'], clash: null })
  expect(troubleOf('masa', draft)).toBe('Pilih tanggal.')
  expect(readMasa({ cara: 'rentang', dari: '', sampai: RABU })).toEqual({ berlaku_dari: null, berlaku_sampai: RABU })
})

test('dates without the weekday clash, and other dates make room', () => {
  const span = (dari: string, sampai: string) => ({ ...draft, masa: { cara: 'rentang', dari, sampai } }) as SesiDraft
  expect(judgeDraft(span(RABU, '2026-12-04'), []).clash).toBe('SESSION_WITHOUT_DATE')
  const other = stored({ hari: 'Senin', jam_mulai: '10:00:00', jam_selesai: '11:00:00', berlaku_sampai: RABU })
  expect(judgeDraft(span('2026-12-03', ''), [other]).clash).toBeNull()
  expect(judgeDraft(span('', '2026-12-18'), [other]).clash).toBe('SESSION_OVERLAP')
})

test('a date has its own sessions; what has ended is left out', () => {
  const [weekly, extra, ended] = [
    stored(),
    stored({ id: 5, berlaku_dari: RABU, berlaku_sampai: RABU, jam_mulai: '08:00:00', jam_selesai: '09:00:00' }),
    stored({ id: 6, berlaku_sampai: '2026-11-18' }),
  ]
  const ids = (rows: JadwalTenaga[]) => rows.map(({ id }) => id)
  expect(ids(sessionsOn(RABU, [weekly, extra, ended]))).toEqual([5, 4])
  expect(ids(sessionsOn('2026-12-09', [weekly, extra, ended]))).toEqual([4])
  expect(ids(notEnded([weekly, extra, ended], '2026-11-18'))).toEqual([4, 5, 6])
  expect(ids(notEnded([weekly, extra, ended], '2026-12-03'))).toEqual([4])
})
