import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/bootstrap/root.mjs'

/** The documents of an operator whose lines `drill:docs` types, in the order in which they are typed. */
export const DOCUMENTS = [
  'README.md',
  'docs/install.md',
  'docs/upgrade.md',
  'docs/configuration.md',
  'docs/video.md',
  'docs/monitoring.md',
  'docs/cluster.md',
  'docs/backup.md',
]

export type Line = { number: number; text: string }

/** A fenced block. `place` is the second word behind the fence: where the lines are typed (see CONTRIBUTING). */
export type Block = { file: string; heading: string; language: string; place: string; lines: Line[] }

export function readBlocks(file: string): Block[] {
  return parseBlocks(file, fs.readFileSync(path.join(root, file), 'utf8'))
}

/** A fence that is never closed and lines without a language are errors: both would be skipped in silence. */
export function parseBlocks(file: string, text: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let open: Block | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^ *```(.*)$/.exec(line)
    if (fence && open) open = null
    else if (fence) {
      const [language = '', place = ''] = (fence[1] ?? '').trim().split(/\s+/)
      if (!language) throw new Error(`${file}:${index + 1}: a fenced block without a language`)
      open = { file, heading, language, place, lines: [] }
      blocks.push(open)
    } else if (open) {
      const last = open.lines.at(-1)
      if (last?.text.endsWith('\\')) last.text += `\n${line}`
      else if (line.trim()) open.lines.push({ number: index + 1, text: line })
    } else heading = /^(?:#+ |\*\*)(.*?)(?:\*\*.*)?$/.exec(line)?.[1]?.trim() ?? heading
  }
  if (open) throw new Error(`${file}: the block below “${heading}” is never closed`)
  return blocks
}

/** What `npm` does hangs on its next word, and on the script where that is a drill. */
function nameAt(words: string[], begin: number): string {
  const length = words[begin] !== 'npm' ? 1 : words[begin + 2]?.startsWith('drill') ? 3 : 2
  return words.slice(begin, begin + length).join(' ')
}

/** The names of the commands of a line, wrappers and what they wrap alike; a comment has none. */
export function commandsOf(line: string, isWrapper: (name: string) => boolean): string[] {
  const bare = line
    .replace(/\\\n/g, ' ')
    .replace(/"[^"]*"|'[^']*'/g, 'quoted')
    .replace(/(^|\s)#.*$/, '')
  const defined = /^(\w+)\(\)/.exec(bare)?.[1]
  return bare
    .replace(/^\w+\(\)/, '')
    .split(/&&|\|\|?|[;(){}]/)
    .flatMap((part) => firstWords(part.trim().split(/\s+/), isWrapper))
    .filter((name) => name !== defined)
}

function firstWords(words: string[], isWrapper: (name: string) => boolean): string[] {
  const begin = words.findIndex((word) => word && !/^\w+=/.test(word))
  if (begin < 0) return []
  const name = nameAt(words, begin)
  if (!isWrapper(name)) return [name]
  // `sudo -u postgres createuser`, `runuser -u sehati -- node`: options, and the value of `-u`.
  const rest = words.slice(begin + 1)
  while (rest[0]?.startsWith('-')) rest.splice(0, rest[0] === '-u' ? 2 : 1)
  return rest[0]?.startsWith('quoted') ? [name] : [name, ...firstWords(rest, isWrapper)]
}
