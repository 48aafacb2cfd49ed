import babel from '@lingui/cli/api/extractors/babel'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { defaultLanguage, languages } from '@sehati/contract/base/language'
import { contractSentences, SENTENCES_FILE } from './build/contract-sentences.ts'

/** Indonesian is written in the components and needs no catalogue; English has one per folder, and one for the contract. */
export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: languages.filter((language) => language !== defaultLanguage),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['<rootDir>/src/{name}/'],
      exclude: ['<rootDir>/src/locales', '**/*.test.ts', '**/*.css', '**/*.js'],
    },
    { path: '<rootDir>/src/locales/{locale}/contract', include: [`<rootDir>/${SENTENCES_FILE}`] },
  ],
  // Without line numbers a catalogue changes only when a sentence does.
  format: formatter({ lineNumbers: false }),
  extractors: [
    { ...babel, match: (file) => file.includes('/src/') && babel.match(file) },
    {
      match: (file) => file.endsWith(SENTENCES_FILE),
      extract: (file, _code, found) => {
        for (const id of contractSentences()) found({ id, origin: [file, 1] })
      },
    },
  ],
})
