import type { Context } from '../../record/context.ts'
import { capabilityStatement } from './metadata.ts'
import { read, search } from './read.act.ts'
import { semuaBacaan } from './semua-bacaan.ts'

/** The read API by FHIR R4, for programs with a key. Its description names no person and needs none. */
export function routes(context: Context) {
  const { fhir } = context

  fhir({ path: '/metadata', lingkup: null }, async ({ alamat }) => capabilityStatement(semuaBacaan, alamat))

  for (const bacaan of semuaBacaan) {
    const { sumber, lingkup } = bacaan
    fhir({ path: `/${sumber}`, lingkup }, (ask) => search(context, bacaan, ask))
    fhir({ path: `/${sumber}/:id`, lingkup }, (ask) => read(context, bacaan, ask))
  }
}
