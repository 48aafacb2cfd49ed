import { readdir, readFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { appOf } from './chunks.ts'
import { brotli } from './compress.ts'
import { entrances } from './entrances.ts'

/**
 * Kilobytes of a first load, compressed as every browser that is met over https takes it (compress.ts): the landing page with
 * all that it fetches, and the scripts of a page of the application.
 *
 * Keep 0.3 kB of a page's budget free. After any change brotli divides the large chunk of the application into other blocks, and
 * the hashes in the names of files change: builds of the booking page that differed only in the name, the slug or the colours of
 * `brand.ts` weighed from 188.9 to 189.1 kB, and the longest name was not the heaviest. With less room, a build passes under one
 * brand and fails under another.
 */
const LANDING_KB = 45
const ROUTE_KB = 198
/** Pages that are opened most by phone have a bound of their own. */
const OWN_KB = new Map([['booking/booking/appointment-page.tsx', 184]])
const limitOf = (page: string) => OWN_KB.get(page) ?? ROUTE_KB

/** Pages outside of the roles' areas have a frame of their own. */
const isPublic = (page: string) => entrances.some((one) => one.level === null && `${one.page}.tsx` === page)

const kb = (bytes: number) => bytes / 1_000
const shown = (bytes: number) => `${kb(bytes).toFixed(1)} kB`

const sent = async (text: string) => (await brotli(text)).length

type Weights = Map<string, number>

/** The scripts of each page's first load: the application, the frame of the page, the page, and their imports. */
async function weighRoutes(bundle: Rollup.OutputBundle, root: string): Promise<Weights> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const sizes = new Map(
    await Promise.all(chunks.map(async ({ fileName, code }) => [fileName, await sent(code)] as const)),
  )
  const add = (fileName: string, seen: Set<string>): Set<string> => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen
    seen.add(fileName)
    for (const imported of chunk.imports) add(imported, seen)
    return seen
  }
  const frameOf = (isPublic: boolean): Rollup.OutputChunk => {
    const name = isPublic ? 'public-layout' : 'app-shell'
    const frame = chunks.find((chunk) => chunk.name === name)
    if (!frame) throw new Error(`build/budget.ts finds no chunk ${name}.`)
    return frame
  }
  const pages = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const page = facadeModuleId && relative(`${root}/src`, facadeModuleId)
    return page && /^[a-z]+\/[a-z-]+\/[a-z-]+-page\.tsx$/.test(page) ? [{ page, fileName }] : []
  })
  return new Map(
    pages.map(({ page, fileName }) => {
      const files = add(fileName, add(appOf(bundle).fileName, new Set()))
      add(frameOf(isPublic(page)).fileName, files)
      return [page, [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)]
    }),
  )
}

/** A landing page as it is sent: its HTML with the styles in it, and the files that it names, but those it fetches when idle. */
async function weighLanding(outDir: string, page: string): Promise<number> {
  const html = await readFile(resolve(outDir, page), 'utf8')
  const needed = html.replace(/data-prefetch="[^"]*"/, '').match(/\/(?:assets\/[\w.-]+|favicon\.svg)/g) ?? []
  const fonts = needed.filter((file) => file.endsWith('.woff2') && html.includes(`href="${file}"`))
  const files = new Set([...needed.filter((file) => !file.endsWith('.woff2')), ...fonts])
  const sizes = [...files].map(async (file) => {
    const content = await readFile(resolve(outDir, `.${file}`))
    return file.endsWith('.woff2') ? content.length : sent(content.toString())
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, await sent(html))
}

const heaviest = (weights: Weights): [name: string, bytes: number] =>
  [...weights].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])

/** Compares every first load with its budget, prints the heaviest in one line, and fails the build if one is too heavy. */
export function budget(): Plugin {
  let root = ''
  let outDir = ''
  let routes: Weights = new Map()
  return {
    name: 'sehati:budget',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_options, bundle) {
      routes = await weighRoutes(bundle, root)
    },
    async closeBundle(error) {
      if (error || routes.size === 0) return
      const documents = (await readdir(outDir)).filter((file) => file.endsWith('.html') && file !== 'app.html')
      const landings: Weights = new Map()
      for (const file of documents) landings.set(basename(file), await weighLanding(outDir, file))
      const [[landing, landingBytes], [route, routeBytes]] = [heaviest(landings), heaviest(routes)]
      const own = [...OWN_KB].map(([page, limit]) => `, ${page} ${shown(routes.get(page) ?? 0)} of ${limit}`).join('')
      console.log(
        `First loads: ${landing} ${shown(landingBytes)} of ${LANDING_KB}; scripts: ${route} ${shown(routeBytes)} of ${ROUTE_KB}${own}.`,
      )
      const unknown = [...OWN_KB.keys()].filter((page) => !routes.has(page))
      if (unknown.length > 0) throw new Error(`build/budget.ts bounds pages that are not built: ${unknown.join(', ')}`)
      const heavy = (weights: Weights, limitFor: (name: string) => number) =>
        [...weights]
          .filter(([name, bytes]) => kb(bytes) > limitFor(name))
          .map(([name, bytes]) => `  ${name}: ${shown(bytes)}, allowed are ${limitFor(name)}`)
      const offenders = [...heavy(landings, () => LANDING_KB), ...heavy(routes, limitOf)]
      if (offenders.length > 0) throw new Error(`Too heavy on first load:\n${offenders.join('\n')}`)
    },
  }
}
