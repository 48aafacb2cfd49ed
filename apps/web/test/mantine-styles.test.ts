import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// Style sheets of a few components are loaded by the files that show them (`base/ui/theme/mantine.css` has the others). Without its
// sheet a component works and is unreadable, which no test of behaviour notices.

const src = fileURLToPath(new URL('../src', import.meta.url))
const styles = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Group.layer.css'))
const sheetsIn = (css: string) =>
  [...css.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name]) => name)
const everywhere = new Set(sheetsIn(readFileSync(`${src}/base/ui/theme/mantine.css`, 'utf8')))

/** The components of Mantine that a file imports, with a style sheet that it does not load. */
function unstyled(code: string): string[] {
  const imported = [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
    (names as string).split(',').map((name) => name.trim()),
  )
  const own = new Set(sheetsIn(code))
  return imported.filter(
    (name) =>
      /^[A-Z]/.test(name) && existsSync(`${styles}/${name}.layer.css`) && !everywhere.has(name) && !own.has(name),
  )
}

test('each component has its style sheet', () => {
  const wrong = globSync('**/*.tsx', { cwd: src }).flatMap((file) =>
    unstyled(readFileSync(path.join(src, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('one without it is noticed', () => {
  const use = "import { Checkbox, Group } from '@mantine/core'\n"
  expect(unstyled(use)).toEqual(['Checkbox'])
  expect(unstyled(`import '@mantine/core/styles/Checkbox.layer.css'\n${use}`)).toEqual([])
})
