import type { Actor } from '@sehati/contract/base/access'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { isTertutupUntuk } from '../../consultation/konsultasi/konsultasi.policy.ts'

/**
 * A message as this participant may see it. For a professional whose password an admin knows, a sentence stands in the place of
 * every text and file name, the own ones too (decision 60); sender, time and status stay. Every response with a message passes
 * here.
 */
export const tampak = <P extends Percakapan | null>(actor: Actor, pesan: P): P =>
  pesan !== null && isTertutupUntuk(actor) ? { ...pesan, ...tutup(pesan) } : pesan

const tutup = ({ pesan, lampiran, balasan }: Percakapan): Pick<Percakapan, 'pesan' | 'lampiran' | 'balasan'> => ({
  pesan: pesan && ISI_TERTUTUP,
  lampiran: lampiran && { ...lampiran, nama: ISI_TERTUTUP },
  balasan: balasan && { ...balasan, pesan: balasan.pesan && ISI_TERTUTUP },
})

/** The same for rows of the inbox. */
export const tampakBaris = <R extends { pesan_terakhir: Percakapan | null }>(actor: Actor, rows: readonly R[]): R[] =>
  rows.map((row) => ({ ...row, pesan_terakhir: tampak(actor, row.pesan_terakhir) }))
