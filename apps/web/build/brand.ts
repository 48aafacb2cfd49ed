import { brandMark, brandName } from '@sehati/contract/base/brand'
import type { Plugin } from 'vite'
import { meaning } from '../src/base/ui/theme/palette.ts'
import { faultOf, pairs } from '../src/base/ui/theme/readable.ts'

const escapedName = brandName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The values of the places `{{name}}` in app.html. */
const places: Record<string, string> = {
  name: escapedName,
  mark: brandMark,
  'light-ground': meaning.light.ground,
  'dark-ground': meaning.dark.ground,
}

const ICON = 'favicon.svg'
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapedName}</title>${brandMark}</svg>\n`

/** Fills the brand into the shell, draws the icon of the browser's tab, and refuses colours that are hard to read. */
export function brand(): Plugin {
  return {
    name: 'sehati:brand',
    buildStart() {
      const faults = pairs.flatMap((pair) => faultOf(pair) ?? [])
      if (faults.length > 0) this.error(`Colours of packages/contract/src/base/brand.ts:\n${faults.join('\n')}`)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/\{\{([\w-]+)\}\}/g, (_all, place: string) => {
          const found = places[place]
          if (found === undefined)
            throw new Error(`app.html has the place {{${place}}}, for which build/brand.ts has no value.`)
          return found
        }),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ICON, source: icon })
    },
    configureServer(server) {
      server.middlewares.use(`/${ICON}`, (_req, res) => void res.setHeader('content-type', 'image/svg+xml').end(icon))
    },
  }
}
