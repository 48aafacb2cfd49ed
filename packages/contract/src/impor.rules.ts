import type { z } from 'zod'
import { BarisPengguna, BarisTenagaProfesional, type JenisImpor, type MasalahBaris } from './impor.schema.ts'
import { type ErrorCode, messages } from './messages.ts'
import { imporTexts } from './texts.ts'

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
    ...missing.map((name) => ({ baris: 1, kolom: name, pesan: imporTexts.kolomTidakAda })),
    ...twice.map((name) => ({ baris: 1, kolom: name, pesan: imporTexts.kolomGanda })),
  ]
}

/** Judges each row by its schema, then by what `objections` knows against it; `keep` is what is stored of a good one. */
function judge<Row extends { email: string }, Kept>(
  rows: readonly Baris[],
  schema: z.ZodType<Row>,
  objections: (row: Row) => { kolom: string; pesan: string }[],
  keep: (row: Row) => Kept,
): Putusan<Kept> {
  const result: Putusan<Kept> = { sah: [], masalah: [] }
  const seen = new Set<string>()
  for (const { baris, sel } of rows) {
    const parsed = schema.safeParse(sel)
    const problems = parsed.success
      ? [
          ...(seen.has(parsed.data.email) ? [{ kolom: 'email', pesan: imporTexts.emailGanda }] : []),
          ...objections(parsed.data),
        ]
      : parsed.error.issues.map((issue) => ({ kolom: String(issue.path[0] ?? ''), pesan: issue.message }))
    if (parsed.success) seen.add(parsed.data.email)
    if (parsed.success && problems.length === 0) result.sah.push(keep(parsed.data))
    result.masalah.push(...problems.map((problem) => ({ baris, ...problem })))
  }
  return result
}

const because = (kolom: string, code: ErrorCode) => [{ kolom, pesan: messages[code].isi }]

/** `taken` are the addresses that already have an account. */
export const judgePengguna = (rows: readonly Baris[], taken: ReadonlySet<string>): Putusan<BarisPengguna> =>
  judge(
    rows,
    BarisPengguna,
    (row) => (taken.has(row.email) ? because('email', 'EMAIL_TAKEN') : []),
    (row) => row,
  )

type Orang = { user_id: number; level_id: number; is_profesional: boolean }
type Tenaga = { user_id: number; spesialisasi_id: number; lokasi: string }

/** `people` by their address, `spesialisasi` by their name in lower case. */
export function judgeTenagaProfesional(
  rows: readonly Baris[],
  people: ReadonlyMap<string, Orang>,
  spesialisasi: ReadonlyMap<string, number>,
): Putusan<Tenaga> {
  const specialityOf = (row: BarisTenagaProfesional) => spesialisasi.get(row.nama_spesialisasi.toLowerCase())
  const againstPerson = (person: Orang | undefined): ErrorCode | null => {
    if (!person) return 'USER_UNKNOWN'
    if (person.level_id !== 2 && person.level_id !== 3) return 'NOT_A_PROFESSIONAL_LEVEL'
    return person.is_profesional ? 'ALREADY_PROFESSIONAL' : null
  }
  return judge(
    rows,
    BarisTenagaProfesional,
    (row) => {
      const code = againstPerson(people.get(row.email))
      return [
        ...(code ? because('email', code) : []),
        ...(specialityOf(row) ? [] : because('nama_spesialisasi', 'SPESIALISASI_UNKNOWN')),
      ]
    },
    (row) => ({
      user_id: (people.get(row.email) as Orang).user_id,
      spesialisasi_id: specialityOf(row) as number,
      lokasi: row.lokasi,
    }),
  )
}
