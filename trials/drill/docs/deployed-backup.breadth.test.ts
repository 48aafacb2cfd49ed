import { execFileSync, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../../apps/server/src/base/db/migrate.ts'
import { createDatabase } from '../../../apps/server/test/database.ts'
import { ensureServiceRole, SERVICE_ROLE } from '../../../apps/server/test/service-role.ts'
import { root } from '../../../scripts/bootstrap/root.mjs'
import { canRead, credentials, postgresUser } from '../../../scripts/postgres/system-user.ts'
import { readBlocks } from './blocks.ts'
import { parseEnvironmentFile } from './environment-file.ts'

// What docs/install.md has an operator install, run with the environment and the rights that systemd gives it.

const read = (...parts: string[]) => fs.readFileSync(path.join(root, ...parts), 'utf8')
const unit = (name: string) => read('deploy', 'systemd', name)
const valuesOf = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
/** The settings file that the document has an operator write. */
const settingsBlock = readBlocks('docs/install.md').find(({ language }) => language === 'env')
const documented = `${settingsBlock?.lines.map(({ text }) => text).join('\n')}\n`

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-units-'))
const database = await createDatabase('template0')
await ensureServiceRole(database.url)
await migrate(database.url, SERVICE_ROLE)
afterAll(async () => {
  await database.drop()
  fs.rmSync(home, { recursive: true, force: true })
})

test('the documented settings read alike in a shell and in systemd, and name nothing unknown', () => {
  const file = path.join(home, 'sehati.env')
  fs.writeFileSync(file, documented)
  const shell = execFileSync('/bin/sh', ['-c', `set -a; . "${file}"; exec env`], { env: {}, encoding: 'utf8' })
  const inShell = Object.fromEntries(shell.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)))
  const inSystemd = Object.entries(parseEnvironmentFile(documented))
  expect(inSystemd.length).toBeGreaterThan(5)
  for (const [name, value] of inSystemd) expect([name, inShell[name]]).toEqual([name, value])
})

test('both units take the settings from the same file, and neither sets what that file sets', () => {
  const names = Object.keys(parseEnvironmentFile(documented))
  for (const name of ['sehati.service', 'sehati-backup.service']) {
    expect(valuesOf(unit(name), 'EnvironmentFile')).toEqual(['/etc/sehati/sehati.env'])
    expect(valuesOf(unit(name), 'User')).toEqual(['sehati'])
    for (const own of valuesOf(unit(name), 'Environment'))
      expect(names.filter((setting) => own.startsWith(`${setting}=`))).toEqual([])
  }
})

test('the nightly backup makes a whole backup as an account that may write nothing but its own folders', () => {
  // Root borrows an account without rights, as PostgreSQL's own start does; otherwise this account has to do.
  const account = canRead(postgresUser(), root) ? credentials(postgresUser()) : {}
  const [data, backups] = ['data', 'backups'].map((name) => path.join(home, name)) as [string, string]
  fs.chmodSync(home, 0o755)
  for (const folder of [data, backups]) {
    fs.mkdirSync(folder, { mode: 0o700 })
    if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid as number)
  }
  const settings = {
    ...parseEnvironmentFile(documented),
    DATA_DIR: data,
    DATABASE_URL: database.serviceUrl,
    DATA_KEY: crypto.randomBytes(32).toString('base64'),
    BACKUP_FOLDER: backups,
  }
  // What systemd itself sets, and nothing of this shell.
  const env = { ...settings, PATH: '/usr/local/bin:/usr/bin:/bin', HOME: data, LANG: 'C.UTF-8' }
  const run = (args: string[]) => spawnSync(process.execPath, args, { cwd: root, env, ...account, encoding: 'utf8' })
  const command = (valuesOf(unit('sehati-backup.service'), 'ExecStart')[0] ?? '').split(' ')
  expect(command[0]).toBe('/usr/bin/node')
  const withValues = command.slice(1).map((word) => word.replace(/^\$\{BACKUP_FOLDER\}$/, backups))

  expect(run(['scripts/backup.mjs', '--new-key', path.join(data, 'backup.key')])).toMatchObject({
    status: 0,
    stderr: '',
  })
  const before = fs.readdirSync(root)
  const backup = run(withValues)
  expect(backup).toMatchObject({ status: 0, stderr: expect.not.stringContaining('EACCES') })
  expect(fs.readdirSync(backups)).toEqual([expect.stringMatching(/^sehati-\d{8}T\d{9}Z\.backup$/)])
  expect(fs.readdirSync(data)).toContain('backup.stamp')
  expect(fs.readdirSync(root)).toEqual(before)
})
