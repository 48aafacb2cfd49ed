import net from 'node:net'
import { expect, test } from 'vitest'
import { checkPort, portRefusal } from './port.ts'

test('a port in use is refused with the remedy', async () => {
  const squatter = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  const { port } = squatter.address() as net.AddressInfo
  try {
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(
      new RegExp(`^Port ${port} sedang dipakai .*PORT=\\d+ npm start$`),
    )
  } finally {
    await new Promise((resolve) => squatter.close(resolve))
  }
  await checkPort('127.0.0.1', port)
})

test('the check waits for a program that is leaving the port', async () => {
  const leaving = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => leaving.once('listening', resolve))
  const { port } = leaving.address() as net.AddressInfo
  const waiting = checkPort('127.0.0.1', port, 30_000)
  setTimeout(() => leaving.close(), 300)
  await waiting
})

test('an address that this machine does not have is named', async () => {
  await expect(checkPort('203.0.113.7', 4000)).rejects.toThrow('HOST=203.0.113.7')
  expect(portRefusal('EADDRINUSE', '127.0.0.1', 3000).message).toContain('PORT=3001 npm start')
})
