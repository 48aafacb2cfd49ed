import { brandSlug } from '@sehati/contract/base/brand'
import type { SumberFhir } from '@sehati/contract/people/kunci-api.rules'

/** A reference to another resource of this API. */
export const acuan = (sumber: SumberFhir, id: number | string) => ({ reference: `${sumber}/${id}` })

/** The number that the product gives, with a system that no move of the service changes. */
export const nomor = (system: string, value: number | string) => [
  { system: `urn:${brandSlug}:${system}`, value: String(value) },
]

/** An instant in UTC, in whole seconds. */
export const utc = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19)}Z`

export const meta = (diubah: string) => ({ lastUpdated: utc(diubah) })

/** The one organization: the service itself. Its clinics are locations of it. */
export const LAYANAN_ID = 'layanan'
