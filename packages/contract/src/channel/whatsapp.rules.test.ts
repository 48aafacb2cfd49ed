import { expect, test } from 'vitest'
import { isBerhenti, jenisWhatsapp, nomorWhatsapp } from './whatsapp.rules.ts'

test.each([
  ['081234567890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['0811234567', '62811234567'],
  ['0895123456789', '62895123456789'],
  [null, null],
  ['', null],
  ['0211234567', null],
  ['62211234567', null],
  ['080123456789', null],
  ['08123456', null],
  ['08123456789012', null],
  ['81234567890', null],
  ['14155551234', null],
  ['00', null],
] as const)('%s is reached at %s', (phone_number, nomor) => expect(nomorWhatsapp(phone_number)).toBe(nomor))

test.each([
  ['BERHENTI', true],
  ['berhenti', true],
  [' Berhenti.\n', true],
  ['stop', true],
  ['STOP!', true],
  ['jangan berhenti', false],
  ['berhenti merokok sulit', false],
  ['nonstop', false],
  ['', false],
])('%j ends a consent: %s', (text, ends) => expect(isBerhenti(text)).toBe(ends))

test('only schedules, no messages, alerts, results or invitations', () => {
  expect(jenisWhatsapp).toContain('pengingat_sejam')
  expect(jenisWhatsapp).toContain('disetujui')
  for (const jenis of ['balasan', 'rekam_dirilis', 'peringatan', 'peringatan_konsultasi', 'masuk', 'undangan_ulasan'])
    expect(jenisWhatsapp).not.toContain(jenis)
})
