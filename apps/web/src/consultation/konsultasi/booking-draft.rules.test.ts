import { alerts, isianTexts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { describe, expect, test } from 'vitest'
import { refusalText } from './admin-refusal.rules.ts'
import { type BookingDraft, judgeDraft } from './booking-draft.rules.ts'

const complete: BookingDraft = {
  pasien: {},
  profesional_id: 3,
  hasChosen: true,
  isFree: true,
  keluhan: 'pusing',
}
const errors = (change: Partial<BookingDraft>) => judgeDraft({ ...complete, ...change })

describe('judgeDraft', () => {
  test('agrees with a complete form', () => expect(judgeDraft(complete)).toEqual({}))

  test('names every field that is missing at once', () =>
    expect(errors({ pasien: null, profesional_id: 0, hasChosen: false, isFree: false, keluhan: ' ' })).toEqual({
      pasien: isianTexts.wajib,
      profesional: isianTexts.wajib,
      keluhan: isianTexts.keluhan,
    }))

  test('a slot must be chosen and still be free', () => {
    expect(errors({ hasChosen: false, isFree: false })).toEqual({ slot: alerts.slotMissing.isi })
    expect(errors({ isFree: false })).toEqual({ slot: messages.SLOT_INVALID.isi })
  })
})

test('a refusal that addresses the patient is reworded for the admin, any other is unchanged', () => {
  expect(refusalText({ code: 'PATIENT_BUSY', message: messages.PATIENT_BUSY.isi })).toContain('Pasien ini')
  expect(refusalText({ code: 'SEMESTER_LIMIT', message: messages.SEMESTER_LIMIT.isi })).toContain('pasien ini')
  expect(refusalText({ code: 'SLOT_TAKEN', message: messages.SLOT_TAKEN.isi })).toBe(messages.SLOT_TAKEN.isi)
})
