import { brandColours } from '@sehati/contract/base/brand'

const { accent, neutral, warm, danger, night, ink, white, backdrop, dark } = brandColours

/** Every colour that means something, by scheme. CSS sees them as `--sehati-<name>`; pairs are checked by readable.ts. */
export const meaning = {
  light: {
    ground: neutral[0],
    surface: white,
    raised: white,
    sunken: neutral[1],
    line: neutral[2],
    'line-strong': neutral[5],
    words: ink,
    quiet: neutral[6],
    accent: accent[6],
    'accent-words': accent[7],
    'accent-soft': accent[0],
    'on-accent': white,
    star: warm[5],
    danger: danger[6],
    'danger-soft': danger[0],
    'warm-soft': warm[0],
    'warm-words': warm[8],
    shade: ink,
    backdrop,
  },
  dark: {
    ground: night[8],
    surface: night[7],
    raised: night[6],
    sunken: night[8],
    line: night[5],
    'line-strong': night[3],
    words: night[0],
    quiet: night[2],
    accent: accent[4],
    'accent-words': accent[3],
    'accent-soft': dark.accentSoft,
    'on-accent': dark.onAccent,
    star: warm[4],
    danger: dark.danger,
    'danger-soft': dark.dangerSoft,
    'warm-soft': dark.warmSoft,
    'warm-words': warm[2],
    shade: ink,
    backdrop,
  },
} as const

/** The five faces of a status badge. */
export type StatusTone = keyof typeof brandColours.status.light

export type Scheme = keyof typeof meaning

/** The declarations of one scheme, for a style sheet or Mantine's resolver. */
export function schemeVariables(scheme: Scheme): Record<string, string> {
  const plain = Object.entries(meaning[scheme]).map(([name, value]) => [`--sehati-${name}`, value])
  const status = Object.entries(brandColours.status[scheme]).flatMap(([name, { ground, words }]) => [
    [`--sehati-status-${name}`, ground],
    [`--sehati-status-${name}-words`, words],
  ])
  return Object.fromEntries([...plain, ...status])
}
