import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../scripts/start/settings.ts'
import { commandsOf, DOCUMENTS, parseBlocks, readBlocks } from './blocks.ts'
import { COMMANDS, trialOf, WRAPPERS } from './commands.ts'
import { differences, parseEnvironmentFile } from './environment-file.ts'

// What `npm run drill:docs` needs of the documents, without typing anything.

const blocks = DOCUMENTS.flatMap(readBlocks)
const linesOf = (language: string) =>
  blocks.filter((block) => block.language === language).flatMap(({ lines }) => lines.map(({ text }) => text))
const namesIn = (line: string) => commandsOf(line, (name) => WRAPPERS.has(name))

test('every line to be typed is one that a shell can read, of commands that the drill knows how to try', () => {
  const typed = linesOf('sh')
  expect(typed.length).toBeGreaterThan(30)
  const unknown = typed.flatMap(namesIn).filter((name) => !trialOf(name))
  expect(unknown).toEqual([])
  const broken = typed.filter((line) => spawnSync('bash', ['-n', '-c', line.replace(/<(\w+)>/g, '$1')]).status !== 0)
  expect(broken).toEqual([])
})

test('no command is named that no document uses', () => {
  const used = new Set(linesOf('sh').flatMap(namesIn))
  expect(Object.keys(COMMANDS).filter((name) => !used.has(name) && name !== 'patronictl')).toEqual([])
})

test('the settings of every chapter are accepted, and read alike by systemd and a shell', () => {
  const settings = blocks.filter(({ language }) => language === 'env')
  expect(settings.length).toBeGreaterThan(1)
  for (const { lines } of settings) {
    const text = `${lines.map((line) => line.text).join('\n')}\n`
    const values = parseEnvironmentFile(text)
    expect(differences(text, values)).toBeNull()
    expect(() => readSettings(values)).not.toThrow()
  }
})

describe('the parser', () => {
  test('knows the heading, the place and the lines of a block, and joins what a backslash continues', () => {
    const text = '## Backup\n\n```sh folder\nnpm run backup \\\n  -- --keep 14\n\nls\n```\n'
    expect(parseBlocks('a.md', text)).toEqual([
      {
        file: 'a.md',
        heading: 'Backup',
        language: 'sh',
        place: 'folder',
        lines: [
          { number: 4, text: 'npm run backup \\\n  -- --keep 14' },
          { number: 7, text: 'ls' },
        ],
      },
    ])
  })

  test.each(['```\nls\n```\n', '```sh\nls\n'])('refuses %j: its lines would be skipped in silence', (text) => {
    expect(() => parseBlocks('a.md', text)).toThrow('a.md')
  })

  test.each([
    ['A=1 npm start   # then; wait', ['npm start']],
    ['sudo -u postgres createdb --owner sehati x && cd "a; b"', ['sudo', 'createdb', 'cd']],
    ['f() ( set -a; . /x; exec runuser -u sehati -- "$@" )', ['set', '.', 'exec', 'runuser']],
    ['echo a > b || exit 1', ['echo', 'exit']],
    ['# nothing', []],
  ])('finds the commands of %s', (line, names) => {
    expect(commandsOf(line, (name) => ['sudo', 'exec', 'runuser'].includes(name))).toEqual(names)
  })
})
