import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/bootstrap/root.mjs'
import { findDebian } from './debian.ts'
import { adapt, blocksUnder, PAGE, readPage, systemctlOf, toTheEnd } from './page.ts'
import { commandOf, playUnits } from './units.ts'

// What `npm run drill:pgbackrest` needs of the operator's page and of `deploy/`, without Debian's packages.

const page = fs.readFileSync(path.join(root, PAGE), 'utf8')
const lines = readPage().flatMap(({ language, lines }) => (language === 'sh' ? lines.map(({ text }) => text) : []))
const systemd = path.join(root, 'deploy', 'systemd')
const deployed = (...parts: string[]) => fs.readFileSync(path.join(root, 'deploy', ...parts), 'utf8')

describe('the page', () => {
  test('has the chapters that the drill types, in lines that a shell can read', () => {
    for (const heading of ['Set it up', 'Schedule', 'Watch', 'Look first', 'In place'])
      expect(blocksUnder(heading)[0]?.language).toBe('sh')
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.filter((line) => spawnSync('bash', ['-n', '-c', line]).status !== 0)).toEqual([])
  })

  test('calls systemctl on lines of its own, for units that are there or belong to PostgreSQL and the service', () => {
    const calls = lines.filter((line) => line.includes('systemctl'))
    expect(calls.filter((line) => !systemctlOf(line))).toEqual([])
    for (const { verb, units } of calls.flatMap((line) => systemctlOf(line) ?? []))
      for (const unit of units.filter((one) => one.startsWith('sehati-')))
        if (verb === 'enable') playUnits(systemd, verb, unit)
        else expect(commandOf(systemd, unit)).toMatch(/^\/usr\/bin\/pgbackrest /)
  })

  test('puts every file of deploy/pgbackrest in place and fills its placeholders', () => {
    for (const name of fs.readdirSync(path.join(root, 'deploy', 'pgbackrest'))) {
      expect(page).toContain(`deploy/pgbackrest/${name}`)
      for (const [placeholder] of deployed('pgbackrest', name).matchAll(/@[A-Z_]+@/g))
        expect(lines.join('\n')).toContain(placeholder)
    }
  })
})

describe('what can be lost', () => {
  test('is at most a minute, and no day is without a backup', () => {
    expect(deployed('pgbackrest', 'archive.conf')).toMatch(/^archive_mode = on$/m)
    expect(deployed('pgbackrest', 'archive.conf')).toMatch(/^archive_timeout = 60$/m)
    expect(deployed('systemd', 'sehati-pgbackrest@full.timer')).toMatch(/^OnCalendar=Sun /m)
    expect(deployed('systemd', 'sehati-pgbackrest@diff.timer')).toMatch(/^OnCalendar=Mon\.\.Sat /m)
  })

  test('cannot be read where the copies lie', () => {
    expect(deployed('pgbackrest', 'pgbackrest.conf')).toMatch(/^repo1-cipher-type=aes-256-cbc$/m)
  })
})

describe('a line of the page on the machine of the drill', () => {
  const place = { folder: '/m', major: 17, lookPort: 6001, at: new Date('2026-11-23T02:00:00.123Z') }

  test.each([
    ['sudo -u postgres pgbackrest --stanza=sehati check', 'pgbackrest --stanza=sehati check'],
    ['install -o postgres -g postgres -m 0640 deploy/a /etc/a.conf', 'install -m 0640 deploy/a /m/etc/a.conf'],
    ['systemctl stop postgresql@15-main', 'systemctl stop postgresql@17-main'],
    [
      'mv /var/lib/postgresql/15/main /var/lib/postgresql/15/old',
      'mv /m/var/lib/postgresql/17/main /m/var/lib/postgresql/17/old',
    ],
    ['/usr/lib/postgresql/15/bin/pg_checksums', '/usr/lib/postgresql/17/bin/pg_checksums'],
    ["psql -p 5433 -Atc 'select 15'", "psql -p 6001 -Atc 'select 15'"],
    ['pg_createcluster -p 5433 15 look', 'pg_createcluster -s /m/run -l /m/var/log/look.log -p 6001 17 look'],
    ["at='2026-11-23 09:00:00+07'", "at='2026-11-23 02:00:00.123+00'"],
    ['apt-get install postgresql', 'apt-get --simulate install postgresql'],
  ])('%s', (line, adapted) => {
    expect(adapt(line, place)).toBe(adapted)
  })

  test('restores to the end of the archive without the options of a moment', () => {
    const line = 'pgbackrest --stanza=sehati --type=time --target="$at" --target-action=promote restore'
    expect(toTheEnd(line)).toBe('pgbackrest --stanza=sehati restore')
    const other = 'pgbackrest --stanza=sehati --type=full backup'
    expect(toTheEnd(other)).toBe(other)
  })

  test.each([
    ['systemctl enable --now a.timer b.timer   # from now on', { verb: 'enable', units: ['a.timer', 'b.timer'] }],
    ['systemctl daemon-reload', { verb: 'daemon-reload', units: [] }],
    ['systemctl stop a && systemctl start b', null],
    ['echo systemctl', null],
  ])('%s', (line, call) => {
    expect(systemctlOf(line)).toEqual(call)
  })
})

describe('packages', () => {
  const files = ['/usr/bin/pg_createcluster', '/usr/bin/psql', '/usr/bin/pgbackrest', '/usr/bin/openssl']
  const machine = (there: string[], majors: string[]) => {
    const servers = majors.map((major) => `/usr/lib/postgresql/${major}/bin/postgres`)
    return findDebian(
      (file) => [...there, ...servers].includes(String(file)),
      () => [...majors, '9', 'common'],
    )
  }

  test('the newest PostgreSQL with a server is used', () => {
    expect(machine(files, ['15', '17'])).toEqual({ major: 17 })
  })

  test('a missing one is named once', () => {
    expect(machine([], [])).toEqual({ missing: ['postgresql', 'pgbackrest', 'openssl'] })
    expect(machine(files.slice(0, 2), ['15'])).toEqual({ missing: ['pgbackrest', 'openssl'] })
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
test.runIf(hasSystemd)('systemd accepts the units', () => {
  const timers = ['full', 'diff'].map((type) => path.join(systemd, `sehati-pgbackrest@${type}.timer`))
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...timers], { encoding: 'utf8' })
  // Programs that are not installed here are none of the units' faults.
  expect(stderr.split('\n').filter((line) => line.includes('pgbackrest@') && !line.includes('not executable'))).toEqual(
    [],
  )
})
