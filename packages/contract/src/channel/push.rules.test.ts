import { describe, expect, test } from 'vitest'
import { isScreen } from '../base/screens.ts'
import { jenisPemberitahuan } from './pemberitahuan.schema.ts'
import { halamanPush, isJenisPush, isLayananPush, isMendesak, kelompokOf, ttlPush, tungguTenang } from './push.rules.ts'
import { LanggananPush } from './push.schema.ts'
import { kalimatPush } from './push.texts.ts'

const at = (instant: string) => new Date(instant)
const wait = (jenis: Parameters<typeof isMendesak>[0], now: string, mulai: string | null = null, zona: 7 | 8 | 9 = 7) =>
  tungguTenang({ jenis, mulai: mulai === null ? null : at(mulai), zona }, at(now))?.toISOString() ?? null

describe('quiet hours', () => {
  test.each([
    ['2026-11-23T20:59:59+07:00', null],
    ['2026-11-23T21:00:00+07:00', '2026-11-24T00:00:00.000Z'],
    ['2026-11-23T23:59:59+07:00', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24T00:00:00+07:00', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24T06:59:59+07:00', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24T07:00:00+07:00', null],
  ])('at %s a push waits until %s', (now, until) => expect(wait('disetujui', now)).toBe(until))

  test('are those of the clinic’s clock', () => {
    expect(wait('disetujui', '2026-11-23T20:00:00+07:00', null, 8)).toBe('2026-11-23T23:00:00.000Z')
    expect(wait('disetujui', '2026-11-23T19:30:00+07:00', null, 9)).toBe('2026-11-23T22:00:00.000Z')
    expect(wait('disetujui', '2026-11-24T05:30:00+07:00', null, 9)).toBe(null)
  })

  test.each(['peringatan', 'peringatan_belum'] as const)('%s never waits', (jenis) =>
    expect(wait(jenis, '2026-11-24T02:00:00+07:00')).toBe(null),
  )

  test.each([
    ['pengingat_sejam', '2026-11-24T06:30:00+07:00', null],
    ['pengingat_sejam', '2026-11-24T07:00:00+07:00', null],
    ['pengingat_sejam', '2026-11-24T07:00:01+07:00', '2026-11-24T00:00:00.000Z'],
    ['pengingat_besok', '2026-11-25T06:00:00+07:00', '2026-11-24T00:00:00.000Z'],
    ['pengingat_sejam', null, '2026-11-24T00:00:00.000Z'],
    ['dijadwalkan', '2026-11-24T06:30:00+07:00', '2026-11-24T00:00:00.000Z'],
  ] as const)('at 06.00 %s of a consultation at %s waits until %s', (jenis, mulai, until) =>
    expect(wait(jenis, '2026-11-24T06:00:00+07:00', mulai)).toBe(until),
  )
})

test.each([
  ['2026-11-23T09:00:00+07:00', 7_200],
  ['2026-11-23T07:00:01+07:00', 1],
  ['2026-11-23T07:00:00+07:00', 86_400],
  ['2026-11-22T09:00:00+07:00', 86_400],
  ['2027-02-01T09:00:00+07:00', 28 * 86_400],
  [null, 86_400],
])('a push of a consultation at %s is kept %i seconds', (mulai, seconds) =>
  expect(ttlPush(mulai === null ? null : at(mulai), at('2026-11-23T07:00:00+07:00'))).toBe(seconds),
)

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.jahat.example/abc', false],
  ['https://jahatpush.apple.com/abc', false],
  ['https://jahatfcm.googleapis.com/abc', false],
  ['https://nama@fcm.googleapis.com/abc', false],
  ['https://:rahasia@fcm.googleapis.com/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://fcm.googleapis.com@jahat.example/abc', false],
  ['https://nama:rahasia@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['bukan alamat', false],
  ['', false],
])('%s is of a known push service: %s', (endpoint, isIt) => expect(isLayananPush(endpoint, [])).toBe(isIt))

test('a further origin is known where the settings name it', () => {
  expect(isLayananPush('http://127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(true)
  expect(isLayananPush('http://127.0.0.1:4001/a', ['http://127.0.0.1:4000'])).toBe(false)
  expect(isLayananPush('http://a:b@127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(false)
})

test('every notice has a neutral sentence, and what is mailed only has none', () => {
  expect(Object.keys(kelompokOf).toSorted()).toEqual(jenisPemberitahuan.filter(isJenisPush).toSorted())
  expect(isJenisPush('reset')).toBe(false)
  for (const kalimat of Object.values(kalimatPush))
    expect(kalimat).not.toMatch(/konsultasi|dokter|psikolog|sehat\b|sakit|darurat|bahaya|pasien|obat|skrining/i)
})

test.each([
  [5, 'disetujui', 7, '/konsultasi/7'],
  [1, 'peringatan', 7, '/konsultasi/7'],
  [5, 'masuk', null, '/user/notifikasi'],
  [3, 'tinjauan', null, '/psikolog/notifikasi'],
  [1, 'masuk', null, '/admin/notifikasi'],
  [1, 'peringatan', null, '/admin/jaga'],
  [2, 'peringatan', null, '/dokter/jaga'],
  [4, 'peringatan', null, '/karyawan/notifikasi'],
  [1, 'peringatan_belum', null, '/admin/jadwal-jaga'],
  [2, 'peringatan_belum', null, '/dokter/notifikasi'],
] as const)('a push leads level %i from %s of the consultation %s to %s', (level, jenis, jadwal_id, page) => {
  expect(halamanPush(level, { jenis, jadwal_id })).toBe(page)
  if (jadwal_id === null) expect(isScreen(page)).toBe(true)
})

test.each([
  ['pengingat_sejam', true],
  ['pengingat_besok', true],
  ['peringatan', true],
  ['peringatan_konsultasi', true],
  ['alihan_ditawarkan', true],
  ['disetujui', false],
  ['masuk', false],
] as const)('%s wakes the device: %s', (jenis, isIt) => expect(isMendesak(jenis)).toBe(isIt))

describe('a subscription', () => {
  const p256dh = `BA${'a'.repeat(85)}`
  const right = { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh, auth: 'a'.repeat(22) } }
  const reads = (change: object) => LanggananPush.safeParse({ ...right, ...change }).success

  test('is read as a browser writes it', () => expect(reads({ expirationTime: null })).toBe(true))

  test.each([
    ['an address that is too long', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(2_000)}` }],
    ['a key that is no point', { keys: { p256dh: `A${p256dh.slice(1)}`, auth: 'a'.repeat(22) } }],
    ['a key that is too short', { keys: { p256dh: p256dh.slice(1), auth: 'a'.repeat(22) } }],
    ['a secret that is too short', { keys: { p256dh, auth: 'a'.repeat(21) } }],
    ['no secret', { keys: { p256dh } }],
  ])('is refused with %s', (_what, change) => expect(reads(change)).toBe(false))
})
