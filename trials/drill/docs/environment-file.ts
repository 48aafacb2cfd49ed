import { spawnSync } from 'node:child_process'

/** As systemd.exec(5) reads an EnvironmentFile: a name, a value, quotes taken off; a comment is a line of its own. */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line))
  return Object.fromEntries(
    lines.map((line) => line.split(/=(.*)/s)).map(([name = '', value = '']) => [name, value.replace(/^"(.*)"$/, '$1')]),
  )
}

/** Says where a shell that reads the file finds other values; null where it finds the same. */
export function differences(text: string, settings: Record<string, string>): string | null {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'set -a; eval "$1"; exec env', 'sh', text], {
    env: {},
    encoding: 'utf8',
  })
  const read = stdout.split('\n')
  const wrong = Object.entries(settings).filter(([name, value]) => !read.includes(`${name}=${value}`))
  return wrong.length > 0 ? `a shell reads otherwise than systemd: ${wrong.map(([name]) => name).join(', ')}` : null
}
