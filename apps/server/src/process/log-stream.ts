import fs from 'node:fs'

/** What may wait to be written: more is dropped, for memory is worth more than lines. */
const MOST_BYTES = 4 * 1024 * 1024
const AGAIN_MS = 50

/**
 * Where the log goes. A disk that is full, or a reader that has gone, must not end the service: what cannot be written is
 * dropped, and the next line that can be written says how many were. Lines are written in their order, many at once.
 */
export function openLogStream(fd = 1): { write: (line: string) => void } {
  let waiting: string[] = []
  let bytes = 0
  let dropped = 0
  let isWriting = false
  /** What the last write left of its lines. */
  let rest: Buffer = Buffer.alloc(0)

  function take(): Buffer {
    if (rest.length > 0) return rest
    const told =
      dropped > 0 ? [`${JSON.stringify({ level: 40, time: Date.now(), msg: 'log lines lost', dropped })}\n`] : []
    const lines = Buffer.from([...told, ...waiting].join(''))
    waiting = []
    bytes = 0
    return lines
  }

  function writeAll(): void {
    const lost = dropped
    const count = waiting.length
    const piece = take()
    isWriting = true
    fs.write(fd, piece, (error, written) => {
      isWriting = false
      if (error?.code === 'EAGAIN') {
        rest = piece
        setTimeout(writeOn, AGAIN_MS).unref()
        return
      }
      rest = error ? Buffer.alloc(0) : piece.subarray(written)
      dropped = error ? dropped + count : dropped - lost
      writeOn()
    })
  }

  const writeOn = () => !isWriting && (rest.length > 0 || waiting.length > 0) && writeAll()

  process.once('exit', () => {
    try {
      fs.writeSync(fd, Buffer.concat([rest, Buffer.from(waiting.join(''))]))
    } catch {
      // Nobody is left to tell.
    }
  })

  return {
    write: (line) => {
      if (bytes > MOST_BYTES) {
        dropped += 1
        return
      }
      waiting.push(line)
      bytes += line.length
      writeOn()
    },
  }
}
