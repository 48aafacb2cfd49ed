import { runLauncher } from '../start/run-launcher.ts'

await runLauncher('all', async (launch) => {
  const { serveWhileEditing } = await import('./serve-while-editing.ts')
  await serveWhileEditing(launch)
})
