import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { placesOf } from '@sehati/contract/base/sentence'
import { fieldTexts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { describe, expect, test } from 'vitest'
import { bareWords } from './bare-words.ts'

/** Folders whose words are not wrapped yet; what is not listed must not fall behind. */
const unfinished: string[] = []

/** Contain both languages themselves: scripts that run before the application load no catalogue. */
const bilingual = ['landing/booking-words.ts', 'landing/live.ts', 'landing/tenaga-ahead.ts']

const root = fileURLToPath(new URL('..', import.meta.url))
const src = `${root}src`
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\.ts|\.d\.ts$/.test(file))
const isIn = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`)

describe('words in components', () => {
  test('stand in a folder, which has a catalogue', () => {
    const beside = files.filter((file) => !file.includes('/'))
    expect(beside.filter((file) => readFileSync(`${src}/${file}`, 'utf8').includes("/macro'"))).toEqual([])
  })

  const finished = files.filter((file) => ![...unfinished, ...bilingual].some((place) => isIn(place)(file)))
  test('are within reach of a catalogue', () => {
    const bare = finished.flatMap((file) =>
      bareWords(readFileSync(`${src}/${file}`, 'utf8')).map((w) => `${file}:${w}`),
    )
    expect(bare).toEqual([])
  })

  test('are noticed when they are not', () => {
    expect(bareWords('<p>Simpan <b>ini</b></p>')).toHaveLength(2)
    expect(
      bareWords("<a aria-label={x ? 'Buka' : y} />; const a = { judul: 'Tutup' }; f('Coba lagi nanti')"),
    ).toHaveLength(3)
    expect(
      bareWords("<Trans>Simpan</Trans>; t`Simpan ini`; <p className='Dua kata'>1 · 2</p>; say('Data tidak ada')"),
    ).toEqual(['1: Dua kata'])
  })

  test('of forms are resolved in the language of the page', () => {
    const own = files.filter((file) => readFileSync(`${src}/${file}`, 'utf8').includes('@hookform/resolvers'))
    expect(own).toEqual(['base/lib/zod-resolver.ts'])
  })
})

const catalogs = await getCatalogs(getConfig({ configPath: `${root}lingui.config.ts` }))

describe.each(catalogs.map((catalog) => [catalog.path.replace(/.*\//, ''), catalog] as const))(
  'English of %s',
  (_, catalog) => {
    test('has every sentence and no other', async () => {
      const [written, found] = [(await catalog.read('en')) ?? {}, (await catalog.collect()) ?? {}]
      const text = (id: string) => found[id]?.message ?? written[id]?.message ?? id
      const missing = Object.keys(found).filter((id) => !written[id]?.translation)
      const left = Object.keys(written).filter((id) => !(id in found))
      expect({ missing: missing.map(text), left: left.map(text) }).toEqual({ missing: [], left: [] })
    })
  },
)

describe('English of the contract', async () => {
  const catalog = catalogs.find(({ path }) => path.endsWith('/contract'))
  const rows = Object.entries((await catalog?.read('en')) ?? {})
  const english = new Map(rows.map(([id, { translation }]) => [id, translation ?? '']))

  /** Sentences without English, or whose English has other places. */
  const wrong = (sentences: string[], known: Map<string, string>) =>
    sentences.filter((sentence) => {
      const translation = known.get(sentence)
      return !translation || placesOf(sentence).sort().join() !== placesOf(translation).sort().join()
    })

  const sentences = [
    ...Object.values<{ judul: string; isi: string; isiRinci?: string; isiHari?: string }>(messages).flatMap(
      ({ judul, isi, isiRinci, isiHari }) => [judul, isi, isiRinci ?? [], isiHari ?? []].flat(),
    ),
    ...Object.values(fieldTexts),
  ]

  test('has every sentence that a code stands for, with the same places', () => {
    expect(sentences.filter((sentence) => placesOf(sentence).length > 0).length).toBeGreaterThan(6)
    expect(wrong(sentences, english)).toEqual([])
    expect(wrong([...english.keys()], english)).toEqual([])
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['without its place', 'At most.'],
    ['with another place', 'At most {maximum} characters.'],
    ['with one place too many', 'At most {maksimum} of {semua} characters.'],
  ])('is refused where it is %s', (_, translation) => {
    const planted = new Map(english)
    if (translation === undefined) planted.delete(fieldTexts.teksPanjang)
    else planted.set(fieldTexts.teksPanjang, translation)
    expect(wrong(sentences, planted)).toEqual([fieldTexts.teksPanjang])
  })
})

test('a sentence of several areas has one English in all', async () => {
  const english = new Map<string, Set<string>>()
  for (const catalog of catalogs) {
    for (const [id, { message, context, translation }] of Object.entries((await catalog.read('en')) ?? {})) {
      const said = [message ?? id, context].filter(Boolean).join(' | ')
      if (translation) english.set(said, (english.get(said) ?? new Set()).add(translation))
    }
  }
  expect([...english].filter(([, all]) => all.size > 1)).toEqual([])
})
