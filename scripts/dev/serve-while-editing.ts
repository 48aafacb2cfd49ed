import { choosePort } from '../process/free-port.ts'
import { addressOf, greeting } from '../start/greeting.ts'
import { startServer, untilAsked, watchDatabase } from '../start/parts.ts'
import { openDatabase, prepareTables } from '../start/prepare-database.ts'
import type { Launch } from '../start/run-launcher.ts'
import { onSourceChange } from './source-changes.ts'
import { startVite } from './vite-process.ts'

/** `npm run dev`: the server restarts and the page reloads as files change; Vite serves and passes /api on. */
export async function serveWhileEditing(launch: Launch): Promise<void> {
  const { settings, steps, signal, undo } = launch
  const database = await openDatabase(settings, steps)
  undo.push(database.stop)
  const databaseLost = watchDatabase(database, steps)
  await prepareTables(settings, database, steps, signal)
  const serverPort = await choosePort(null)
  const server = startServer(launch, database, serverPort)
  undo.push(server.stop)
  const asked = untilAsked(signal)
  await steps.run('Menyalakan server', () => Promise.race([server.ready, asked, databaseLost]))
  signal.throwIfAborted()
  const vite = startVite(settings, serverPort)
  undo.push(vite.stop)
  await steps.run('Menyalakan Vite', () => Promise.race([vite.ready, asked]))
  const changes = onSourceChange(server.restart)
  undo.push(async () => changes.close())
  steps.line(greeting(settings, addressOf(settings.host, settings.port)))
  await Promise.race([asked, databaseLost, vite.ended])
}
