import { brandName } from '@sehati/contract/base/brand'
import { utc } from './acuan.ts'
import type { Bacaan } from './sumber.ts'

/** When the set of resources and parameters changed last. */
const SINCE = '2026-11-28T00:00:00Z'

/** What the product serves by FHIR, made of what is registered. */
export const capabilityStatement = (all: readonly Bacaan[], alamat: string) => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: utc(SINCE),
  kind: 'instance',
  software: { name: brandName },
  implementation: { description: `${brandName}: read-only`, url: alamat },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json'],
  rest: [
    {
      mode: 'server',
      security: { description: 'Authorization: Bearer with a key that an admin of the clinic makes, and its scopes.' },
      resource: all.map(({ sumber, param }) => ({
        type: sumber,
        interaction: [{ code: 'read' }, { code: 'search-type' }],
        versioning: 'no-version',
        ...(Object.keys(param).length > 0
          ? { searchParam: Object.entries(param).map(([name, { jenis }]) => ({ name, type: jenis })) }
          : {}),
      })),
    },
  ],
})
