import { emptyTexts } from '@sehati/contract/base/texts'
import { say } from './say.ts'

/** The sentence of an empty list: that the search `q` found nothing, or that nothing matches the filters. */
export const tanpaHasil = (q: string): string => (q ? `${say(emptyTexts.pencarian)} "${q}"` : emptyTexts.cocok)
