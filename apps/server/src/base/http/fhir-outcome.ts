import type { Failure } from './errors.ts'

/** The address of the read API by FHIR R4. */
export const FHIR_PATH = '/api/fhir/r4'
export const FHIR_JSON = 'application/fhir+json; charset=utf-8'

/** HTTP statuses as the value set `issue-type` names them. */
const issueTypes: Record<number, string> = {
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  413: 'too-long',
  429: 'throttled',
  503: 'transient',
}

/** FHIR has one status for a request that is understood and wrong. */
export const fhirStatus = (status: number): number => (status === 422 ? 400 : status)

/** A refusal as FHIR sends one. `diagnostics` begins with the code that other calls have; the text is for a person. */
export function outcomeOf({ status, body }: Pick<Failure, 'status' | 'body'>, request_id: string) {
  const code = issueTypes[status] ?? (status >= 500 ? 'exception' : 'invalid')
  const [error] = body.errors ?? []
  return {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: 'error',
        code,
        details: { text: body.message },
        diagnostics: `${body.code}, request ${request_id}`,
        ...(error?.field && { expression: [error.field] }),
      },
    ],
  }
}
