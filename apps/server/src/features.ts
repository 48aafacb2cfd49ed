import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from './record/context.ts'

type Routes = (context: Context) => void

const files = globSync('*/*/*.routes.ts', { cwd: import.meta.dirname }).sort()
const modules: { routes: Routes }[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href)),
)

/** What registers the endpoints of each feature: the `routes` of every `<room>/<noun>/*.routes.ts`. */
export const features: readonly Routes[] = modules.map(({ routes }) => routes)
