import fs from 'node:fs'

/** The bytes that may wait to be written: beyond it lines are dropped, because memory matters more. */
const MOST_BYTES = 4 * 1024 * 1024
const AGAIN_MS = 50

/**
 * The output of the log. A full disk or a closed reader must not end the service: lines that cannot be written are
 * dropped, and the next line reports how many. Lines are written in order, many at once.
 */
export function openLogStream(fd = 1): { write: (line: string) => void } {
  let waiting: string[] = []
  let bytes = 0
  let dropped = 0
  let isWriting = false
  /** The unwritten part of the last write. */
  let rest: Buffer = Buffer.alloc(0)

  function take(): Buffer {
    if (rest.length > 0) return rest
    const lossNotice =
      dropped > 0 ? [`${JSON.stringify({ level: 40, time: Date.now(), msg: 'log lines lost', dropped })}\n`] : []
    const lines = Buffer.from([...lossNotice, ...waiting].join(''))
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
      // No reader is left.
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
