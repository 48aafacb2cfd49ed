import { execFile } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { TcpProxy } from '@sehati/testkit/network/tcp-proxy'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../../scripts/bootstrap/root.mjs'

/** The drill as a person starts it. */
const drill = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const program = path.join(root, 'trials', 'drill.mjs')
    const env = { PATH: process.env.PATH, HOME: process.env.HOME }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

test('a part plays, compares the books, and says what users saw', async () => {
  const { code, output } = await drill('--only', 'sigterm', '--short')
  expect(output).toMatch(/× book +201 /)
  expect(output).toMatch(/✓ nothing acknowledged is lost/)
  expect(output).toMatch(/^sigterm +\d+ +\d+ +0 +0 /m)
  expect(output.trimEnd()).toMatch(/\nlost 0$/)
  expect([code, output.includes('✗')]).toEqual([0, false])
  // It starts the product twice.
}, 180_000)

test('a part that is not there is refused', async () => {
  const { code, output } = await drill('--only', 'kill9,earthquake')
  expect([code, output]).toEqual([1, expect.stringContaining('not "earthquake"')])
})

test('the network of the drill passes, delays, swallows and refuses', async () => {
  const echo = net.createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const proxy = await TcpProxy.before(`postgres://127.0.0.1:${(echo.address() as net.AddressInfo).port}/x`)
  afterAll(async () => {
    await proxy.close()
    echo.close()
  })
  const open = async () => {
    const socket = net.connect(Number(new URL(proxy.url).port), '127.0.0.1')
    await once(socket, 'connect')
    return socket.setEncoding('utf8')
  }
  const ask = async (socket: net.Socket, text: string) => {
    socket.write(text)
    return String((await once(socket, 'data'))[0])
  }
  const first = await open()
  expect(await ask(first, 'one')).toBe('one')
  await proxy.turn({ delayMs: [10, 20] })
  expect(await ask(first, 'two')).toBe('two')
  await proxy.turn('swallow')
  first.write('three')
  await proxy.turn('pass')
  const second = await open()
  expect(await ask(second, 'four')).toBe('four')
  // What was swallowed stays so.
  expect(first.read()).toBeNull()
  const cut = once(second, 'close')
  await proxy.turn('refuse')
  await cut
  await expect(open()).rejects.toThrow('ECONNREFUSED')
  await proxy.turn('pass')
  expect(await ask(await open(), 'five')).toBe('five')
})
