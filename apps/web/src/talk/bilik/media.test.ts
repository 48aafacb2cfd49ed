import { afterEach, expect, test, vi } from 'vitest'
import { bukaMedia } from './media.ts'

const SUARA = { kind: 'audio' }
const GAMBAR = { kind: 'video' }

/** A browser whose microphone and camera respond so; a name is that of the error. */
function withDevices(suara: string | null, gambar: string | null) {
  const asked: string[] = []
  const getUserMedia = async ({ audio, video }: MediaStreamConstraints) => {
    asked.push(`${audio ? 'suara ' : ''}${video ? 'gambar' : ''}`.trim())
    const fault = (audio && suara) || (video && gambar)
    if (fault) throw new DOMException('', fault)
    return { getTracks: () => [...(audio ? [SUARA] : []), ...(video ? [GAMBAR] : [])] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['both are there', null, null, SUARA, GAMBAR, null, null],
  ['no camera', null, 'NotFoundError', SUARA, null, null, 'tidak ada'],
  ['the camera is in use', null, 'NotReadableError', SUARA, null, null, 'dipakai'],
  ['no microphone', 'NotFoundError', null, null, GAMBAR, 'tidak ada', null],
  ['neither', 'NotFoundError', 'NotFoundError', null, null, 'tidak ada', 'tidak ada'],
] as const)('%s', async (_what, suara, gambar, ...[s, g, kendalaSuara, kendalaGambar]) => {
  withDevices(suara, gambar)
  expect(await bukaMedia(true)).toEqual({ suara: s, gambar: g, kendalaSuara, kendalaGambar })
})

test('a person who refused is asked once', async () => {
  const asked = withDevices(null, 'NotAllowedError')
  const refused = { suara: null, gambar: null, kendalaSuara: 'ditolak', kendalaGambar: 'ditolak' }
  expect(await bukaMedia(true)).toEqual(refused)
  expect(asked).toEqual(['suara gambar'])
})

test('voice only asks for no camera', async () => {
  const asked = withDevices(null, null)
  expect(await bukaMedia(false)).toMatchObject({ suara: SUARA, gambar: null, kendalaGambar: null })
  expect(asked).toEqual(['suara'])
})

test('a page without access to devices has none', async () => {
  vi.stubGlobal('navigator', {})
  expect(await bukaMedia(true)).toMatchObject({ suara: null, kendalaSuara: 'tidak ada', kendalaGambar: 'tidak ada' })
})
