import { describe, expect, test } from 'vitest'
import { actRules, plantedViolations } from './acts.ts'
import { isTest, sources, text, uses } from './repository.ts'

// Code leans on code in the direction in which its table leans on tables.
const ladder = [
  'jejak',
  'layanan',
  'spesialisasi',
  'user',
  'peristiwa',
  'pengaturan',
  'auth',
  'klinik',
  'tenaga-profesional',
  'jadwal-tenaga',
  'jenis',
  'alasan',
  'konsultasi',
  'eskalasi',
  'alihan',
  'batas',
  'semester',
  'tahan',
  'tautan',
  'hari-libur',
  'cuti',
  'templat',
  'rekam',
  'kedudukan',
  'tugas',
  'darurat',
  'jaga',
  'peringatan',
  'skrining',
  'keberatan',
  'foto',
  'percakapan',
  'push',
  'whatsapp',
  'bilik',
  'pemberitahuan',
  'surat',
  'feedback',
  'direktori',
  'kalender',
  'statistik',
  'perhatian',
  'ekspor',
  'impor',
]
const rung = (file: string) => {
  const noun = /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1]
  return noun === undefined ? -1 : ladder.indexOf(noun)
}

const serverFiles = sources.filter((f) => f.startsWith('apps/server/src/'))

describe('features of the server', () => {
  test('each has its rung', () => {
    expect(sources.filter((f) => f.startsWith('apps/server/src/features/') && rung(f) < 0)).toEqual([])
  })

  test('lean downward', () => {
    const wrong = sources
      .filter((f) => rung(f) >= 0)
      .flatMap((f) =>
        uses(f)
          .filter((to) => rung(to) > rung(f))
          .map((to) => `${f} → ${to}`),
      )
    expect(wrong).toEqual([])
  })

  test('write SQL only in stores', () => {
    const sqlAllowed = /\.store\.ts$|^apps\/server\/src\/(db\/|http\/health\.ts)/
    const wrong = sources.filter(
      (f) =>
        f.startsWith('apps/server/') && !sqlAllowed.test(f) && (text.get(f) as string).includes("'sql-template-tag'"),
    )
    expect(wrong).toEqual([])
  })

  test.each(actRules)('%s', (_rule, wrongIn) => {
    expect(serverFiles.flatMap((f) => wrongIn(f, text.get(f) as string))).toEqual([])
  })

  test.each(plantedViolations)('a planted violation is refused: %s %s', (file, body, wrongIn) => {
    expect(wrongIn(file, body)).not.toEqual([])
  })
})

test('a test that shares its database never switches all triggers off: the counts that they keep would be wrong for the next file', () => {
  const isWrong = (body: string) =>
    body.includes('await sharedServer(') && body.includes('session_replication_' + 'role')
  expect(isWrong('await sharedServer()\nset local session_replication_' + 'role')).toBe(true)
  expect([...text].filter(([file, body]) => isTest(file) && isWrong(body)).map(([file]) => file)).toEqual([])
})
