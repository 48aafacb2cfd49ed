import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { pageOf } from '../base/page.schema.ts'
import { JenisPemberitahuan } from './pemberitahuan.schema.ts'

/** A mail on its way: waiting (again), accepted by the mail server, or given up and for an admin to look at. */
export const statusSurat = ['antre', 'terkirim', 'gagal'] as const
export const StatusSurat = z.enum(statusSurat)
describeSchema(StatusSurat, 'A mail is queued (`antre`), sent (`terkirim`) or failed (`gagal`).')
export type StatusSurat = z.output<typeof StatusSurat>

/** What an admin sees of a mail: to whom and how it fared, never what it says. */
export const Surat = z.object({
  surat_id: z.uuid(),
  jenis: JenisPemberitahuan,
  status: StatusSurat,
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  percobaan: z.int(),
  /** What the mail server or the network said last, without addresses. */
  galat: z.nullable(z.string()),
  created_at: z.string(),
  terkirim_pada: z.nullable(z.string()),
})
describeSchema(Surat, 'A mail on its way: to whom, and how it fared. Never its text.')
export type Surat = z.output<typeof Surat>
export const SuratPage = pageOf(Surat)
describeSchema(SuratPage, 'A page of mails.')
