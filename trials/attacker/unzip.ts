import { inflateRawSync } from 'node:zlib'

const [ENTRY, END] = [0x02014b50, 0x06054b50]

/** The text of all files of a ZIP archive, such as the sheets of a workbook. Throws where it is none. */
export function textOfZip(archive: Buffer): string {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('not a ZIP archive')
  const texts: string[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('not an entry of a ZIP archive')
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(begin, begin + size)
    texts.push((method === 8 ? inflateRawSync(bytes) : bytes).toString())
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return texts.join('\n')
}
