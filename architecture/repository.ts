import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolved } from './imports.ts'

/** The files of the repository that match, committed or not, as paths from its root. */
const listed = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
    // A file that is deleted but not committed yet is still listed.
    .filter((file) => existsSync(file))

const read = (paths: string[]) => new Map(paths.map((file) => [file, readFileSync(file, 'utf8')]))

/** The source files of the repository, without the schema. */
export const files = listed('*.ts', '*.tsx', '*.mjs', '*.css')
/** The content of each of them. */
export const text = read(files)
/** The content of each file of plain JavaScript, which browsers get as it is written. */
export const browserScripts = read(listed('*.js'))
/** The content of each SQL file: the schema. */
export const schema = read(listed('*.sql'))
export const isTest = (file: string) => /\.(test|type-test)\.tsx?$/.test(file)
/** The files that the product runs, without tests. */
export const sources = files.filter((file) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isTest(file))

/** The files that a file imports, statically or lazily. */
export const uses = (file: string): string[] =>
  [...(text.get(file) as string).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, to]) =>
    resolved(file, to as string),
  )
