import { z } from 'zod'
import { maxLength } from './constants.ts'
import { Id, teksWajib } from './isian.ts'

/** A chat message of a consultation; `waktu_kirim` and `pengirim_id` are the server's. */
export const Percakapan = z.object({
  id: Id,
  jadwal_id: Id,
  pengirim_id: Id,
  pesan: z.string(),
  waktu_kirim: z.string(),
  nama_pengirim: z.string(),
})

/** `client_id` makes a retry harmless. */
export const PercakapanMasukan = z.object({
  jadwal_id: Id,
  pengirim_id: Id.optional(),
  pesan: teksWajib(maxLength.pesan, 'Pesan tidak boleh kosong.'),
  client_id: z.uuid().optional(),
})
