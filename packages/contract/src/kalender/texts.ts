import { brandName } from '../brand.ts'

/** What stands in a calendar, which others may see over one's shoulder: no name, no word about health. */
export const kalenderTexts = { judul: `Janji ${brandName}` } as const
