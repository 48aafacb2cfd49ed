import fs from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'

const WATCHED = ['apps/server/src', 'packages/contract/src']
const SETTLE_MS = 120

/**
 * Calls back once after each burst of changes to what the server runs. Not `node --watch`: that one stands between
 * the launcher and the server and outlives the launcher when it is killed.
 */
export function onSourceChange(changed: () => void): { close(): void } {
  let settling: NodeJS.Timeout | undefined
  const watchers = WATCHED.map((folder) =>
    fs.watch(path.join(root, folder), { recursive: true }, (_, name) => {
      if (!name?.endsWith('.ts') || name.endsWith('.test.ts')) return
      clearTimeout(settling)
      settling = setTimeout(changed, SETTLE_MS)
    }),
  )
  return {
    close: () => {
      clearTimeout(settling)
      for (const watcher of watchers) watcher.close()
    },
  }
}
