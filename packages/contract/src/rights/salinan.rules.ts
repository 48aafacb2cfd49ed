import type { Register } from '../record/pemrosesan.register.ts'
import { type DataOrang, isiBerpembaca, type Kolom, namesOf, pembacaOf } from '../record/pemrosesan.rules.ts'

type Nama<K> = K extends readonly (infer N extends string)[] ? N : keyof K & string
type Isi = 'klinis' | 'layanan' | 'pengenal' | 'identitas'

/** The tables whose rows are in the copy of their person's data. */
export type TabelSalinan = {
  [T in keyof Register]: Register[T] extends { ekspor: 'ya' | 'ringkas' } ? T : never
}[keyof Register]

type KolomOf<T extends TabelSalinan> = Register[T]['kolom']
type KolomIsi<T extends TabelSalinan> = {
  [I in Isi & keyof KolomOf<T>]: Nama<KolomOf<T>[I]>
}[Isi & keyof KolomOf<T>]
type KolomTeknis<T extends TabelSalinan> = KolomOf<T> extends { teknis: infer K } ? Nama<K> : never

/**
 * How the copy names a table and its columns. Each column that says something of a person has words: those of its table, or those of
 * `Umum`. A technical column is in the copy where it has some; an empty word leaves it out.
 */
export type KataBagian<T extends TabelSalinan, Umum extends string> = {
  judul: string
  kolom: Record<Exclude<KolomIsi<T>, Umum>, string> & Partial<Record<KolomIsi<T> | KolomTeknis<T>, string>>
}

const isiSalinan = ['klinis', 'layanan', 'pengenal', 'identitas', 'teknis'] as const

/** The columns of a table that its person reads by the register: all but proofs of identity, and those of which they are no reader. */
export const kolomOrangnya = ({ kolom }: DataOrang): string[] =>
  isiSalinan.flatMap((isi) => namesOf(kolom, isi)).filter((nama) => isOrangnya(kolom, nama))

/** The words about health that the product shows to others alone, or to no one. */
export const kolomTertutup = ({ kolom }: DataOrang): string[] =>
  namesOf(kolom, 'klinis').filter((nama) => !isOrangnya(kolom, nama))

const isOrangnya = (kolom: Kolom, nama: string): boolean =>
  isiBerpembaca.every((isi) => {
    const readers = kolom[isi]?.[nama]
    return !readers || Object.values(pembacaOf(readers)).some((all) => all.includes('orangnya'))
  })
