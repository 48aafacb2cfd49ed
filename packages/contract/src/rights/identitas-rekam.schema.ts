import * as z from 'zod/mini'
import { AlasanTercatat } from '../base/alasan.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, IdQuery } from '../base/isian.ts'
import { semuaKeadaanBuka } from './identitas-rekam.rules.ts'

/** Asks to open the identity of an erased account. */
export const BukaIdentitasMasukan = z.object({
  user_id: IdMasukan,
  alasan: AlasanTercatat,
})
describeSchema(
  BukaIdentitasMasukan,
  'Why the identity of a record is opened whose account was erased, such as an order of a court.',
)
export type BukaIdentitasMasukan = z.output<typeof BukaIdentitasMasukan>

export const PutusanIdentitas = z.object({ setuju: z.boolean() })
describeSchema(PutusanIdentitas, 'Whether another person agrees to an opening. It is decided once.')

/** The last opening of an identity. Instants with the offset of Jakarta. */
const BukaIdentitas = z.object({
  buka_id: Id,
  keadaan: z.enum(semuaKeadaanBuka),
  alasan: z.string(),
  peminta: z.string(),
  /** Whether the caller asked for it. */
  milik_saya: z.boolean(),
  diminta_pada: z.string(),
  /** Who decided, and when; null while it waits. */
  pemutus: z.nullable(z.string()),
  diputus_pada: z.nullable(z.string()),
  berakhir_pada: z.nullable(z.string()),
})

/** The identity of a record is kept for this account: since when, until when, and the last opening. It does not say whose it is. */
export const IdentitasTersimpan = z.object({
  user_id: Id,
  dikunci_pada: z.string(),
  simpan_sampai: z.string(),
  bukaan: z.nullable(BukaIdentitas),
})
describeSchema(
  IdentitasTersimpan,
  'An erased account of which a medical record is kept, with the last opening of its identity, and without the identity.',
)
export type IdentitasTersimpan = z.output<typeof IdentitasTersimpan>

/** Of one account alone, where it is named. */
export const IdentitasQuery = z.object({ user_id: z.optional(IdQuery) })

/** Whose a record is, until `berakhir_pada`. */
export const IsiIdentitas = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  no_bpjs: z.nullable(z.string()),
  berakhir_pada: z.string(),
})
describeSchema(IsiIdentitas, 'Whose the medical record of an erased account is, while the opening lasts.')
export type IsiIdentitas = z.output<typeof IsiIdentitas>
