import { expect, test } from 'vitest'
import { hematSuara, isJawabanUntuk, jawabanUntuk, sesiOf } from './sdp.rules.ts'

const sdp = (origin: string, ...lines: string[]) => ['v=0', `o=- ${origin} IN IP4 127.0.0.1`, ...lines, ''].join('\r\n')
const OPUS = ['m=audio 9 UDP/TLS/RTP/SAVPF 111 63', 'a=rtpmap:111 opus/48000/2']

test('a connection is known by its number, a description also by its version', () => {
  expect(sesiOf(sdp('46117 2'))).toBe('46117')
  const answer = jawabanUntuk(sdp('9 2'), sdp('46117 2'))
  expect(sesiOf(answer)).toBe('9')
  expect(isJawabanUntuk(answer, sdp('46117 2'))).toBe(true)
  expect(isJawabanUntuk(answer, sdp('46117 3'))).toBe(false)
  expect(isJawabanUntuk(answer, sdp('50000 2'))).toBe(false)
  expect(isJawabanUntuk(sdp('9 2'), sdp('46117 2'))).toBe(false)
})

test.each([
  [
    'added to what Opus has',
    [...OPUS, 'a=fmtp:111 minptime=10;useinbandfec=1'],
    'a=fmtp:111 minptime=10;usedtx=1;useinbandfec=1',
  ],
  ['against what it had', [...OPUS, 'a=fmtp:111 usedtx=0;useinbandfec=0'], 'a=fmtp:111 usedtx=1;useinbandfec=1'],
  ['where it has nothing', OPUS, 'a=fmtp:111 usedtx=1;useinbandfec=1'],
])('DTX and FEC are %s', (_what, lines, expected) => {
  const made = hematSuara(sdp('1 2', ...lines, 'a=fmtp:63 111/111'))
  expect(made.split('\r\n')).toContain(expected)
  expect(made.split('\r\n')).toContain('a=fmtp:63 111/111')
  expect(made.match(/a=fmtp:111/g)).toHaveLength(1)
  expect(made.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a description without Opus stays as it is', () => {
  const other = sdp('1 2', 'm=video 9 UDP/TLS/RTP/SAVPF 96', 'a=rtpmap:96 VP8/90000')
  expect(hematSuara(other)).toBe(other)
})
