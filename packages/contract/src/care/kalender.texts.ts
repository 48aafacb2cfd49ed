import { brandName } from '../base/brand.ts'

/** The texts of a calendar, which other people may see: no name, no word about health. */
export const kalenderTexts = { judul: `Janji ${brandName}` } as const
