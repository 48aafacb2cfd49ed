import { perangkatTexts } from '@sehati/contract/base/texts'
import Bowser from 'bowser'

/** The maximum length of a User-Agent to parse: longer than that of any browser. */
const MAX_LENGTH = 400
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))

/**
 * Browser and system in words, as their owner would name them ('Chrome di Android'). Only names of the library's own
 * table are kept: the rest of the header is untrusted and may identify a person.
 */
export function perangkatOf(userAgent: string | undefined): string {
  if (!userAgent) return perangkatTexts.tanpaNama
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  const name = browser.name && browsers.has(browser.name) ? browser.name : null
  const system = os.name && systems.has(os.name) ? os.name : null
  if (!system) return name ?? perangkatTexts.tanpaNama
  return `${name ?? perangkatTexts.browser} di ${system}`
}
