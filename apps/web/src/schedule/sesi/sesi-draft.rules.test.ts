import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { expect, test } from 'vitest'
import { draftOf, judgeDraft, lamaMenit, newDraft, type SesiDraft, troubleOf, typedJam } from './sesi-draft.rules.ts'

const stored: JadwalTenaga = {
  id: 4,
  jadwal_id: 4,
  profesional_id: 1,
  hari: 'Senin',
  sesi: 1,
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
  is_available: 0,
}
const draft: SesiDraft = { hari: 'Senin', jam_mulai: '10:00', jam_selesai: '11:00', sesi: '2', is_available: true }

test('a stored session goes through its form unchanged', () => {
  const { id: _, jadwal_id: __, profesional_id: ___, zona: ____, ...rest } = stored
  expect(judgeDraft(draftOf(stored), []).body).toEqual(rest)
})

test('a session that is kept back goes through its form unchanged, and a number that is none is named', () => {
  const kept: JadwalTenaga = { ...stored, cadangan: 1, lepas_menit: 90 }
  expect(judgeDraft(draftOf(kept), []).body).toMatchObject({ cadangan: 1, lepas_menit: 90 })
  const wrong: SesiDraft = { ...draft, cadangan: { lama: '337', satuan: 'jam' } }
  expect(judgeDraft(wrong, []).wrong).toEqual(['cadangan'])
  expect(judgeDraft({ ...draft, cadangan: { lama: '', satuan: 'jam' } }, []).wrong).toEqual(['cadangan'])
  expect(troubleOf('cadangan', wrong)).toBe('Isi angka, paling lama 14 hari.')
})

test('a new session gets the free number of its day', () => {
  expect([newDraft('Senin', [stored]).sesi, newDraft('Rabu', [stored]).sesi]).toEqual(['2', '1'])
})

test.each<[Partial<SesiDraft>, string[]]>([
  [{ jam_mulai: '' }, ['jam_mulai']],
  [{ jam_mulai: '', jam_selesai: '', sesi: '' }, ['jam_mulai', 'jam_selesai', 'sesi']],
  [{ jam_selesai: '10:00' }, ['jam_selesai']],
  [{ jam_selesai: '09:30' }, ['jam_selesai']],
  [{ sesi: '0' }, ['sesi']],
  [{ sesi: '1.5' }, ['sesi']],
  [{ sesi: 'dua' }, ['sesi']],
])('%j is wrong in %j', (change, wrong) =>
  expect(judgeDraft({ ...draft, ...change }, [])).toEqual({ body: null, wrong, clash: null }),
)

test.each<[Partial<SesiDraft>, keyof SesiDraft, string]>([
  [{ jam_mulai: '' }, 'jam_mulai', 'Isi jam mulai.'],
  [{ jam_selesai: ' ' }, 'jam_selesai', 'Isi jam selesai.'],
  [{ jam_selesai: '25' }, 'jam_selesai', '"25" bukan jam. Contoh: 09.30.'],
  [{ jam_selesai: '09' }, 'jam_selesai', 'Jam selesai harus setelah jam mulai.'],
  [{ sesi: '0' }, 'sesi', 'Isi nomor sesi dengan angka 1 sampai 100.'],
])('%j: what is wrong with %s is said: %s', (change, field, sentence) => {
  const typed = { ...draft, ...change }
  expect(judgeDraft(typed, []).wrong).toContain(field)
  expect(troubleOf(field, typed)).toBe(sentence)
})

test.each<[Partial<SesiDraft>, string | null]>([
  [{}, null],
  [{ jam_mulai: '09:30' }, 'SESSION_OVERLAP'],
  [{ sesi: '1' }, 'SESSION_NUMBER_TAKEN'],
  [{ sesi: '1', hari: 'Rabu' }, null],
])('%j beside the stored session clashes: %s', (change, clash) => {
  expect(judgeDraft({ ...draft, ...change }, [stored]).clash).toBe(clash)
})

test.each([
  ['9.30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  [' 09:30 ', '09:30'],
  ['9', '09:00'],
  ['10', '10:00'],
  ['1030', '10:30'],
  ['10.', '10:00'],
  ['10,30', '10:30'],
  ['pukul 10.30 WIB', '10:30'],
  ['10.3', '10.3'],
  ['pagi', 'pagi'],
  ['', ''],
])('%j is typed for %j', (text, jam) => expect(typedJam(text)).toBe(jam))

test.each([
  ['9', '10', 60],
  ['09.30', '1115', 105],
  ['', '10', null],
  ['10', '10', null],
  ['11', '10', null],
  ['pagi', '10', null],
])('from %j to %j lasts %j minutes', (jam_mulai, jam_selesai, menit) =>
  expect(lamaMenit({ jam_mulai, jam_selesai })).toBe(menit),
)

test.each(['24:00', '25', '10.3', '12:60', 'pagi'])('%j is no time', (jam_mulai) => {
  expect(judgeDraft({ ...draft, jam_mulai, jam_selesai: '23:59' }, []).wrong).toContain('jam_mulai')
})
