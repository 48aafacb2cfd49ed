import { transformSync } from '@babel/core'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { compileSource } from './compile-source.ts'

const linguiConfig = getConfig({ configPath: new URL('../lingui.config.ts', import.meta.url).pathname })

test('Indonesian sentences are compiled where they stand', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code to be compiled
  const halo = '`Halo ${n}, ${plural(n, { other: "# hari" })}`'
  const source = `import { plural, t } from '@lingui/core/macro'; export const f = (n) => t${halo}`
  const macro = ['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message', linguiConfig }]
  const { code } = transformSync(source, { configFile: false, plugins: [macro, compileSource] }) ?? {}
  expect(code?.replace(/\s+/g, ' ')).toContain('message: ["Halo ", ["n"], ", ", ["n", "plural", {')
  expect(code).toContain('other: ["#", " hari"]')
})
