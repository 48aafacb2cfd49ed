import { t } from '@lingui/core/macro'
import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import { type JenisLampiran, jenisDari } from '@sehati/contract/talk/percakapan.rules'
import type { Kutipan, Percakapan, StatusPesan, Tanda } from '@sehati/contract/talk/percakapan.schema'
import { tanggalOf, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { kataLampiran } from './attachment.rules.ts'
import type { Tampak } from './outbox.ts'

/**
 * The part of a conversation that is on this device, oldest first. Up to `sampai` it has no gap; after it are only
 * responses to this user's own acts, and messages of the other person may be missing between them.
 */
export type Utas = { rows: Percakapan[]; sampai: number; adaLebihLama: boolean }

/** A quote says no more than the message that it quotes. */
function requote(row: Percakapan, quoted: Percakapan | undefined): Percakapan {
  if (!row.balasan || row.balasan.dihapus || !quoted?.dihapus) return row
  return { ...row, balasan: { ...row.balasan, pesan: '', dihapus: true, ada_lampiran: false } }
}

/** Both lists as one, by id; where both have a row, the later response counts. A deleted message never comes back. */
export function merge(rows: readonly Percakapan[], fresh: readonly Percakapan[]): Percakapan[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const row of fresh) {
    const before = byId.get(row.id)
    if (!before?.dihapus || row.dihapus) byId.set(row.id, row)
  }
  return [...byId.values()]
    .map((row) => requote(row, row.balasan ? byId.get(row.balasan.id) : undefined))
    .sort((a, b) => a.id - b.id)
}

const HOUR_MS = 3_600_000

/**
 * From which row on the past must be read again because messages may have been taken back unheard: those of the last
 * hour, and the last page in any case, as this device's clock may be wrong.
 */
export function unsureSince(rows: readonly Percakapan[], now: number, page: number): number {
  const byPage = rows.at(-page) ?? rows[0]
  const byHour = rows.find(({ waktu_kirim }) => now - Date.parse(waktu_kirim) < HOUR_MS)
  return Math.min(byPage?.id ?? 1, byHour?.id ?? Number.POSITIVE_INFINITY) - 1
}

const rank: Record<StatusPesan, number> = { sent: 0, delivered: 1, read: 2 }

/** How far a message of the user has come, from the row and from the other person's marks. */
export function statusOf(row: Pick<Percakapan, 'id' | 'status'>, other: Tanda | undefined): StatusPesan {
  const marked: StatusPesan =
    row.id <= (other?.dibaca_id ?? 0) ? 'read' : row.id <= (other?.terkirim_id ?? 0) ? 'delivered' : 'sent'
  return rank[marked] > rank[row.status] ? marked : row.status
}

/** Marks only move forward, in whichever order events arrive. */
export function withTanda(marks: readonly Tanda[] | undefined, next: Tanda): Tanda[] | undefined {
  if (!marks) return undefined
  const before = marks.find(({ user_id }) => user_id === next.user_id)
  const further = {
    ...next,
    terkirim_id: Math.max(next.terkirim_id, before?.terkirim_id ?? 0),
    dibaca_id: Math.max(next.dibaca_id, before?.dibaca_id ?? 0),
  }
  return [...marks.filter((mark) => mark !== before), further]
}

/** What is drawn of a message, sent or not: the same shape for both, so that nothing flickers when it arrives. */
export type Butir = {
  key: string
  /** Null until it is on the server. */
  id: number | null
  client_id: string | null
  isMine: boolean
  nama: string
  pesan: string
  waktu: string
  balasan: Kutipan | null
  diteruskan: boolean
  dihapus: boolean
  lampiran: Lampir | null
  tanda: StatusPesan | 'waiting' | 'refused'
  kemajuan: number | null
  ditolak: string | null
}
export type Lampir = {
  nama: string
  jenis: JenisLampiran
  ukuran: number
  lebar: number | null
  tinggi: number | null
  isi: Blob | null
}

const keyOf = (client_id: string | null, id: number) => client_id ?? `id-${id}`

function butirOfRow(row: Percakapan, user_id: number, other: Tanda | undefined): Butir {
  return {
    key: keyOf(row.client_id, row.id),
    id: row.id,
    client_id: row.client_id,
    isMine: row.pengirim_id === user_id,
    nama: row.nama_pengirim,
    pesan: row.pesan,
    waktu: row.waktu_kirim,
    balasan: row.balasan,
    diteruskan: row.diteruskan,
    dihapus: row.dihapus,
    lampiran: row.lampiran && { ...row.lampiran, isi: null },
    tanda: statusOf(row, other),
    kemajuan: null,
    ditolak: null,
  }
}

function butirOfKiriman(kiriman: Tampak, nama: string): Butir {
  const { client_id, pesan, waktu, balasan, berkas, kemajuan, ditolak } = kiriman
  return {
    key: client_id,
    id: null,
    client_id,
    isMine: true,
    nama,
    pesan,
    waktu,
    balasan,
    diteruskan: false,
    dihapus: false,
    lampiran: berkas && {
      nama: berkas.nama,
      jenis: jenisDari(berkas.isi.type) ?? 'image/webp',
      ukuran: berkas.isi.size,
      lebar: null,
      tinggi: null,
      isi: berkas.isi,
    },
    tanda: ditolak === null ? 'waiting' : 'refused',
    kemajuan,
    ditolak,
  }
}

/** Everything of a conversation in its order: what is on the server, then what is on its way. */
export function butirOf(
  rows: readonly Percakapan[],
  unsent: readonly Tampak[],
  { user_id, name, other }: { user_id: number; name: string; other: Tanda | undefined },
): Butir[] {
  // The row of a message may arrive by another way before the response to its own request.
  const arrived = new Set(rows.map(({ client_id }) => client_id))
  return [
    ...rows.map((row) => butirOfRow(row, user_id, other)),
    ...unsent.filter(({ client_id }) => !arrived.has(client_id)).map((kiriman) => butirOfKiriman(kiriman, name)),
  ]
}

/** The word over the messages of a day. */
export function hariPesan(waktu: string, today: Tanggal): string {
  const tanggal = tanggalOf(waktu)
  if (tanggal === today) return t`Hari ini`
  if (tanggal === addDays(today, -1)) return t`Kemarin`
  return tanggalPanjang(tanggal)
}

/** The first message that this person has not seen, the own ones aside. */
export const firstUnread = (butir: readonly Pick<Butir, 'id' | 'isMine'>[], dibaca_id: number): number | null =>
  butir.find(({ id, isMine }) => !isMine && id !== null && id > dibaca_id)?.id ?? null

/** What stands for a message where there is room for one line. */
export const ringkasOf = (pesan: {
  pesan: string
  dihapus: boolean
  lampiran?: { jenis: JenisLampiran } | null
  ada_lampiran?: boolean
}): string => {
  if (pesan.dihapus) return t`Pesan ini dihapus`
  if (pesan.pesan) return pesan.pesan
  if (pesan.lampiran) return t(kataLampiran[pesan.lampiran.jenis])
  return pesan.ada_lampiran ? t`Lampiran` : ''
}
