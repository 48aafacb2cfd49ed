import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout, and the folder for everything that can be made again. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
export const cache = path.join(root, '.cache')
