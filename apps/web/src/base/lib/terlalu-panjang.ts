import { isianTexts } from '@sehati/contract/base/texts'
import { say } from './say.ts'

/** What stands beside a text that is longer than the server takes; null where it is not. The text itself is never cut. */
export const terlaluPanjang = (text: string, maximum: number): string | null =>
  text.length > maximum ? say(isianTexts.teksPanjang, { maksimum: maximum }) : null
