import { sisiLampiran } from '@sehati/contract/base/constants'
import { isGambar, type JenisDokumen } from '@sehati/contract/talk/percakapan.rules'
import type { Lampiran } from '@sehati/contract/talk/percakapan.schema'
import type { Sharp } from 'sharp'
import { SECONDS, withPicture } from '../../people/foto/picture.ts'
import type { Isi } from './pesan.store.ts'

/** How each kind of document is recognised by its content, and the extension of its name. */
const documents: Record<JenisDokumen, { is: (isi: Buffer) => boolean; ending: string }> = {
  'application/pdf': { is: isPdf, ending: 'pdf' },
}
const documentKinds = Object.keys(documents) as JenisDokumen[]

const MAX_NAME = 120

/** Recognises a sent file by its content: a document unchanged, a picture encoded again; null for any other file. */
export async function readLampiran(isi: Buffer, nama: string): Promise<Isi | null> {
  const jenis = documentKinds.find((kind) => documents[kind].is(isi))
  if (jenis) {
    const none = { lebar: null, tinggi: null, kecil: null }
    return { ...none, nama: named(nama, documents[jenis].ending), jenis, ukuran: isi.length, penuh: isi }
  }
  return withPicture(
    isi,
    (picture) => within(picture, sisiLampiran.penuh),
    async (pixels, { width: lebar, height: tinggi }) => {
      const penuh = await asWebp(pixels.clone())
      const kecil = await asWebp(within(pixels.clone(), sisiLampiran.kecil))
      return { lebar, tinggi, penuh, kecil, nama: named(nama, 'webp'), jenis: 'image/webp', ukuran: penuh.length }
    },
  )
}

/** Readers of PDF look for the header in so many bytes: a BOM, a line break or what a scanner writes may come before it. */
const PDF_HEAD = 1_024
/** How other files begin whose readers look at their first bytes: pages and pictures of XML, scripts, archives, programs. */
const OTHERS = ['<', '#!', 'PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'MZ', '\x7fELF']

function isPdf(isi: Buffer): boolean {
  const head = isi.subarray(0, PDF_HEAD).toString('latin1')
  const start = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  return head.includes('%PDF-') && !OTHERS.some((other) => start.startsWith(other))
}

const within = (picture: Sharp, side: number) => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

const asWebp = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: 80 }).timeout({ seconds: SECONDS }).toBuffer()

/** The sender's file name, without characters that file systems refuse, with the extension of the stored format. */
function named(nama: string, ending: string): string {
  const stem = nama
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}\\/:*?"<>|\uFFFD]/gu, '')
    .trim()
  return `${[...stem].slice(0, MAX_NAME).join('') || 'lampiran'}.${ending}`
}

/**
 * The response with a file. A picture is shown; a document may contain active content, and its name makes browsers save it.
 * Browsers must not cache either: computers on a campus are shared, and a message may be deleted.
 */
export const asFile = ({ isi, jenis, nama }: { isi: Buffer; jenis: Lampiran['jenis']; nama: string }) => ({
  isi,
  jenis,
  ...(isGambar(jenis) ? {} : { nama }),
})
