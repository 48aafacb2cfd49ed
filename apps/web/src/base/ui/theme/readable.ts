import { brandColours, mailColours } from '@sehati/contract/base/brand'
import { contrast } from './contrast.ts'
import { meaning, type Scheme } from './palette.ts'

/** Two colours that meet, and the least contrast between them (WCAG 2, level AA). */
export type Pair = { where: string; fore: string; back: string; least: number }

/** Words need 4.5:1 (WCAG 1.4.3). */
const WORDS = 4.5
/** Borders of controls and meaningful graphics need 3:1 (WCAG 1.4.11). */
const GRAPHICS = 3

const grounds = ['ground', 'surface', 'raised', 'sunken'] as const
const words = ['words', 'quiet', 'accent-words', 'danger'] as const

/** Beside the words above on the grounds above. */
const others = [
  ['on-accent', 'accent'],
  ['accent-words', 'accent-soft'],
  ['words', 'accent-soft'],
  ['quiet', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['words', 'danger-soft'],
  ['warm-words', 'warm-soft'],
  ['words', 'warm-soft'],
] as const

function pairsOf(scheme: Scheme): Pair[] {
  const m = meaning[scheme]
  const pair = (fore: keyof typeof m, back: keyof typeof m, least: number) => ({
    where: `${scheme}: ${fore} on ${back}`,
    fore: m[fore],
    back: m[back],
    least,
  })
  return [
    ...grounds.flatMap((ground) => words.map((word) => pair(word, ground, WORDS))),
    ...others.map(([fore, back]) => pair(fore, back, WORDS)),
    ...(['line-strong', 'star', 'accent'] as const).map((line) => pair(line, 'surface', GRAPHICS)),
    ...Object.entries(brandColours.status[scheme]).map(([name, tone]) => ({
      where: `${scheme}: the badge ${name}`,
      fore: tone.words,
      back: tone.ground,
      least: WORDS,
    })),
  ]
}

const inMails = (
  [
    ['words', 'surface'],
    ['quiet', 'surface'],
    ['accent', 'surface'],
    ['onAccent', 'accent'],
  ] as const
).map(([fore, back]) => ({
  where: `mails: ${fore} on ${back}`,
  fore: mailColours[fore],
  back: mailColours[back],
  least: WORDS,
}))

const initials = brandColours.initials.map((tint, at) => ({
  where: `initials ${at}`,
  fore: tint.words,
  back: tint.ground,
  least: WORDS,
}))

/** Every pair of colours of the brand that must be distinguishable from each other. */
export const pairs: Pair[] = [...pairsOf('light'), ...pairsOf('dark'), ...initials, ...inMails]

/** What is wrong with a pair, in one line; null where it can be read. A colour that is not `#RRGGBB` cannot. */
export function faultOf({ where, fore, back, least }: Pair): string | null {
  const ratio = contrast(fore, back)
  return ratio >= least
    ? null
    : `${where}: ${fore} on ${back} has a contrast of ${ratio.toFixed(2)}, needed is ${least}`
}
