import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'

/** A browser and what it needs to run: arguments and environment. */
export type Browser = { path: string; args: string[]; env: Record<string, string> }

type Launcher = {
  executablePath(): string
  launch(
    options: object,
  ): Promise<{ newPage(): Promise<{ setContent(html: string): Promise<void> }>; close(): Promise<void> }>
}

/** Playwright belongs to the e2e workspace, so it is looked up from there. */
export const e2eRequire = createRequire(path.join(root, 'trials', 'e2e', 'package.json'))

export function playwrightChromium(): Launcher {
  return (e2eRequire('playwright-core') as { chromium: Launcher }).chromium
}

/** Chromium's sandbox refuses root. */
export const sandboxArguments = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

/** Launches the browser and renders a page: only that proves that an installed browser works. */
export async function findFault(browser: Browser): Promise<string | null> {
  try {
    const running = await playwrightChromium().launch({
      executablePath: browser.path,
      args: browser.args,
      env: { ...process.env, ...browser.env },
      timeout: 20_000,
    })
    try {
      await (await running.newPage()).setContent('<p>ok')
    } finally {
      await running.close()
    }
    return null
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'unknown'
  }
}
