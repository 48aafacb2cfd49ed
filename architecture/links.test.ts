import { expect, test } from 'vitest'
import { areaScreens, publicScreens } from '../packages/contract/src/base/screens.ts'
import { sources, text } from './repository.ts'

/** Addresses that people type, that the specification names or that the service worker shows, and to which nothing leads. */
const withoutLink = ['/luring', '/en/luring', '/medic']

const SCREENS = 'packages/contract/src/base/screens.ts'
/** Their keys are no links: the table itself, the components, and what search engines read of each page. */
const tables = [SCREENS, 'apps/web/src/page-components.ts', 'apps/web/src/landing/head.tsx']
const linking = sources.filter((file) => !tables.includes(file))

/** Whether a source has the address as a literal: `'/jadwal'`, `` `/jadwal?…` ``, `'/konsultasi/detail/…'`, `href="/en"`. */
const isLinked = (address: string, source: string) => {
  const fixed = address.replace(/:id$/, '')
  const end = fixed.endsWith('/') && fixed !== '/' ? '' : '(?![\\w/-])'
  return new RegExp(`['"\`}]${fixed}${end}`).test(source)
}

const addresses = [...Object.keys(publicScreens), ...Object.values(areaScreens).flatMap((area) => Object.keys(area))]

test('a link leads to each screen', () => {
  const unreachable = [...new Set(addresses)].filter(
    (address) => !linking.some((file) => isLinked(address, text.get(file) as string)),
  )
  expect(unreachable).toEqual(withoutLink)
})

test.each([
  ['/faq', "{ kata: 'FAQ', to: '/faq' }", true],
  ['/faq', "to: '/faq-lama'", false],
  ['/tenaga/:id', "'/tenaga/'", true],
  ['/tenaga/:id', "to: '/tenaga'", false],
])('the rule sees whether %s is linked in %s', (address, source, expected) =>
  expect(isLinked(address, source)).toBe(expected),
)
