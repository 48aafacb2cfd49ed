import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { PageQuery } from '../base/page.schema.ts'
import { StatusSurat, Surat, SuratPage } from './surat.schema.ts'

export const listSurat = endpoint({
  method: 'GET',
  path: '/api/admin/surat',
  access: 'admin',
  summary: 'Mails and how they fared, newest first.',
  query: z.extend(PageQuery, { status: z.optional(StatusSurat) }),
  data: SuratPage,
})

export const resendSurat = endpoint({
  method: 'POST',
  path: '/api/admin/surat/kirim-ulang',
  access: 'admin',
  summary: 'Try a mail again that was given up.',
  body: z.object({ surat_id: z.uuid() }),
  data: Surat,
  message: 'Email akan dikirim ulang.',
  errors: ['NOT_FOUND', 'MAIL_NOT_FAILED'],
  event: 'surat.resend',
})
