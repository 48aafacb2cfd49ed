import { runLogged } from './run-logged.mjs'

/**
 * Runs npm with output to a log: the npm that started this script, if one did, else the one on PATH.
 * @param {string[]} args
 * @param {{ cwd: string, logFile: string, signal?: AbortSignal }} options
 */
export function runNpm(args, options) {
  const own = process.env.npm_execpath
  if (own?.endsWith('npm-cli.js')) return runLogged(process.execPath, [own, ...args], options)
  return runLogged('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Without a network npm would keep trying for minutes; the user who waits wants to know sooner. */
export const IMPATIENT = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
