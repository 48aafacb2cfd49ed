import type { LingkupKunci, SumberFhir } from '@sehati/contract/people/kunci-api.rules'
import type { Objek } from '@sehati/contract/record/jejak.rules'
import type { Sumber } from '../../base/http/fhir-route.ts'
import type { Context } from '../../record/context.ts'
import type { Param, Saring } from './cari.ts'

export type Baca = Pick<Context, 'reads' | 'clock' | 'seal' | 'layanan'> & { lingkup: readonly LingkupKunci[] }

/** A resource that is about to leave, with whose it is and what names it as the end of a page. */
export type Hasil = {
  sumber: Sumber
  penanda: string
  /** Null where it is about no patient. */
  milik: { objek: Objek; objek_id: number; subjek_id: number } | null
}

/** How one kind of resource is read. Everything that the product says of itself by FHIR is made of these. */
export type Bacaan = {
  sumber: SumberFhir
  param: Record<string, Param>
  /** The resource of an id, as a list of one or none. */
  find: (context: Baca, id: string) => Promise<Hasil[]>
  /** One more than asked for: there is a next page. */
  page: (context: Baca, saring: Saring) => Promise<Hasil[]>
  /** Leaves out resources of a page that only the mapping knows; the page is then shorter. */
  pilih?: (saring: Saring, sumber: Sumber) => boolean
}

export const DIUBAH = { _lastUpdated: { jenis: 'date' } } as const satisfies Record<string, Param>
