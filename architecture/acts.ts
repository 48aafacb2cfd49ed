import { resolved } from './imports.ts'
import { rooms } from './rooms.ts'

// Where what happens is written (decision 3). Each rule returns what is wrong in one file; `server.test.ts` runs them.

const at = (file: string) => `apps/server/src/${file}`
const isFeature = (file: string) => rooms.some((room) => room !== 'base' && file.startsWith(at(`${room}/`)))
const isRoutes = (file: string) => file.endsWith('.routes.ts')
const importsOf = (file: string, body: string): string[] =>
  [...body.matchAll(/from '([^']+)'/g)].flatMap(([, to]) => resolved(file, to as string))

/** A transaction is an act's: a route file only names the act of an endpoint. */
const transactionInRoutes = (file: string, body: string): string[] =>
  isRoutes(file) && /\btransaction\s*[(<]/.test(body) ? [file] : []

/** Rules and policies are judged by acts. A route file declares its one function and nothing else. */
const decisionInRoutes = (file: string, body: string): string[] => {
  if (!isRoutes(file)) return []
  const rules = importsOf(file, body).filter((to) => /[./](rules|policy)\.ts$/.test(to))
  const declared = [...body.matchAll(/^(?!import\b|export function routes\()[a-z].*/gm)]
  return [...rules, ...declared.map(([line]) => line)].map((what) => `${file}: ${what}`)
}

/** What two features share is an act, an access file or a store. */
const importedRoutes = (file: string, body: string): string[] =>
  importsOf(file, body)
    .filter(isRoutes)
    .map((to) => `${file} → ${to}`)

/** `page` returns a page and the total, `put` inserts or replaces, `take` removes or claims the rows that it returns (decision 3). */
const storeVerbs = /^(find|list|count|has|insert|update|remove|lock|page|put|take)(?![a-z])/
/** The exported functions of a store that send a statement: the first parameter is a database or a transaction. */
const statementsIn = (body: string): string[] =>
  [...body.matchAll(/^export (?:async )?(?:function|const) (\w+)[^\n]*?\(\s*(?:db|tx)\b/gm)].map(
    ([, name]) => name as string,
  )
const otherVerbs = (file: string, body: string): string[] =>
  isFeature(file) && file.endsWith('.store.ts')
    ? statementsIn(body)
        .filter((name) => !storeVerbs.test(name))
        .map((name) => `${file}: ${name}`)
    : []

/** Each of these statements stands once, in the store whose act is the only way to it. */
const writers = ['consultation/konsultasi/', 'booking/booking/'].map(at)
const konsultasiWritten = (file: string, body: string): string[] =>
  isFeature(file) &&
  !writers.some((folder) => file.startsWith(folder)) &&
  /update konsultasi\b[^`]*\b(status|mulai|selesai)\s*=/.test(body)
    ? [file]
    : []

/** The act that each of these belongs to: moving, cancelling and restoring are called, never written again. */
const owners: Record<string, string> = {
  updateSlot: 'move.act.ts',
  updateDibatalkan: 'cancel.act.ts',
  lockSlotLama: 'restore.act.ts',
}
const takenFromOwner = (file: string, body: string): string[] =>
  Object.entries(owners).flatMap(([statement, act]) =>
    new RegExp(`import [^']*\\b${statement}\\b[^']*from '`).test(body) && file !== at(`booking/booking/${act}`)
      ? [`${file}: ${statement}`]
      : [],
  )

/** Texts of a consultation are decrypted where it is decided who reads them, and in no other file (decision 51). */
const opensKonsultasi = (file: string, body: string): string[] =>
  file !== at('consultation/konsultasi/baca.ts') && /\.(read|open|openBytes)\(\s*[`'"]konsultasi\./.test(body)
    ? [file]
    : []

/** The notes of a psychologist likewise (decision 51). */
const opensRekam = (file: string, body: string): string[] =>
  file !== at('care/rekam/baca.ts') && /\.(read|open|openBytes)\(\s*[`'"]rekam(_draf)?\./.test(body) ? [file] : []

type WrongIn = (file: string, body: string) => string[]
export const actRules: [rule: string, wrongIn: WrongIn][] = [
  ['no route file opens a transaction', transactionInRoutes],
  ['no route file decides', decisionInRoutes],
  ['no file imports routes, which features.ts finds', importedRoutes],
  ['stores of features name their statements by the verbs of a store', otherVerbs],
  ['status and time of a consultation are written by its own stores', konsultasiWritten],
  ['a consultation is moved, cancelled and restored by the one act of each', takenFromOwner],
  ['the texts of a consultation are decrypted in one file', opensKonsultasi],
  ['the notes of a psychologist are decrypted in one file', opensRekam],
]

export const plantedViolations: [file: string, body: string, wrongIn: WrongIn][] = [
  [at('absence/cuti/cuti.routes.ts'), 'route(api.x, () => db.transaction(async (tx) => null))', transactionInRoutes],
  [
    at('absence/cuti/cuti.routes.ts'),
    "import { checkCuti } from '@sehati/contract/absence/cuti.rules'",
    decisionInRoutes,
  ],
  [at('absence/cuti/cuti.routes.ts'), "import { mayManage } from './cuti.policy.ts'", decisionInRoutes],
  [at('absence/cuti/cuti.routes.ts'), 'async function ownCuti() {}', decisionInRoutes],
  [
    at('absence/cuti/add.act.ts'),
    "import { readable } from '../../consultation/konsultasi/konsultasi.routes.ts'",
    importedRoutes,
  ],
  [at('absence/cuti/cuti.store.ts'), 'export async function cancelAhead(\n  tx: Db,', otherVerbs],
  [at('absence/cuti/cuti.store.ts'), 'export const moveCuti = (db: Db) => db.rows(sql``)', otherVerbs],
  [
    at('absence/cuti/cuti.store.ts'),
    "sql`update konsultasi k set alasan = null, status = 'dibatalkan'`",
    konsultasiWritten,
  ],
  [at('channel/surat/susun.ts'), 'const k = seal.read(`konsultasi.keluhan:7`, row.keluhan)', opensKonsultasi],
  [
    at('consultation/konsultasi/konsultasi.store.ts'),
    "context.seal.open(\n  'konsultasi.pesan_pindah:7', x)",
    opensKonsultasi,
  ],
  [at('consultation/konsultasi/baca.ts'), 'const isi = seal.read(`rekam.isi:7:lengkap:1`, row.isi)', opensRekam],
  [at('care/rekam/sign.act.ts'), 'seal.open(`rekam_draf.isi:7:terbatas`, row.isi)', opensRekam],
  [
    at('absence/cuti/resolve.act.ts'),
    "import { updateSlot } from '../../booking/booking/booking.store.ts'",
    takenFromOwner,
  ],
]
