import { posix as path } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limits } from '../vitest.limits.ts'
import { files, sources, text } from './repository.ts'

describe('files', () => {
  const vocabulary =
    /^[a-z0-9-]+(\.(schema|texts|messages|endpoints|rules|register|routes|act|store|policy|queries))?\.tsx?$|^(vite-env|po)\.d\.ts$/
  test('follow the vocabulary of names', () => {
    expect(sources.filter((f) => !vocabulary.test(path.basename(f)))).toEqual([])
  })

  test('have a name that says what they hold', () => {
    const drawers = /^(utils?|helpers?|common|shared|misc|types|index)\.(tsx?|mjs)$/
    expect(files.filter((f) => drawers.test(path.basename(f)))).toEqual([])
  })

  test('fit on a screen or two', () => {
    const long = [...text]
      .map(([file, body]) => [file, body.split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 300)
    expect(long).toEqual([])
  })

  test('export by name from where a thing is, without barrels', () => {
    expect(sources.filter((f) => /^export \*/m.test(text.get(f) as string))).toEqual([])
  })
})

test('no field cuts what is typed or pasted', () => {
  // A search term that is cut still finds all that the longer one would, and its field shows what is searched for.
  const cutting = sources.filter((f) =>
    /maxLength=\{(?!maxLength\.pencarian\})|\bmaxLength: maxLength\./.test(text.get(f) as string),
  )
  expect(cutting).toEqual([])
})

test('no test ends itself sooner than all others: on a loaded machine its limit would decide it', () => {
  const own = files
    .filter((f) => /\.test\.tsx?$/.test(f))
    .flatMap((f) =>
      [...(text.get(f) ?? '').matchAll(/^ *\}, ([\d_]{4,})\)$|^ *test\(.*\{ timeout: ([\d_]+) \}/gm)].map((m) => [
        f,
        m[1] ?? m[2],
      ]),
    )
    .filter(([, ms]) => Number(ms?.replaceAll('_', '')) < limits.testTimeout)
  expect(own).toEqual([])
})
