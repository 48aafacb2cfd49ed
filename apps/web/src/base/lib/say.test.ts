import { i18n, type Messages } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { checkSentence } from '@sehati/contract/base/isian'
import type { Language } from '@sehati/contract/base/language'
import { isianTexts } from '@sehati/contract/base/texts'
import { type DetailedCode, messages, type ParamsOf, patternOf, refusalSentence } from '@sehati/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bilangan, desimal, rupiah } from './angka.ts'
import { ApiError } from './api-error.ts'
import { english } from './english.ts'
import { becomeLanguage } from './language.ts'
import { say, sayAgain } from './say.ts'
import { bulanTahun, hariRelatif, rentangJam, tanggalPendek, tanggalTanpaHari, waktuPanjang } from './tanggal.ts'
import { zodResolver } from './zod-resolver.ts'

const catalogues: Record<Language, Messages> = { id: {}, en: english }
const startLanguage = (lang: Language) => {
  becomeLanguage(lang)
  i18n.loadAndActivate({ locale: lang, messages: catalogues[lang] })
}

test('in Indonesian everything is said as it is written', () => {
  expect([say('Data tidak ditemukan.'), say(null), say(undefined), say('')]).toEqual([
    'Data tidak ditemukan.',
    null,
    undefined,
    '',
  ])
  expect(say(isianTexts.teksPanjang, { maksimum: 20 })).toBe('Maksimal 20 karakter.')
  expect(sayAgain({ message: 'Seperti dikirim.', code: 'NOT_FOUND' })).toBe('Seperti dikirim.')
})

describe('in English', () => {
  beforeAll(() => startLanguage('en'))
  afterAll(() => startLanguage('id'))

  test('a sentence of the contract is looked up by itself', () => {
    expect(say(messages.NOT_FOUND.isi)).toBe('Nothing was found.')
    expect(say('Senin')).toBe('Monday')
  })

  test('what was filled into a sentence stays in it, in English where it can', () => {
    const refused = <C extends DetailedCode>(code: C, params: ParamsOf<C>) =>
      sayAgain({ message: refusalSentence(code, params), pattern: patternOf(code, params), params })
    const tutup = (libur: string) => refused('CLINIC_CLOSED', { libur })
    expect(refused('DATE_OUTSIDE_WINDOW', { minggu: 3 })).toContain('until 3 weeks')
    expect(tutup('Hari Raya Nyepi')).toBe('The clinic is closed: Hari Raya Nyepi.')
    expect(tutup('cuti bersama')).toBe('The clinic is closed: collective leave.')
    expect(sayAgain(checkSentence({ input: 'x', origin: 'string', code: 'too_big', maximum: 20 }))).toBe(
      'At most 20 characters.',
    )
    expect(say(isianTexts.teksPanjang, { maksimum: 20 })).toBe('At most 20 characters.')
  })

  test('a finished sentence is not recognised by its words', () =>
    expect(say('Maksimal 20 karakter.')).toBe('Maksimal 20 karakter.'))

  test('a text without a translation stays as it is', () =>
    expect(say('dr. Bramanta: apa kabar?')).toBe('dr. Bramanta: apa kabar?'))

  test('a sentence of another server stays as it was sent: its pattern, or a place, is unknown here', () => {
    const params = { apa: 1 }
    expect(sayAgain({ message: 'Kalimat 1.', pattern: 'Kalimat {apa}.', params })).toBe('Kalimat 1.')
    const [message, pattern] = ['Layanan tutup: Nyepi.', messages.CLINIC_CLOSED.isiRinci]
    expect(sayAgain({ message, pattern, params: { nama: 'Nyepi' } })).toBe(message)
    expect(sayAgain({ message: 'Data tidak ditemukan.' })).toBe('Nothing was found.')
  })

  test('a failed call is shown in it, its fields too', () => {
    const fields = [{ field: 'email', message: isianTexts.emailBentuk, code: 'emailBentuk' }]
    const { judul } = messages.VALIDATION_FAILED
    const error = new ApiError({ code: 'VALIDATION_FAILED', status: 422, judul, fields })
    expect([error.judul, error.fields[0]?.message]).toEqual([
      'Something is not right yet',
      'This is not a valid email address.',
    ])
    expect(new ApiError({ code: 'NETWORK', status: 0 }).judul).toBe('Not connected')
  })

  test('a failed call repeats the sentence of its first field', () => {
    const params = { maksimum: 2_000 }
    const first = { field: 'keluhan', message: 'Maksimal 2000 karakter.', pattern: isianTexts.teksPanjang, params }
    const second = { field: 'tanggal', message: isianTexts.kosong, code: 'kosong' }
    const error = new ApiError({
      code: 'VALIDATION_FAILED',
      status: 422,
      message: first.message,
      fields: [first, second],
    })
    expect(error.message).toBe('At most 2000 characters.')
    expect(error.fields).toEqual([
      { field: 'keluhan', message: 'At most 2000 characters.' },
      { field: 'tanggal', message: say(isianTexts.kosong) },
    ])
  })

  test('a failed call shows the detailed sentence of its code', () => {
    const params = { jam: '09.30', zona: 'WIB' }
    const detail = {
      message: refusalSentence('SLOT_INVALID', params),
      pattern: patternOf('SLOT_INVALID', params),
      params,
    }
    const error = new ApiError({ code: 'SLOT_INVALID', status: 409, ...detail })
    expect(error.message).toBe('This session now starts at 09.30 WIB. Please choose a time again.')
  })

  test('a form shows it under its fields', async () => {
    const schema = z.object({ orang: z.object({ nama: z.string().check(z.minLength(1, isianTexts.nama)) }) })
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { errors } = await zodResolver(schema)({ orang: { nama: '' } }, undefined, options)
    expect(errors).toMatchObject({ orang: { nama: { message: 'Enter a name.' } } })
  })

  test('a sentence of a component too', () => expect(t`Coba lagi`).toBe('Try again'))

  test('dates read as an Englishman in Jakarta would write them', () => {
    expect(waktuPanjang('2026-11-23T09:00:00+07:00')).toBe('Monday, 23 November 2026 at 09.00 WIB')
    expect([tanggalTanpaHari('2026-05-02'), tanggalPendek('2026-10-03'), bulanTahun('2026-12-01')]).toEqual([
      '2 May 2026',
      'Sat, 3 Oct',
      'December 2026',
    ])
    expect(rentangJam('09:00:00', '10:00:00', 7)).toBe('09.00–10.00 WIB')
    const relative = [-2, -1, 0, 1, 2, 9].map((n) => hariRelatif(`2026-11-${21 + n}`, '2026-11-21'))
    expect(relative).toEqual(['2 days ago', 'yesterday', 'today', 'tomorrow', 'in 2 days', 'in 9 days'])
  })

  test('numbers change their marks, prices do not', () => {
    expect([bilangan(-1234), desimal(4.5), rupiah(50_000)]).toEqual(['-1,234', '4.5', 'Rp50.000'])
  })
})
