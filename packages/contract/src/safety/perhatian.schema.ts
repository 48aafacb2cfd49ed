import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'

/** How many there are of what an admin should act on. Each number is that of the list to which it leads. */
export const Perhatian = z.object({
  /** Mails that were given up. */
  email_gagal: z.int(),
  /** Consultations that match the filter `belum_dijawab`. */
  belum_dijawab: z.int(),
  /** Consultations that match the filter `lewat_janji`. */
  lewat_janji: z.int(),
  /** Consultations that match the filter `terdampak`. */
  terdampak: z.int(),
  /** Professionals who are not active and still have open sessions. */
  sesi_nonaktif: z.int(),
  /** Active accounts that share their BPJS number with another one. */
  bpjs_kembar: z.int(),
  /** Faults that the last nightly check of the trail found. */
  jejak_rusak: z.int(),
  /** Emergency accesses whose review is overdue. */
  tinjauan_terlambat: z.int(),
  /** Reports of accesses whose answer is overdue. */
  keberatan_terlambat: z.int(),
  /** Objections to recorded absences that wait for a decision. */
  keberatan_hadir: z.int(),
  /** Alerts that no one handles, and for how many minutes the oldest has waited. */
  peringatan_belum: z.int(),
  peringatan_menit: z.int(),
  /** Alerts that a person has handled for four hours and that are not closed. */
  peringatan_terbuka: z.int(),
  /** 1 while Meta refuses every WhatsApp message, and its error code. */
  whatsapp_berhenti: z.int(),
  whatsapp_kode: z.int(),
  /** Emergency numbers that were not checked for `NOMOR_DIPERIKSA_HARI` days. */
  nomor_lama: z.int(),
  /** 1 from October on while the calendar has no national holiday of the next year. */
  libur_tahun_depan: z.int(),
  /** 1 in production while strict privacy is off. */
  privasi_longgar: z.int(),
})
describeSchema(Perhatian, 'How many mails, consultations and professionals wait for an admin to act on them.')
export type Perhatian = z.output<typeof Perhatian>
