import babel from '@lingui/cli/api/extractors/babel'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { defaultLanguage, languages } from '@sehati/contract/base/language'
import { areas, CONTRACT, isArea } from './build/catalogs.ts'
import { contractSentences, SENTENCES_FILE } from './build/contract-sentences.ts'

const catalog = (area: string) => `<rootDir>/src/locales/{locale}/${area}`

/** Indonesian is written in the components and needs no catalogue; English has one per area. */
export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: languages.filter((language) => language !== defaultLanguage),
  catalogs: [
    ...Object.entries(areas).map(([area, places]) => ({
      path: catalog(area),
      include: places.map((place) => `<rootDir>/src/${place}`),
      exclude: ['**/*.test.ts', '**/*.css', '**/*.js'],
    })),
    { path: catalog(CONTRACT), include: [`<rootDir>/${SENTENCES_FILE}`] },
  ],
  // Without line numbers a catalogue changes only when a sentence does.
  format: formatter({ lineNumbers: false }),
  extractors: [
    { ...babel, match: (file) => isArea(file) && babel.match(file) },
    {
      match: (file) => file.endsWith(SENTENCES_FILE),
      extract: (file, _code, found) => {
        for (const id of contractSentences()) found({ id, origin: [file, 1] })
      },
    },
  ],
})
