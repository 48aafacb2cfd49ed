import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { penyediaSettings, readPenyedia } from './oidc.ts'

const docs = readFileSync(new URL('../../../../../docs/sso.md', import.meta.url), 'utf8')
const examples = [...docs.matchAll(/^```env\n([\s\S]*?)^```/gm)].map(([, lines = '']) =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s) as [string, string]),
  ),
)
const [kampus = {}] = examples
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATABASE_URL: 'postgres://127.0.0.1/sehati', ...env }).penyedia

test('each example of the documentation is accepted', () => {
  expect(examples.map((env) => read(env).map(({ kode }) => kode))).toEqual([['kampus'], ['kampus'], ['entra']])
  expect(read(kampus)).toEqual([
    {
      kode: 'kampus',
      issuer: 'https://sso.kampus.example/realms/kampus',
      clientId: 'sehati',
      clientSecret: 'rahasia-dari-penyedia',
      label: 'SSO Kampus',
      domains: ['kampus.example', 'mhs.kampus.example'],
      levelClaim: 'jabatan',
    },
  ])
})

test('each setting of a provider is documented, and no other', () => {
  const documented = [...docs.matchAll(/^\| `OIDC_<NAME>_([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(documented).toEqual(Object.keys(penyediaSettings))
})

test('several providers stand beside each other; without the list there are none', () => {
  const rs = Object.entries(kampus).map(([name, value]) => [name.replace('KAMPUS', 'RS'), value])
  const both = { ...Object.fromEntries(rs), ...kampus, OIDC_PROVIDERS: 'kampus, rs' }
  expect(read(both).map(({ kode }) => kode)).toEqual(['kampus', 'rs'])
  expect(readPenyedia({}, [])).toEqual([])
})

test.each([
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL belum diisi'],
  [{ OIDC_PROVIDERS: 'Kampus UI' }, 'OIDC_PROVIDERS=Kampus UI salah'],
  [{ OIDC_PROVIDERS: 'kampus,kampus' }, 'OIDC_PROVIDERS=kampus,kampus salah'],
  [{ OIDC_PROVIDERS: '' }, 'OIDC_KAMPUS_ISSUER tidak dikenal'],
  [{ OIDC_PROVIDERS: 'kampus,rs' }, 'OIDC_RS_ISSUER, OIDC_RS_CLIENT_ID'],
  [{ OIDC_KAMPUS_LABLE: 'SSO' }, 'OIDC_KAMPUS_LABLE tidak dikenal'],
  [{ OIDC_KAMPUS_LABEL: '' }, 'OIDC_KAMPUS_LABEL belum diisi'],
  [{ OIDC_KAMPUS_ISSUER: 'http://sso.kampus.example' }, 'OIDC_KAMPUS_ISSUER=http://sso.kampus.example salah'],
  [{ OIDC_KAMPUS_EMAIL_DOMAINS: '@kampus.example' }, 'OIDC_KAMPUS_EMAIL_DOMAINS=@kampus.example salah'],
  [{ OIDC_KAMPUS_CLIENT_SECRET: 'pendek' }, 'OIDC_KAMPUS_CLIENT_SECRET=… salah'],
])('%j ends the start with a sentence', (change, sentence) => {
  expect(() => read({ ...kampus, ...change })).toThrow(sentence)
})
