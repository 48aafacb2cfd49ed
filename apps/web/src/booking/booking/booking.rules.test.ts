import { alerts } from '@sehati/contract/base/texts'
import { describe, expect, test } from 'vitest'
import { type BookingDraft, bookingAlert, checkDraft } from './booking.rules.ts'

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
