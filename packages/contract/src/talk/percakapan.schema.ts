import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, IdQuery, teks, teksWajib } from '../base/isian.ts'
import { pageOf } from '../base/page.schema.ts'
import { isianTexts } from '../base/texts.ts'
import { Jam, Zona } from '../base/waktu.ts'
import { StatusKonsultasi } from '../consultation/konsultasi.schema.ts'
import { semuaJenisLampiran } from './percakapan.rules.ts'

/** Of the caller's message: on the server, on a device of the other person, seen by the other person. */
export const statusPesan = ['sent', 'delivered', 'read'] as const
export type StatusPesan = (typeof statusPesan)[number]

/** A file of a message. Its content is requested by the message's id (`getLampiran`); sizes in pixels, null for a document. */
export const Lampiran = z.object({
  nama: z.string(),
  jenis: z.enum(semuaJenisLampiran),
  ukuran: z.int(),
  lebar: z.nullable(z.int()),
  tinggi: z.nullable(z.int()),
})
describeSchema(Lampiran, 'The file of a message: a picture or a PDF. Sizes in pixels, null for a PDF.')
export type Lampiran = z.output<typeof Lampiran>

/** What a reply quotes. Of a deleted message nothing is left but that it was there. */
export const Kutipan = z.object({
  id: Id,
  pengirim_id: Id,
  nama_pengirim: z.string(),
  pesan: z.string(),
  dihapus: z.boolean(),
  ada_lampiran: z.boolean(),
})
describeSchema(Kutipan, 'The message that a reply quotes.')
export type Kutipan = z.output<typeof Kutipan>

/**
 * A chat message of a consultation; `id`, `waktu_kirim` (ISO 8601 with the WIB offset) and `pengirim_id` are the
 * server's. Ids of one conversation grow in the order in which messages became visible. A deleted message stays as a
 * marker: `dihapus` true, no text, no file. `status` is that of the other person's devices, for messages of both.
 */
export const Percakapan = z.object({
  id: Id,
  jadwal_id: Id,
  pengirim_id: Id,
  pesan: z.string(),
  waktu_kirim: z.string(),
  nama_pengirim: z.string(),
  client_id: z.nullable(z.uuid()),
  status: z.enum(statusPesan),
  balasan: z.nullable(Kutipan),
  diteruskan: z.boolean(),
  dihapus: z.boolean(),
  lampiran: z.nullable(Lampiran),
})
describeSchema(Percakapan, 'A message of a conversation. A deleted one stays without its content.')
export type Percakapan = z.output<typeof Percakapan>

/** `client_id` makes a retry harmless; `balas_id` quotes a message of the same consultation. */
export const PercakapanMasukan = z.object({
  jadwal_id: IdMasukan,
  pengirim_id: z.optional(IdMasukan),
  pesan: teksWajib(maxLength.pesan, isianTexts.pesan),
  client_id: z.optional(z.uuid()),
  balas_id: z.nullish(IdMasukan),
})
describeSchema(PercakapanMasukan, 'A new message. `client_id` makes it safe to send it again.')
export type PercakapanMasukan = z.output<typeof PercakapanMasukan>

/** The text fields beside the file `berkas` of a multipart message: text may be missing where there is a file. */
export const LampiranMasukan = z.object({
  client_id: z.uuid(),
  pesan: z._default(teks(maxLength.pesan), ''),
  balas_id: z.optional(IdQuery),
})

/** `id` is a message that the caller may read, `jadwal_id` the consultation of the caller's that it goes to. */
export const PenerusanMasukan = z.object({ id: IdMasukan, jadwal_id: IdMasukan, client_id: z.uuid() })
describeSchema(PenerusanMasukan, 'A message `id` that is forwarded to the consultation `jadwal_id`.')
export type PenerusanMasukan = z.output<typeof PenerusanMasukan>

/** How far a person has come in a conversation: the last message that reached a device of theirs, and the last one seen. */
export const TandaMasukan = z.object({
  jadwal_id: IdMasukan,
  terkirim_id: z.optional(IdMasukan),
  dibaca_id: z.optional(IdMasukan),
})
describeSchema(TandaMasukan, 'How far the caller has received and read a conversation.')
export type TandaMasukan = z.output<typeof TandaMasukan>

/** The marks of both, so that either side can draw its ticks. 0 where there is none yet. */
export const Tanda = z.object({
  jadwal_id: Id,
  user_id: Id,
  terkirim_id: z.int(),
  dibaca_id: z.int(),
})
describeSchema(Tanda, 'How far both people of a conversation have received and read it. 0 where nothing is marked.')
export type Tanda = z.output<typeof Tanda>

/** One conversation in the inbox: the other person of one of one's consultations. */
export const Kontak = z.object({
  jadwal_id: Id,
  user_id: Id,
  name: z.string(),
  foto_url: z.nullable(z.string()),
  /** Of the professional, null where the other person is a patient. */
  nama_spesialisasi: z.nullable(z.string()),
  /** Start of the consultation, ISO 8601 with the WIB offset. */
  tanggal: z.string(),
  /** The zone in which it takes place, also that of `jam_layanan`. */
  zona: Zona,
  status: StatusKonsultasi,
  /** From the first to the last hour of the professional's open sessions of the week, when a reply can be expected. */
  jam_layanan: z.nullable(z.object({ mulai: Jam, selesai: Jam })),
  pesan_terakhir: z.nullable(Percakapan),
  belum_dibaca: z.int(),
  /** Until when one may write: null while there is no end in sight, in the past when it is closed. */
  tutup_pada: z.nullable(z.string()),
})
describeSchema(Kontak, 'A conversation of the caller: the other person of a consultation, and the last message.')
export type Kontak = z.output<typeof Kontak>
export const KontakPage = pageOf(Kontak)
describeSchema(KontakPage, 'A page of conversations.')

/** One of the consultations with a person of the inbox. */
export const KonsultasiKontak = z.pick(Kontak, {
  jadwal_id: true,
  tanggal: true,
  zona: true,
  status: true,
  belum_dibaca: true,
})
describeSchema(
  KonsultasiKontak,
  'A consultation with a person of the inbox, and how much of its conversation is unseen.',
)
export type KonsultasiKontak = z.output<typeof KonsultasiKontak>

/** A person in the inbox, with the latest message of all conversations with them. */
export const KontakOrang = z.extend(
  z.pick(Kontak, {
    user_id: true,
    name: true,
    foto_url: true,
    nama_spesialisasi: true,
    pesan_terakhir: true,
  }),
  {
    /** The conversation that choosing the person opens: of the latest consultation that is not cancelled, else of the latest. */
    jadwal_id: Id,
    /** Unseen messages of all conversations with the person. */
    belum_dibaca: z.int(),
    /** The latest consultations with the person, newest first; cancelled ones only with messages. */
    konsultasi: z.array(KonsultasiKontak),
  },
)
describeSchema(KontakOrang, 'A person of the inbox: the consultations with them, and the last message of all of these.')
export type KontakOrang = z.output<typeof KontakOrang>
export const KontakOrangPage = pageOf(KontakOrang)
describeSchema(KontakOrangPage, 'A page of the inbox by person.')
