import { expect, test } from 'vitest'
import { sources, text } from './repository.ts'

// A session in the video room is never recorded (docs/adr/0071): nothing that could keep sound or picture is used anywhere.

const RECORDER =
  /\b(MediaRecorder|MediaStreamTrackProcessor|ImageCapture|captureStream|getDisplayMedia|createMediaStreamDestination|ScriptProcessorNode|createScriptProcessor|drawImage\(\s*video)\b/

test('nothing in the web or the contract records a stream', () => {
  const shipped = sources.filter((file) => /^(apps\/(web|server)|packages\/contract)\/src\//.test(file))
  expect(shipped.length).toBeGreaterThan(500)
  expect(shipped.filter((file) => RECORDER.test(text.get(file) as string))).toEqual([])
})

test.each([
  ['new MediaRecorder(stream)', true],
  ['canvas.captureStream(15)', true],
  ['audio.createMediaStreamDestination()', true],
  ['audio.createMediaStreamSource(stream)', false],
  ['new MediaStream([track])', false],
])('%s: found is %s', (source, found) => expect(RECORDER.test(source)).toBe(found))
