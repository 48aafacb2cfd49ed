import { alerts } from '@sehati/contract/base/texts'
import { describe, expect, test } from 'vitest'
import { type BookingDraft, bookingAlert, checkDraft, moveOf } from './booking.rules.ts'

const complete: BookingDraft = { keluhan: 'pusing', hasChosen: true, isFree: true }
const objection = (change: Partial<BookingDraft>) => checkDraft({ ...complete, ...change })

describe('checkDraft', () => {
  test('agrees with a complete form', () => expect(checkDraft(complete)).toBeNull())

  test('names the complaint first, then the slot', () => {
    expect(objection({ keluhan: ' \n', hasChosen: false, isFree: false })?.alert).toBe(alerts.keluhanMissing)
    expect(objection({ hasChosen: false, isFree: false })?.alert).toBe(alerts.slotMissing)
    expect(objection({ isFree: false })?.alert.judul).toBe('Slot waktu tidak valid')
  })

  test('a complaint may have 2 000 characters and no more', () => {
    expect(objection({ keluhan: 'a'.repeat(2_000) })).toBeNull()
    expect(objection({ keluhan: 'a'.repeat(2_001) })?.field).toBe('keluhan')
  })
})

describe('moveOf', () => {
  const k = {
    jadwal_tenaga_id: 3,
    tanggal: '2026-11-25T09:00:00+07:00',
    jam_mulai: '09:00:00',
    metode_konsultasi: 'online',
  } as const
  const none = { slot: null, tanggal: '2026-11-26', hasChosen: false }
  const slot = { id: 4, jam_mulai: '13:00:00' }
  const own = { jadwal_tenaga_id: 3, tanggal: '2026-11-25', jam_mulai: '09:00:00', metode_konsultasi: 'offline' }

  test('needs a slot or another method', () => {
    expect(moveOf(k, none, 'online')).toEqual({ to: null, objection: alerts.slotMissing })
    expect(moveOf(k, none, 'offline')).toEqual({ to: own, objection: null })
  })

  test('goes to the chosen slot by the chosen method', () => {
    const to = { jadwal_tenaga_id: 4, tanggal: '2026-11-26', jam_mulai: '13:00:00', metode_konsultasi: 'offline' }
    expect(moveOf(k, { ...none, slot, hasChosen: true }, 'offline')).toEqual({ to, objection: null })
  })

  test('a chosen slot that is gone is not replaced by the present one', () =>
    expect(moveOf(k, { ...none, hasChosen: true }, 'offline').objection?.judul).toBe('Slot waktu tidak valid'))
})

test('a refusal keeps the server’s words, an accident has the specification’s', () => {
  const refusal = { code: 'PATIENT_BUSY', status: 409, judul: 'Gagal', message: 'Sibuk.', isDecided: true }
  const accident = { ...refusal, isDecided: false }
  expect(bookingAlert(refusal)).toEqual({ judul: 'Gagal', isi: 'Sibuk.', items: [] })
  expect(bookingAlert({ ...accident, code: 'BAD_RESPONSE', status: 201 })).toMatchObject(alerts.bookingInvalid)
  expect(bookingAlert({ ...accident, code: 'NETWORK', status: 0 })).toMatchObject(alerts.bookingException)
  expect(bookingAlert({ ...accident, code: 'INTERNAL', status: 500 })).toMatchObject(alerts.bookingException)
})

test('where nothing was decided, the alert says that nothing is lost', () => {
  const { items } = bookingAlert({ code: 'NETWORK', status: 0, judul: '', message: '', isDecided: false })
  expect(items).toHaveLength(3)
})
