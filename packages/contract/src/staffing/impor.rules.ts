import type * as z from 'zod/mini'
import { isProfessional, type LevelId } from '../base/access.ts'
import type { Sentence } from '../base/isian.ts'
import { issueSentence } from '../base/issue.ts'
import { imporTexts } from '../base/texts-staf.ts'
import type { Verdict } from '../base/verdict.ts'
import { spesialisasi } from '../clinic/spesialisasi.messages.ts'
import { auth } from '../people/auth.messages.ts'
import { user } from '../people/user.messages.ts'
import { tenagaProfesional } from '../schedule/tenaga-profesional.messages.ts'
import { BarisPengguna, BarisTenagaProfesional, type JenisImpor, type MasalahBaris } from './impor.schema.ts'

/** A row as it was read: its cells by the names of their columns, in lower case. */
export type Baris = { baris: number; sel: Record<string, string> }

/** What is fit to be stored, and what is wrong with the others. */
export type Putusan<T> = { sah: T[]; masalah: MasalahBaris[] }

const wanted: Record<JenisImpor, readonly string[]> = {
  pengguna: ['name', 'email'],
  'tenaga-profesional': ['email', 'nama_spesialisasi', 'lokasi'],
}

/** Whether the first row names what is needed, once each. */
export function checkKolom(jenis: JenisImpor, kolom: readonly string[]): MasalahBaris[] {
  const missing = wanted[jenis].filter((name) => !kolom.includes(name))
  const twice = [...new Set(kolom.filter((name, at) => name !== '' && kolom.indexOf(name) !== at))]
  return [
    ...missing.map((name) => ({ baris: 1, ...problemOf(name, 'kolomTidakAda'), nilai: '' })),
    ...twice.map((name) => ({ baris: 1, ...problemOf(name, 'kolomGanda'), nilai: '' })),
  ]
}

/** How much of a value stands beside what is wrong with it. */
const NILAI_MAX = 40

/** The value of a cell as a person recognises it, shortened. */
function nilaiOf(cell = ''): string {
  const letters = Array.from(cell.trim())
  return letters.length > NILAI_MAX ? `${letters.slice(0, NILAI_MAX).join('')}…` : letters.join('')
}

type Problem = Omit<MasalahBaris, 'baris' | 'nilai'>

/** What is wrong with a column or, where `kolom` is empty, with the row itself. */
const problem = (kolom: string, { message, ...made }: Sentence): Problem => ({ kolom, pesan: message, ...made })

export const problemOf = (kolom: string, code: keyof typeof imporTexts): Problem =>
  problem(kolom, { message: imporTexts[code], code })

type Schema<Row> = z.ZodMiniObject<{ [Column in keyof Row]: z.ZodMiniType<Row[Column]> }>

/**
 * Judges each row by its schema, then by what `objections` knows against the cells that could be read: a row with one
 * wrong cell is reported with all its other faults too. `keep` is what is stored of a good row.
 */
function judge<Row extends { email: string }, Kept>(
  rows: readonly Baris[],
  schema: Schema<Row>,
  objections: (read: Partial<Row>) => Problem[],
  keep: (row: Row) => Kept,
): Putusan<Kept> {
  const result: Putusan<Kept> = { sah: [], masalah: [] }
  const columns = Object.keys(schema.shape)
  const seen = new Set<string>()
  for (const { baris, sel } of rows) {
    const read: Partial<Row> = {}
    const problems: Problem[] = []
    for (const kolom of columns as (keyof Row & string)[]) {
      const cell = schema.shape[kolom].safeParse(sel[kolom])
      if (cell.success) read[kolom] = cell.data
      else problems.push(...cell.error.issues.map((issue) => problem(kolom, issueSentence(issue))))
    }
    if (read.email !== undefined) {
      if (seen.has(read.email)) problems.push(problemOf('email', 'emailGanda'))
      seen.add(read.email)
    }
    problems.push(...objections(read))
    problems.sort((a, b) => columns.indexOf(a.kolom) - columns.indexOf(b.kolom))
    if (problems.length === 0) result.sah.push(keep(read as Row))
    // A password is repeated nowhere.
    const shown = (kolom: string) => (kolom === 'password' ? '…' : nilaiOf(sel[kolom]))
    result.masalah.push(...problems.map((problem) => ({ baris, ...problem, nilai: shown(problem.kolom) })))
  }
  return result
}

const refusals = { ...auth, ...user, ...tenagaProfesional, ...spesialisasi }
const because = (kolom: string, code: keyof typeof refusals) => [problem(kolom, { message: refusals[code].isi, code })]

/** `taken` are the addresses that already have an account, `isCommon` says which passwords the clinic refuses. */
export const judgePengguna = (
  rows: readonly Baris[],
  taken: ReadonlySet<string>,
  isCommon: (password: string) => boolean = () => false,
): Putusan<BarisPengguna> =>
  judge(
    rows,
    BarisPengguna,
    ({ email, password }) => [
      ...(email !== undefined && taken.has(email) ? because('email', 'EMAIL_TAKEN') : []),
      ...(password !== undefined && isCommon(password) ? because('password', 'PASSWORD_COMMON') : []),
    ],
    (row) => row,
  )

type Orang = { user_id: number; level_id: LevelId; is_profesional: boolean }
/** `klinik_id` is null for the first clinic. */
export type TenagaImpor = { user_id: number; spesialisasi_id: number; lokasi: string; klinik_id: number | null }
type IdByName = ReadonlyMap<string, number>

/** `people` by their address, `spesialisasi` and `klinik` by their names in lower case. */
export function judgeTenagaProfesional(
  rows: readonly Baris[],
  people: ReadonlyMap<string, Orang>,
  spesialisasi: IdByName,
  klinik: IdByName,
): Putusan<TenagaImpor> {
  const specialityOf = (nama: string) => spesialisasi.get(nama.toLowerCase())
  const clinicOf = (nama: string) => klinik.get(nama.toLowerCase())
  const againstPerson = (
    person: Orang | undefined,
  ): Verdict<'USER_UNKNOWN' | 'NOT_A_PROFESSIONAL_LEVEL' | 'ALREADY_PROFESSIONAL'> => {
    if (!person) return 'USER_UNKNOWN'
    if (!isProfessional(person.level_id)) return 'NOT_A_PROFESSIONAL_LEVEL'
    return person.is_profesional ? 'ALREADY_PROFESSIONAL' : null
  }
  return judge(
    rows,
    BarisTenagaProfesional,
    ({ email, nama_spesialisasi: nama, klinik: diKlinik }) => {
      const code = email === undefined ? null : againstPerson(people.get(email))
      const isUnknown = nama !== undefined && specialityOf(nama) === undefined
      const isElsewhere = diKlinik !== undefined && clinicOf(diKlinik) === undefined
      return [
        ...(code ? because('email', code) : []),
        ...(isUnknown ? because('nama_spesialisasi', 'SPESIALISASI_UNKNOWN') : []),
        ...(isElsewhere ? [problemOf('klinik', 'klinikTidakAda')] : []),
      ]
    },
    (row) => ({
      user_id: (people.get(row.email) as Orang).user_id,
      spesialisasi_id: specialityOf(row.nama_spesialisasi) as number,
      lokasi: row.lokasi,
      klinik_id: row.klinik === undefined ? null : (clinicOf(row.klinik) as number),
    }),
  )
}
