import fs from 'node:fs'
import path from 'node:path'
import { unpackPackages } from '@sehati/testkit/debian/debian-packages'

const WANTED = ['patroni', 'python3-etcd', 'python3-psycopg2', 'etcd-server', 'haproxy']
const POSTGRES_MAJORS = [18, 17, 16, 15]

export type Unpacked = {
  /** Holds what the packages would have put under `/`. */
  folder: string
  /** The folder of PostgreSQL's programs. */
  postgresBin: string
}

/** The programs of the cluster, with the newest PostgreSQL that the source of this machine has. */
export function unpackCluster(home: string): Unpacked {
  const folder = unpackPackages({
    folder: home,
    what: 'Patroni, etcd and HAProxy come',
    choose: (isKnown) => {
      const major = POSTGRES_MAJORS.find((one) => isKnown(`postgresql-${one}`)) ?? 15
      return [...WANTED, `postgresql-${major}`, `postgresql-client-${major}`]
    },
  })
  const versions = path.join(folder, 'usr/lib/postgresql')
  return { folder, postgresBin: path.join(versions, fs.readdirSync(versions)[0] ?? '', 'bin') }
}
