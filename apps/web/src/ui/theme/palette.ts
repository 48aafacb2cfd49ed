/** Ten shades from pale to deep. */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string]

/** The one accent: a deep teal-green. */
export const teal: Shades = [
  '#ECF7F5',
  '#D3ECE7',
  '#A8DACF',
  '#76C4B5',
  '#45AC9B',
  '#1F9382',
  '#0B7A6B',
  '#086557',
  '#075247',
  '#053D35',
]

/** Sand and stone: surfaces, borders and quiet words of the light scheme. */
export const sand: Shades = [
  '#FAF8F5',
  '#F3F0EA',
  '#E9E4DC',
  '#DAD4CA',
  '#BDB6AB',
  '#8F897F',
  '#66625B',
  '#4C4944',
  '#33312E',
  '#1F1E1C',
]

/** Used sparingly: stars and highlights. */
export const coral: Shades = [
  '#FFF1EC',
  '#FFDFD5',
  '#FABFAD',
  '#F39B82',
  '#ED8063',
  '#E8674A',
  '#CF5034',
  '#AF4028',
  '#8C3320',
  '#66261A',
]

/** Mistakes and acts that cannot be undone. */
export const red: Shades = [
  '#FDF0EE',
  '#FADCD8',
  '#F3B5AE',
  '#EA8A80',
  '#DF6257',
  '#CE4338',
  '#B3312A',
  '#932720',
  '#741F1A',
  '#551713',
]

/** The dark scheme, greenish: words at the top, the ground at the bottom. */
export const night: Shades = [
  '#E7EDEB',
  '#C9D3D0',
  '#A3B0AC',
  '#7D8B87',
  '#45524F',
  '#33403D',
  '#27322F',
  '#1C2523',
  '#131A18',
  '#0D1211',
]

export const ink = '#17211F'
export const white = '#FFFFFF'

type Tone = { ground: string; words: string }
const tone = (ground: string, words: string): Tone => ({ ground, words })

/** Every colour that means something, by scheme. CSS sees them as `--sehati-<name>`; pairs are checked in palette.test.ts. */
export const meaning = {
  light: {
    ground: sand[0],
    surface: white,
    raised: white,
    sunken: sand[1],
    line: sand[2],
    'line-strong': sand[5],
    words: ink,
    quiet: sand[6],
    accent: teal[6],
    'accent-words': teal[7],
    'accent-soft': teal[0],
    'on-accent': white,
    star: coral[5],
    danger: red[6],
    'danger-soft': red[0],
    'warm-soft': coral[0],
    'warm-words': coral[8],
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
    accent: teal[4],
    'accent-words': teal[3],
    'accent-soft': '#12332E',
    'on-accent': '#06201B',
    star: coral[4],
    danger: '#FF9C92',
    'danger-soft': '#3A1D1A',
    'warm-soft': '#3A241D',
    'warm-words': coral[2],
  },
} as const

/** The five faces of a status badge. */
export const statusTone = {
  light: {
    amber: tone('#FFF1D1', '#744700'),
    blue: tone('#E2EDFE', '#1B4B93'),
    teal: tone('#D3ECE7', '#075247'),
    green: tone('#DFF2DB', '#225C29'),
    grey: tone('#EBE8E3', '#4C4944'),
  },
  dark: {
    amber: tone('#3A2B0D', '#FFCE73'),
    blue: tone('#182B4A', '#A3C7FF'),
    teal: tone('#10352F', '#7FD6C7'),
    green: tone('#18341C', '#9BDDA2'),
    grey: tone('#2C3532', '#C3CCC9'),
  },
} as const

export type StatusTone = keyof typeof statusTone.light

/** Tints of initials, words dark enough on each in both schemes. */
export const avatarTints: readonly Tone[] = [
  tone('#CFE9E3', '#06463D'),
  tone('#FBDDD2', '#7A2C1A'),
  tone('#DDE6FA', '#243F77'),
  tone('#F4E5BF', '#5F4200'),
  tone('#E9DDF3', '#55306F'),
  tone('#DCEBCF', '#33511A'),
]

export type Scheme = keyof typeof meaning

/** The declarations of one scheme, for a style sheet or Mantine's resolver. */
export function schemeVariables(scheme: Scheme): Record<string, string> {
  const plain = Object.entries(meaning[scheme]).map(([name, value]) => [`--sehati-${name}`, value])
  const status = Object.entries(statusTone[scheme]).flatMap(([name, { ground, words }]) => [
    [`--sehati-status-${name}`, ground],
    [`--sehati-status-${name}-words`, words],
  ])
  return Object.fromEntries([...plain, ...status])
}
