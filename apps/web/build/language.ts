import { fileURLToPath } from 'node:url'
import type { PluginItem } from '@babel/core'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'
import { compileSource } from './compile-source.ts'

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))

/** What understands the macros in components and the catalogues of English: for every build, the tests included. */
export function language(): PluginOption[] {
  const linguiConfig = getConfig({ configPath })
  const { preset, rolldown } = linguiTransformerBabelPreset(
    { descriptorFields: 'message', linguiConfig },
    { configPath },
  )
  const { plugins } = preset as { plugins: PluginItem[] }
  return [lingui({ configPath }), babel({ presets: [{ preset: { plugins: [...plugins, compileSource] }, rolldown }] })]
}
