import crypto from 'node:crypto'
import { Refusal } from '../bootstrap/refusal.mjs'
import { decodeFrames, type Frame } from './frames.ts'
import { type Closing, FORMAT, type Opening, type TableSum } from './manifest.ts'
import type { Progress } from './progress.ts'
import { readSealed } from './sealed-file.ts'

/** Who wants to know what is in a backup, table by table. */
export type Reader = {
  /** Takes the rows of this table and resolves when it has done with them. */
  table(name: string, rows: AsyncIterable<Uint8Array>): Promise<void>
}

/** Only looks, and says how far it is. */
export const watched = (progress: Progress): Reader => ({
  table: async (name, rows) => {
    for await (const piece of rows) progress.add(piece.length, name)
  },
})

export type Contents = { opening: Opening; closing: Closing }

/**
 * Reads a backup from its first byte to its last and holds what it finds against its closing note. Throws a Refusal
 * if anything is missing or other than it was written.
 */
export async function readBackup(file: string, identities: string[], reader: Reader): Promise<Contents> {
  const frames = decodeFrames(readSealed(file, identities))[Symbol.asyncIterator]()
  const opening = await readOpening(file, frames)
  const found: Record<string, TableSum> = {}
  let next = await nextNote(file, frames)
  for (const { name } of opening.tables) {
    if ((next as { table?: string }).table !== name) throw damaged(file, `no table ${name}`)
    const hash = crypto.createHash('sha256')
    const sum = { rows: 0, bytes: 0, sha256: '' }
    let after: unknown
    const rows = (async function* () {
      for (;;) {
        const { value: frame, done } = await frames.next()
        if (done) throw damaged(file, 'no end')
        if ('note' in frame) {
          after = frame.note
          return
        }
        hash.update(frame.rows)
        sum.bytes += frame.rows.length
        sum.rows += countLines(frame.rows)
        yield frame.rows
      }
    })()
    await reader.table(name, rows)
    found[name] = { ...sum, sha256: hash.digest('hex') }
    next = after
  }
  const { sums } = next as Closing
  if (!sums || !(await frames.next()).done) throw damaged(file, 'no closing note')
  for (const { name } of opening.tables)
    if (JSON.stringify(found[name]) !== JSON.stringify(sums[name])) throw damaged(file, `table ${name}`)
  return { opening, closing: { sums } }
}

type Frames = AsyncIterator<Frame>

async function readOpening(file: string, frames: Frames): Promise<Opening> {
  const opening = (await nextNote(file, frames)) as Opening
  if (opening.format !== FORMAT)
    throw new Refusal(`${file} has format ${opening.format}; this version reads ${FORMAT}.`)
  return opening
}

async function nextNote(file: string, frames: Frames): Promise<unknown> {
  const { value, done } = await frames.next()
  if (done || !('note' in value)) throw damaged(file, 'not a backup of the database')
  return value.note
}

/** COPY ends each row with a line feed and writes those within values as \n. */
function countLines(rows: Uint8Array): number {
  let lines = 0
  for (let at = rows.indexOf(10); at >= 0; at = rows.indexOf(10, at + 1)) lines++
  return lines
}

const damaged = (file: string, what: string) => new Refusal(`${file} is not whole: ${what}.`)
