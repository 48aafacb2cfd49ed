import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { until } from '@sehati/testkit/machine/until'
import {
  isServing,
  type LaunchedProduct,
  launchProduct,
  noteOf,
  spawnLauncher,
} from '@sehati/testkit/product/launched-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPostmasterFile } from '../postgres/postmaster-pid.ts'
import { choosePort } from '../process/free-port.ts'
import { isAlive } from '../process/process-identity.ts'

/** The real product on a data directory of its own. The tests build on one another: a start costs seconds. */
let home = ''
let dataDir = ''
let port = 0
let product: LaunchedProduct

beforeAll(async () => {
  home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-start-')))
  fs.chmodSync(home, 0o755)
  dataDir = path.join(home, 'data')
  port = await choosePort(null)
  product = await launchProduct({ dataDir, port, env: { WAL_ARCHIVE: '/mnt/archive' } })
})

afterAll(async () => {
  product?.child.kill('SIGTERM')
  await product?.ended
  fs.rmSync(home, { recursive: true, force: true })
})

const data = () => path.join(dataDir, 'postgres', 'pg18')
const postmasterPid = () => readPostmasterFile(data())?.pid ?? 0
const serverPid = () => noteOf(dataDir)?.server?.pid ?? 0

test('it serves, and says where and for whom', async () => {
  expect(await isServing(product.address)).toBe(true)
  for (const role of ['admin', 'dokter', 'psikolog', 'karyawan', 'user'])
    expect(product.output()).toContain(`${role}@sehati.test`)
  expect(product.output().trimEnd().split('\n').at(-1)).toBe(
    `Sehati siap di ${product.address}. Ctrl-C untuk berhenti.`,
  )
})

test('the server serves as a role that owns nothing, and never learns the password of the owner', async () => {
  const secret = JSON.parse(fs.readFileSync(path.join(dataDir, 'postgres', 'secret.json'), 'utf8'))
  const environment = fs.readFileSync(`/proc/${serverPid()}/environ`, 'utf8')
  expect(environment).toContain(`postgres://sehati_layanan:${secret.servicePassword}@`)
  expect(environment).not.toContain(secret.password)
})

test('a setting that only earlier versions had is named once, and the start goes on', () => {
  expect(product.output().match(/WAL_ARCHIVE diabaikan/g)).toHaveLength(1)
})

test('a second start on the same data is refused, with address and pid', async () => {
  const second = spawnLauncher({ dataDir, port: await choosePort(null) })
  const { code, output } = await second.ended
  expect(code).toBe(1)
  expect(output).toContain(`Sehati sudah berjalan di ${product.address} (pid ${product.child.pid})`)
  expect(await isServing(product.address)).toBe(true)
})

test('a taken port is refused before anything is made', async () => {
  const squatter = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  const taken = (squatter.address() as net.AddressInfo).port
  const { code, output } = await spawnLauncher({ dataDir: path.join(home, 'other'), port: taken }).ended
  squatter.close()
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^\\s*Port ${taken} sedang dipakai program lain\\. .*PORT=\\d+ npm start\\s*$`))
  expect(fs.readdirSync(path.join(home, 'other'))).toEqual([])
})

test('a wrong environment value is one line', async () => {
  const { code, output } = await spawnLauncher({ dataDir, port, env: { APP_NOW: 'besok' } }).ended
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^Pengaturan APP_NOW=besok salah: [^\n]+$/)
})

test('a killed server is started again', async () => {
  const pid = serverPid()
  process.kill(pid, 'SIGKILL')
  await until(() => serverPid() !== pid, 'a new server')
  await until(() => isServing(product.address), 'the server to serve')
})

test('a killed postmaster is started again', async () => {
  const pid = postmasterPid()
  process.kill(pid, 'SIGKILL')
  await until(() => postmasterPid() !== pid && isAlive(postmasterPid()), 'a new postmaster')
  await until(() => isServing(product.address), 'the server to serve')
})

test('a killed launcher takes its server along; the next start finds the database and serves', async () => {
  const [postmaster, server] = [postmasterPid(), serverPid()]
  product.child.kill('SIGKILL')
  await product.ended
  product = await launchProduct({ dataDir, port })
  expect(isAlive(server)).toBe(false)
  expect(postmasterPid()).toBe(postmaster)
  expect(await isServing(product.address)).toBe(true)
})

test('asked to stop, twice and in two ways, it ends well and leaves nothing', async () => {
  const pids = [postmasterPid(), serverPid()]
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) product.child.kill(signal)
  const { code } = await product.ended
  expect(code).toBe(0)
  expect(pids.filter(isAlive)).toEqual([])
  expect(fs.existsSync(path.join(data(), 'postmaster.pid'))).toBe(false)
  expect(fs.existsSync(path.join(dataDir, 'launcher.lock'))).toBe(false)
  const processes = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout
  expect(processes.split('\n').filter((line) => line.includes(dataDir))).toEqual([])
})
