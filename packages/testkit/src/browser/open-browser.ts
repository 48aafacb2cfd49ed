import { chromium } from '@playwright/test'

/** Opens the browser that was found for this machine, for programs that are no tests. */
export const openBrowser = (found: { path: string; args: string[]; env: Record<string, string> }) =>
  chromium.launch({ executablePath: found.path, args: found.args, env: { ...process.env, ...found.env } })
export type OpenBrowser = Awaited<ReturnType<typeof openBrowser>>
