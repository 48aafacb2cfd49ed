import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolved } from './imports.ts'

/** The source files of the repository, committed or not, as paths from its root. */
export const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // A file that is deleted but not committed yet is still listed.
  .filter((file) => existsSync(file))
/** The content of each file. */
export const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
export const isTest = (file: string) => /\.(test|type-test)\.tsx?$/.test(file)
/** The files that the product runs, without tests. */
export const sources = files.filter((file) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isTest(file))

/** The files that a file imports, statically or lazily. */
export const uses = (file: string): string[] =>
  [...(text.get(file) as string).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, to]) =>
    resolved(file, to as string),
  )
