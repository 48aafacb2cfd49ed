import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../bootstrap/root.mjs'

// Runs the Vite of the web workspace on HOST and PORT. It notifies its parent process when it listens, and ends with it.

type Vite = { createServer(options: object): Promise<{ listen(): Promise<unknown> }> }

const web = path.join(root, 'apps', 'web')
process.on('disconnect', () => process.exit())

const manifest = createRequire(path.join(web, 'package.json')).resolve('vite/package.json')
const { createServer } = (await import(
  pathToFileURL(path.join(path.dirname(manifest), 'dist', 'node', 'index.js')).href
)) as Vite
const server = { host: process.env.HOST, port: Number(process.env.PORT), strictPort: true }
const vite = await createServer({ root: web, server, logLevel: 'warn' })
await vite.listen()
process.send?.('ready')
