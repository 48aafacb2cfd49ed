import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type LooseTexts, looseTexts, textsInSlots } from './loose-texts.ts'

// The translator of a browser takes texts out of the document. React then cannot remove such a text, insert a node before it or
// change it, unless the text is the only child of its element: then it sets the whole content.

const src = fileURLToPath(new URL('../src/', import.meta.url))
/** The documents of the landing page are made by the build: React does not run in them. */
const files = globSync('**/*.tsx', { cwd: src, exclude: ['landing/**'] })
const read = (file: string) => readFileSync(src + file, 'utf8')

test('a text is the only child of its element', () => {
  const slots: LooseTexts['slots'] = new Map()
  const loose = files.flatMap((file) => {
    const found = looseTexts(read(file))
    for (const [component, names] of found.slots) slots.set(component, names)
    return found.texts.map((text) => `${file}:${text}`)
  })
  expect(loose).toEqual([])
  expect(files.flatMap((file) => textsInSlots(read(file), slots).map((text) => `${file}:${text}`))).toEqual([])
})

test.each([
  ['<p><Icon /> {kata}</p>', 1],
  ['<p>{a} · {b}</p>', 3],
  ['<p>{isNew && t`Baru`}<b>{kata}</b></p>', 1],
  ['<>{kata}</>', 1],
  ['<p>{kata}</p>', 0],
  ['<p><Icon /> <span>{kata}</span></p>', 0],
  ['<p><Icon /> <Trans>Ada {n} baris</Trans></p>', 0],
  ['<ul>{head}{rows.map((row) => <li>{row}</li>)}</ul>; const head = <li>x</li>', 0],
])('in %s it is %i times not', (source, times) => expect(looseTexts(source).texts).toHaveLength(times))

test('nor does it come beside others in the place that a component has for it', () => {
  const { slots } = looseTexts('const Row = ({ end }: { end: ReactNode }) => <p><b>x</b>{end}</p>')
  expect(textsInSlots('<Row end={t`Selesai`} />; <Row end={<b>Selesai</b>} />', slots)).toHaveLength(1)
})
