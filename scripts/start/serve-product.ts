import { addressOf, greeting } from './greeting.ts'
import { startServer, untilAsked, watchDatabase } from './parts.ts'
import { openDatabase, prepareTables } from './prepare-database.ts'
import type { Launch } from './run-launcher.ts'
import { ensureWebBuilt } from './web-build.ts'

/**
 * `npm start` after the checks: database, tables, beside them the web, then the server. Returns when a stop is requested, throws when
 * something cannot be mended.
 */
export async function serveProduct(launch: Launch): Promise<void> {
  const { settings, steps, signal, undo } = launch
  const web = startWebBuild(launch)
  const database = await openDatabase(settings, steps)
  undo.push(database.stop)
  const databaseLost = watchDatabase(database, steps)
  signal.throwIfAborted()
  await prepareTables(settings, database, steps, signal)
  await steps.run(
    'Membangun tampilan web',
    () => web,
    (built) => (built ? 'Tampilan web dibangun' : 'Tampilan web sudah terbaru'),
  )
  signal.throwIfAborted()
  const server = startServer(launch, database)
  undo.push(server.stop)
  const asked = untilAsked(signal)
  await steps.run('Menyalakan server', () => Promise.race([server.ready, asked, databaseLost]))
  signal.throwIfAborted()
  steps.line(greeting(settings, addressOf(settings.host, await server.ready)))
  await Promise.race([asked, databaseLost])
}

/** Its failure is reported where it is awaited, after the tables. */
function startWebBuild({ signal, undo }: Launch): Promise<boolean> {
  const stop = new AbortController()
  const built = ensureWebBuilt(AbortSignal.any([signal, stop.signal]))
  const ended = built.catch(() => {})
  undo.push(async () => {
    stop.abort()
    await ended
  })
  return built
}
