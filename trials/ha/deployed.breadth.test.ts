import { describe, expect, test } from 'vitest'
import { deployed } from './layout.ts'

const machine = {
  NAME: 'node1',
  ADDRESS: '10.0.0.1',
  BIND: '10.0.0.9',
  NETWORK: '10.0.0.0/24',
  WATCHDOG: 'required',
  ETCD_DATA: '/e',
  DATA: '/d',
  BIN: '/b',
  PGPASS: '/p',
  SOCKETS: '/s',
  REST_PASSWORD: 'a',
  SUPERUSER_PASSWORD: 'b',
  REPLICATION_PASSWORD: 'c',
  REWIND_PASSWORD: 'd',
}
const patroni = deployed('patroni/patroni.yml', machine)
const setting = (name: string) => new RegExp(`^ +${name}: '?([^'\n]+)`, 'm').exec(patroni)?.[1]

test.each(['patroni/patroni.yml', 'patroni/etcd.env', 'haproxy/database.cfg', 'haproxy/web.cfg'])(
  '%s has no placeholder that the drill does not fill',
  (file) => {
    expect(deployed(file, machine)).not.toMatch(/@[A-Z0-9_]+@/)
    expect(() => deployed('patroni/patroni.yml', {})).toThrow('asks for NAME')
  },
)

describe('what keeps acknowledged bookings', () => {
  test('is replication to a second machine, and nothing that gives up waiting for it', () => {
    expect(setting('synchronous_mode')).toBe('true')
    expect(setting('synchronous_mode_strict')).toBe('true')
    expect(setting('synchronous_commit')).toBe('on')
    expect(setting('client_connection_check_interval')).toBe('0')
  })

  test('is a lead that is given up before another one may take it', () => {
    const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) => Number(setting(name)))
    expect(Number(loop) + 2 * Number(retry)).toBeLessThanOrEqual(Number(ttl))
    expect(Number(ttl)).toBeGreaterThanOrEqual(15)
  })

  test('is a lead that no node takes back without asking: Patroni 3.0.2 does so over etcd’s third interface', () => {
    expect(patroni).toMatch(/^etcd:$/m)
    expect(patroni).not.toMatch(/^etcd3:/m)
    expect(deployed('patroni/etcd.env', machine)).toMatch(/^ETCD_ENABLE_V2=true$/m)
  })
})
