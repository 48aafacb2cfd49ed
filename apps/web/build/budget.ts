import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { appOf, chunksOf, filesOf, frameOf } from './chunks.ts'
import { entrances } from './entrances.ts'

/**
 * Kilobytes of a first load, compressed as every browser that is met over https takes it: a landing page with all that it
 * fetches, the scripts of a page of the application, and a script that reads ahead of it.
 *
 * Keep 0.3 kB of a page's budget free. After any change brotli divides the large chunk of the application into other blocks, and
 * the hashes in the names of files change: builds of the booking page that differed only in the name, the slug or the colours of
 * `brand.ts` weighed from 188.9 to 189.1 kB, and the longest name was not the heaviest. With less room, a build passes under one
 * brand and fails under another.
 */
const LANDING_KB = 45
const ROUTE_KB = 199.5
/** All that the page shows first waits for it. */
const AHEAD_KB = 4.5
/** Pages that are opened most by phone have a bound of their own. */
const OWN_KB = new Map([['waiting/booking/appointment-page.tsx', 185.5]])

const TEXT = /\.(js|css|svg|txt|html)$/
/** The server completes the documents and compresses each once (http/prepared.ts). */
const COMPLETED = /\.html$/
/** Below this a compressed file saves no packet. */
const WORTHWHILE = 1_000
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

type File = Rollup.OutputChunk | Rollup.OutputAsset
const contentOf = (file: File) => Buffer.from(file.type === 'chunk' ? file.code : file.source)

/** Lays a `.br` and a `.gz` beside a text file, so that the server compresses none on request. Returns the bytes that are sent. */
async function compress(dir: string, file: File): Promise<number> {
  const content = contentOf(file)
  if (!TEXT.test(file.fileName)) return content.length
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const brotli = await toBrotli(content, { params })
  if (!COMPLETED.test(file.fileName) && content.length >= WORTHWHILE) {
    await writeFile(join(dir, `${file.fileName}.br`), brotli)
    await writeFile(join(dir, `${file.fileName}.gz`), await toGzip(content, { level: 9 }))
  }
  return brotli.length
}

/** What a landing page fetches, but when idle. Of the fonts that its styles name, only those that its head does too. */
function neededBy(html: string): string[] {
  const named = html.replace(/data-prefetch="[^"]*"/, '').match(/\/(?:assets\/[\w.-]+|favicon\.svg)/g) ?? []
  return [...new Set(named.filter((file) => !file.endsWith('.woff2') || html.includes(`href="${file}"`)))]
}

type First = { name: string; files: Iterable<string>; limit: number }

/** Every first load with its files and its budget. */
function firstLoads(bundle: Rollup.OutputBundle): First[] {
  const publicPages = new Set(entrances.flatMap(({ page, level }) => (level === null ? `${page}.tsx` : [])))
  const pages = chunksOf(bundle).flatMap((chunk): First[] => {
    const page = /\/src\/([a-z]+\/[a-z-]+\/[a-z-]+-page\.tsx)$/.exec(chunk.facadeModuleId ?? '')?.[1]
    if (!page) return []
    const files = filesOf(bundle, [appOf(bundle), chunk, ...frameOf(bundle, publicPages.has(page))])
    const scripts = [...files].filter((file) => file.endsWith('.js'))
    return [{ name: page, files: scripts, limit: OWN_KB.get(page) ?? ROUTE_KB }]
  })
  const others = Object.values(bundle).flatMap((file): First[] => {
    const { fileName: name } = file
    if (/-ahead-[^/]*\.js$/.test(name)) return [{ name, files: [name], limit: AHEAD_KB }]
    if (!COMPLETED.test(name) || name === 'app.html') return []
    const needed = neededBy(contentOf(file).toString()).map((address) => address.slice(1))
    return [{ name, files: [name, ...needed], limit: LANDING_KB }]
  })
  return [...others, ...pages]
}

/** Compresses what was built, prints the heaviest first load of each budget, and fails the build if one is too heavy. */
export function budget(): Plugin {
  return {
    name: 'sehati:budget',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const sizes = new Map<string, number>()
      for (const file of Object.values(bundle)) sizes.set(file.fileName, await compress(dir, file))
      const heaviestFirst = firstLoads(bundle)
        .map(({ files, ...load }) => ({
          ...load,
          kb: [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1_000,
        }))
        .sort((one, other) => other.kb - one.kb)
      const shown = [AHEAD_KB, LANDING_KB, ROUTE_KB, ...OWN_KB.values()].flatMap((limit) => {
        const load = heaviestFirst.find((one) => one.limit === limit)
        return load ? `${load.name} ${load.kb.toFixed(1)} kB of ${limit}` : []
      })
      console.log(`First loads: ${shown.join(', ')}.`)
      const unknown = [...OWN_KB.keys()].filter((page) => !heaviestFirst.some(({ name }) => name === page))
      if (unknown.length > 0) this.error(`build/budget.ts bounds pages that are not built: ${unknown.join(', ')}`)
      const heavy = heaviestFirst.filter(({ kb, limit }) => kb > limit)
      const lines = heavy.map(({ name, kb, limit }) => `  ${name}: ${kb.toFixed(1)} kB, allowed are ${limit}`)
      if (heavy.length > 0) this.error(`Too heavy on first load:\n${lines.join('\n')}`)
    },
  }
}
