import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/bootstrap/root.mjs'
import { PAGE } from '../pgbackrest/page.ts'
import { DOCUMENTS } from './blocks.ts'

// A document stays short enough to be read, and what it or the code refers to is there.

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  // A file that is deleted but not committed yet is still listed.
  .filter((file) => fs.existsSync(path.join(root, file)))
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const prose = (file: string) => read(file).replace(/^ *```[\s\S]*?^ *```/gm, '')

/** The anchor that a repository's host gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file: string) =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Why a reference leads nowhere; null where it leads to a file, and to a heading if it names one. */
function faultOf(target: string, anchor: string | undefined): string | null {
  if (!fs.existsSync(path.join(root, target))) return `no file ${target}`
  return !anchor || anchorsOf(target).includes(anchor) ? null : `no heading #${anchor} in ${target}`
}

test("an operator's document has fewer than 150 lines, and README fits on a screen", () => {
  const linesOf = (file: string) => read(file).trimEnd().split('\n').length
  const tooLong = [...DOCUMENTS, PAGE].filter((file) => linesOf(file) >= (file === 'README.md' ? 50 : 150))
  expect(tooLong).toEqual([])
})

test('every link of a document leads to a file and a heading', () => {
  const links = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ file, link })))
    .filter(({ link }) => !/^[a-z]+:/.test(link))
  expect(links.length).toBeGreaterThan(50)
  const broken = links.flatMap(({ file, link }) => {
    const [place = '', anchor] = link.split('#')
    const fault = faultOf(place ? path.posix.join(path.posix.dirname(file), place) : file, anchor)
    return fault ? [`${file}: ${fault}`] : []
  })
  expect(broken).toEqual([])
})

test('every document that code and deployed files name is there, with the chapter in quotes behind it', () => {
  const named = files
    .filter((file) => /\.(ts|tsx|mjs|sql|yml|service|timer|conf|cfg|env)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\b(docs\/[\w/-]+\.md)(?:, "([^"]+)")?/g)].map(([, target = '', chapter]) => ({
        file,
        target,
        chapter,
      })),
    )
  expect(named.length).toBeGreaterThan(15)
  const broken = named.flatMap(({ file, target, chapter }) => {
    const fault = faultOf(target, chapter && anchorOf(chapter))
    return fault ? [`${file}: ${fault}`] : []
  })
  expect(broken).toEqual([])
})
