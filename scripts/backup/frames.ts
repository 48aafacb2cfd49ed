/** What a backup is made of: notes in JSON, and the rows of a table in the text format of COPY, in pieces. */
export type Frame = { note: unknown } | { rows: Uint8Array }

const HEAD = 5
const NOTE = 0x4a
const ROWS = 0x44
const LONGEST_NOTE = 64 * 1024 * 1024

/** One byte for the kind, four for the length, then the content. */
export function* encodeFrame(frame: Frame): Generator<Uint8Array> {
  const content = 'note' in frame ? Buffer.from(JSON.stringify(frame.note)) : frame.rows
  const head = Buffer.alloc(HEAD)
  head[0] = 'note' in frame ? NOTE : ROWS
  head.writeUInt32BE(content.length, 1)
  yield head
  yield content
}

/** Reads frames from pieces of any size. Rows are handed on as they come, so that a large table needs little memory. */
export async function* decodeFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let buffered: Buffer = Buffer.alloc(0)
  let open = 0
  for await (const piece of source) {
    buffered = buffered.length === 0 ? Buffer.from(piece) : Buffer.concat([buffered, piece])
    for (;;) {
      if (open > 0) {
        if (buffered.length === 0) break
        const rows = buffered.subarray(0, open)
        buffered = buffered.subarray(rows.length)
        open -= rows.length
        yield { rows }
        continue
      }
      if (buffered.length < HEAD) break
      const length = buffered.readUInt32BE(1)
      if (buffered[0] === ROWS) {
        open = length
        buffered = buffered.subarray(HEAD)
        continue
      }
      if (buffered[0] !== NOTE || length > LONGEST_NOTE) throw new Error('unknown content')
      if (buffered.length < HEAD + length) break
      yield { note: JSON.parse(buffered.subarray(HEAD, HEAD + length).toString('utf8')) }
      buffered = buffered.subarray(HEAD + length)
    }
  }
  if (open > 0 || buffered.length > 0) throw new Error('it ends in the middle')
}
