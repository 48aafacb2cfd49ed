import { expect, test } from 'vitest'
import { checkTindakan } from './permintaan.rules.ts'

const said = { jawaban: 'Sudah.', alasan_tolak: 'bahaya_subjek' } as const
const open = {
  jenis: 'akses',
  status: 'baru',
  isOwn: false,
  isConfirmed: false,
  isPsikolog: true,
  boleh_izinkan: true,
} as const

test.each([
  ['opens notes whose author is gone', 'izinkan', {}, null],
  ['opens none while the author is there', 'izinkan', { boleh_izinkan: false }, 'NOTES_STEP'],
  ['opens none where no psychologist would read them', 'izinkan', { isPsikolog: false }, 'NOTES_STEP'],
  ['opens none for themselves', 'izinkan', { isOwn: true }, 'REQUEST_OWN'],
  ['opens none after the end', 'izinkan', { status: 'dijawab' }, 'REQUEST_CLOSED'],
  ['takes on none of psychologists', 'ambil', {}, 'REQUEST_ROUTED'],
  ['answers none of psychologists', 'jawab', {}, 'REQUEST_ROUTED'],
  ['refuses none of psychologists', 'tolak', {}, 'REQUEST_ROUTED'],
  ['answers where no psychologist is there', 'jawab', { isPsikolog: false, boleh_izinkan: false }, null],
] as const)('an officer %s', (_, tindakan, change, verdict) =>
  expect(checkTindakan({ tindakan, ...said }, { ...open, ...change })).toBe(verdict),
)
