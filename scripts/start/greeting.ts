import type { Settings } from './settings.ts'

const DEMO_PASSWORD = 'sehati-demo'
const DEMO_ACCOUNTS = [
  ['Admin', 'admin@sehati.test'],
  ['Dokter', 'dokter@sehati.test'],
  ['Psikolog', 'psikolog@sehati.test'],
  ['Karyawan', 'karyawan@sehati.test'],
  ['Pengguna', 'user@sehati.test'],
]

/** The address a person can open: a wildcard host is not one. */
export function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${port}`
}

/** What `npm start` says once everything runs. */
export function greeting(settings: Settings, address: string): string {
  const accounts = DEMO_ACCOUNTS.map(([role = '', email]) => `    ${role.padEnd(10)}${email}`)
  const demo = ['', `  Akun contoh, kata sandi semuanya ${DEMO_PASSWORD}:`, ...accounts]
  return [
    '',
    `  Buka ${address}`,
    ...(settings.seedDemo ? demo : []),
    '',
    `Sehati siap di ${address}. Ctrl-C untuk berhenti.`,
  ].join('\n')
}
