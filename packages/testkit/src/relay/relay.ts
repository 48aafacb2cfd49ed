import { type ChildProcess, spawn } from 'node:child_process'
import dgram from 'node:dgram'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { cache } from '../../../../scripts/bootstrap/root.mjs'
import { librariesIn, unpackPackages } from '../debian/debian-packages.ts'
import { until } from '../machine/until.ts'

const HOST = '127.0.0.1'
export const RELAY_SECRET = 'rahasia-relay-untuk-uji'

/** A coturn that carries calls between its own addresses and reaches nothing else. */
export type Relay = {
  port: number
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>
  /** After an end: listens again at the same port. */
  start: () => Promise<void>
  /** Ends it and removes its files. */
  remove: () => Promise<void>
}

/** The programs of coturn, from the Debian packages of this machine; a Refusal where these cannot be had. */
const unpackRelay = (): string =>
  unpackPackages({ folder: path.join(cache, 'relay'), what: 'coturn comes', choose: () => ['coturn'] })

/**
 * Starts a relay on a free port. It denies every peer but its own address, as docs/video.md advises: then a call goes
 * from relay to relay and nothing else in the network can be reached through it.
 */
export async function startRelay(): Promise<Relay> {
  const unpacked = unpackRelay()
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-relay-'))
  const port = await freePort()
  let running: ChildProcess | null = null
  const start = async () => {
    running = spawn(path.join(unpacked, 'usr/bin/turnserver'), argumentsFor(port, home), {
      cwd: home,
      env: { ...process.env, LD_LIBRARY_PATH: librariesIn(unpacked) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await listening(running, port)
  }
  const kill = async () => {
    const mine = running
    running = null
    if (!mine || mine.exitCode !== null || mine.signalCode !== null) return
    mine.kill('SIGKILL')
    await once(mine, 'exit')
  }
  const remove = async () => {
    await kill()
    fs.rmSync(home, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return { port, kill, start, remove }
}

const argumentsFor = (port: number, home: string): string[] => [
  // No file of settings: what is not said here has the value that coturn gives it.
  '-n',
  `--listening-ip=${HOST}`,
  `--relay-ip=${HOST}`,
  `--listening-port=${port}`,
  '--use-auth-secret',
  `--static-auth-secret=${RELAY_SECRET}`,
  '--realm=sehati.test',
  '--allow-loopback-peers',
  '--denied-peer-ip=0.0.0.0-255.255.255.255',
  `--allowed-peer-ip=${HOST}`,
  '--no-cli',
  '--no-tls',
  '--no-dtls',
  '--no-multicast-peers',
  '--user-quota=8',
  '--log-file=stdout',
  `--pidfile=${path.join(home, 'pid')}`,
  `--db=${path.join(home, 'turndb')}`,
]

/** Returns when coturn responds to STUN: it writes of its listeners only when its buffer is full. */
async function listening(child: ChildProcess, port: number): Promise<void> {
  let output = ''
  let isEnded = false
  const read = (piece: Buffer) => {
    output = (output + piece).slice(-4_000)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  child.on('error', (error) => read(Buffer.from(error.message)))
  child.on('close', () => {
    isEnded = true
  })
  await until(() => isEnded || respondsToStun(port), 'coturn')
  if (isEnded) throw new Error(`coturn ended:\n${output}`)
}

/** A STUN binding request (RFC 8489): type, length, magic cookie, transaction. */
const bindingRequest = () =>
  Buffer.concat([Buffer.from([0, 1, 0, 0, 0x21, 0x12, 0xa4, 0x42]), crypto.getRandomValues(Buffer.alloc(12))])

async function respondsToStun(port: number): Promise<boolean> {
  const socket = dgram.createSocket('udp4')
  const signal = AbortSignal.timeout(200)
  try {
    const response = once(socket, 'message', { signal })
    socket.send(bindingRequest(), port, HOST)
    await response
    return true
  } catch {
    return false
  } finally {
    socket.close()
  }
}

/** coturn takes no port 0. Another program can take the port in between; then coturn says so and the test fails. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, HOST)
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
