import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { FeedbackMasukan } from '../care/feedback.schema.ts'
import { SpesialisasiMasukan } from '../clinic/spesialisasi.schema.ts'
import { BookingMasukan } from '../consultation/konsultasi.schema.ts'
import { UserBaru } from '../people/auth.schema.ts'
import { PercakapanMasukan } from '../talk/percakapan.schema.ts'
import { teks, teksBolehKosong, teksWajib } from './isian.ts'
import { tampak } from './tampak.ts'

const KOSONG = [
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u2060\ufeff',
  '\u200d',
  '\ufe0f',
  ' \u00a0\u3000 ',
  '\u202e\u2066',
  '\u115f\uffa0',
]

test.each(KOSONG)('a text of nothing visible is empty: %j', (kosong) => {
  expect(tampak(kosong)).toBe('')
  expect(teksBolehKosong(100).parse(kosong)).toBeNull()
  expect(teksWajib(100, 'Isi dulu.').safeParse(kosong).error?.issues[0]?.message).toBe('Isi dulu.')
})

test.each([
  ['name', UserBaru, 'name'],
  ['complaint', BookingMasukan, 'keluhan'],
  ['message', PercakapanMasukan, 'pesan'],
  ['comment', FeedbackMasukan, 'komentar'],
  ['speciality', SpesialisasiMasukan, 'nama_spesialisasi'],
])('a %s of nothing visible is refused as a blank one', (_what, schema, field) => {
  const sentence = (value: string) =>
    (schema as z.ZodMiniType).safeParse({ [field]: value }).error?.issues.find(({ path }) => path[0] === field)?.message
  expect(sentence('  ')).toBeTypeOf('string')
  for (const kosong of KOSONG) expect(sentence(kosong)).toBe(sentence('  '))
})

test.each([
  ['unseen characters within', 'Bu\u200bdi\u00ad', 'Budi'],
  ['runs of blanks', 'Budi  \u00a0 Santoso', 'Budi Santoso'],
  ['turned direction', '\u202eBudi\u202c', 'Budi'],
  ['an emoji of several', 'halo 👩\u200d⚕️', 'halo 👩\u200d⚕️'],
  ['Persian with a joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['lines and their indentation', 'satu\n  dua', 'satu\n  dua'],
])('%s', (_what, from, to) => expect(teks(100).parse(from)).toBe(to))

test('twins of a speciality are one name', () => {
  const nama = (isi: string) => SpesialisasiMasukan.parse({ nama_spesialisasi: isi }).nama_spesialisasi
  const kembar = [
    'Dokter Umum',
    'Dokter  Umum',
    'Dokter\u00a0Umum',
    '\uff24okter Umum',
    'Dokter \u200bUmum',
    'Dokter\nUmum',
  ]
  expect(new Set(kembar.map(nama))).toEqual(new Set(['Dokter Umum']))
})
