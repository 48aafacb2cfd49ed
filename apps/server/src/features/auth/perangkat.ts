import { perangkatTexts } from '@sehati/contract/texts'
import Bowser from 'bowser'

/** Longer than any browser's own, and short enough to be read at once. */
const MAX_LENGTH = 400
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/**
 * Browser and system in words, as their owner would say them ('Chrome di Android'). Only names from the library's own
 * table are kept: what a header says beyond them is nobody's business and may be anything.
 */
export function perangkatOf(userAgent: string | undefined): string {
  if (!userAgent) return perangkatTexts.tanpaNama
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  const name = browser.name && browsers.has(browser.name) ? browser.name : null
  const system = os.name && systems.has(os.name) ? os.name : null
  if (!system) return name ?? perangkatTexts.tanpaNama
  return `${name ?? perangkatTexts.browser} di ${system}`
}
