import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/bootstrap/root.mjs'

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const settings = read('deploy/coturn/turnserver.conf')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const valuesOf = (name: string) =>
  settings.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))

test('the relay sends to no address but its own', () => {
  expect(valuesOf('denied-peer-ip')).toEqual(['0.0.0.0-255.255.255.255', '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'])
  expect(valuesOf('allowed-peer-ip')).toEqual(valuesOf('relay-ip'))
  expect(valuesOf('relay-ip')).toHaveLength(1)
  expect(settings).toEqual(expect.arrayContaining(['no-tcp-relay', 'no-multicast-peers', 'no-cli']))
})

test('it accepts only credentials that end, and logs no callers', () => {
  expect(settings).toContain('use-auth-secret')
  for (const line of settings)
    expect(line).not.toMatch(/^(user=|lt-cred-mech|no-auth|verbose|Verbose|allow-loopback-peers|web-admin|prometheus)/)
})

test('the document names its ports, and how many calls they are enough for', () => {
  const [from, to] = [...valuesOf('min-port'), ...valuesOf('max-port')].map(Number) as [number, number]
  const text = read('docs/video.md')
  expect(text).toContain(`${from}–${to} UDP`)
  expect(text).toContain(`${to - from + 1} ports of the file: enough for ${Math.floor((to - from + 1) / 6)}`)
  for (const port of [...valuesOf('listening-port'), ...valuesOf('tls-listening-port')])
    expect(text).toContain(`${port} `)
})
