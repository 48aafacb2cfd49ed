import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { describe, expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../..', import.meta.url))
const guides = ['help-page.tsx', 'panduan.tsx'].map((file) => `src/clinic/artikel/${file}`)

const catalogs = await getCatalogs(getConfig({ configPath: `${web}lingui.config.ts` }))
const rows = (await Promise.all(catalogs.map((catalog) => catalog.read('en')))).flatMap((found) =>
  // The contract's catalogue knows a sentence by itself.
  Object.entries(found ?? {}).map(([id, { message = id, translation = '', origin }]) => ({
    message,
    translation,
    origin,
  })),
)

/** The English of each word of the screens and of the contract, in every context. */
const words = new Map<string, Set<string>>()
for (const { message, translation } of rows)
  if (translation) words.set(message, (words.get(message) ?? new Set()).add(translation))

/** What stands between the tags of a sentence, by the number of the tag. */
const tagged = (sentence: string) => new Map([...sentence.matchAll(/<(\d+)>([^<]+)<\/\1>/g)].map((m) => [m[1], m[2]]))

describe.each(guides)('%s', (file) => {
  const bold = [...readFileSync(`${web}${file}`, 'utf8').matchAll(/<b>([^<]+)<\/b>/g)].map((m) => m[1] as string)
  const sentences = rows.filter(({ origin }) => origin?.some(([from]) => from === file))

  test('names in bold only what a screen shows', () => {
    expect(bold.length).toBeGreaterThan(1)
    expect(bold.filter((word) => !words.has(word))).toEqual([])
  })

  test('names it in English as the screen does', () => {
    const wrong = sentences.flatMap(({ message, translation }) =>
      [...tagged(message)]
        .filter(([, word]) => bold.includes(word as string))
        .map(([tag, word]) => [word as string, tagged(translation).get(tag) ?? ''] as const)
        .filter(([word, english]) => !words.get(word)?.has(english)),
    )
    expect(wrong).toEqual([])
  })
})
