import type { InstrumenMasukan, InstrumenTerdaftar } from '@sehati/contract/care/skrining.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertInstrumen, listTerdaftar, updateNonaktif } from './instrumen.store.ts'

/** An admin imports an instrument that the clinic may use: it replaces the active version of its code. Call it in a transaction. */
export async function importInstrumen({ db }: Context, instrumen: InstrumenMasukan): Promise<InstrumenTerdaftar[]> {
  if (instrumen.izin === '') reject('INSTRUMENT_UNLICENSED')
  await updateNonaktif(db, instrumen.kode)
  await insertInstrumen(db, instrumen)
  return listTerdaftar(db)
}
