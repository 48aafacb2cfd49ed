import { runLauncher } from './run-launcher.ts'

await runLauncher('product', async (launch) => {
  const { serveProduct } = await import('./serve-product.ts')
  await serveProduct(launch)
})
