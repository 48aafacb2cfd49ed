import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Not the documents: the server completes them and compresses each once (http/prepared.ts). */
const TEXT = /\.(js|css|svg|txt)$/
/** Below this a compressed file saves no packet. */
const WORTHWHILE = 1_000

const brotliOnce = promisify(brotliCompress)
const gzipped = promisify(gzip)

const known = new Map<string, Promise<Buffer>>()

/** As browsers take a text over https. A file is written so and judged by its weight (budget.ts), but compressed once. */
export function brotli(text: string): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) }
  const compressed = known.get(text) ?? brotliOnce(text, { params })
  known.set(text, compressed)
  return compressed
}

/** Lays a `.br` and a `.gz` beside every text file, so that the server compresses none of them on request. */
export function compress(): Plugin {
  let outDir = ''
  let isWritten = false
  return {
    name: 'sehati:compress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    async closeBundle() {
      // Also called after a failed build: an error here would hide the one that is the cause.
      if (!isWritten) return
      const names = await readdir(outDir, { recursive: true })
      await Promise.all(
        names
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const source = await readFile(`${outDir}/${name}`, 'utf8')
            if (Buffer.byteLength(source) < WORTHWHILE) return
            await writeFile(`${outDir}/${name}.br`, await brotli(source))
            await writeFile(`${outDir}/${name}.gz`, await gzipped(source, { level: 9 }))
          }),
      )
    },
  }
}
