import { once } from 'node:events'
import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { TcpProxy } from './tcp-proxy.ts'

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
