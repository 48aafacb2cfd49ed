import fs from 'node:fs'

/** Which file of which Debian package the drill needs. */
const NEEDED: [file: string, packageName: string][] = [
  ['/usr/bin/pg_createcluster', 'postgresql'],
  ['/usr/bin/psql', 'postgresql'],
  ['/usr/bin/pgbackrest', 'pgbackrest'],
  ['/usr/bin/openssl', 'openssl'],
]
const SERVERS = '/usr/lib/postgresql'

/** The newest PostgreSQL of this machine that has a server, or the packages that are missing for the drill. */
export function findDebian(exists = fs.existsSync, list = listIn): { major: number } | { missing: string[] } {
  const majors = list(SERVERS).filter((name) => exists(`${SERVERS}/${name}/bin/postgres`))
  const major = Math.max(0, ...majors.map(Number))
  const missing = NEEDED.filter(([file]) => !exists(file)).map(([, name]) => name)
  if (major === 0) missing.unshift('postgresql')
  return missing.length > 0 ? { missing: [...new Set(missing)] } : { major }
}

const listIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
