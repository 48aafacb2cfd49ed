/**
 * What one campus changes to make the service its own: name, mark, colours and the look of mails. Pages, pictures, mails and
 * calendars take them from here; docs/recipes.md ("Another campus") says how. The build refuses colours that are hard to
 * read. Names for machines (packages, CSS variables, storage of the browser, database, metrics, commands) are not the brand.
 */

type Hex = `#${string}`
/** Ten shades from pale to deep. */
type Shades = readonly [Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex]
/** A ground and the words on it. */
type Tone = { readonly ground: Hex; readonly words: Hex }
type Tones = Readonly<Record<'amber' | 'blue' | 'accent' | 'green' | 'grey', Tone>>

/** As people read it: titles, header, footer, mails, calendars. */
export const brandName = 'Sehati'

/** The name in names of files that people download, such as `janji-sehati-12.ics`: small letters, digits and hyphens. */
export const brandSlug = 'sehati'

const accent: Shades = [
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

const tone = (ground: Hex, words: Hex): Tone => ({ ground, words })

/** Six digits each, `#RRGGBB`. For the use of each shade see apps/web/src/base/ui/theme/palette.ts. */
export const brandColours = {
  /** The one accent, a deep teal-green: buttons, links, the mark. */
  accent,
  /** Sand and stone: surfaces, borders and quiet words of the light scheme. */
  neutral: [
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
  ] satisfies Shades,
  /** Coral, used sparingly: stars and highlights. */
  warm: [
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
  ] satisfies Shades,
  /** Red: mistakes and acts that cannot be undone. */
  danger: [
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
  ] satisfies Shades,
  /** The dark scheme, greenish: words at the top, the ground at the bottom. */
  night: [
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
  ] satisfies Shades,
  /** Words of the light scheme, and what shadows are made of. */
  ink: '#17211F',
  white: '#FFFFFF',
  /** What lies over the page behind a dialog. */
  backdrop: '#0A1412',
  /** Of the dark scheme alone: soft grounds, the words on the accent, and red that can be read on dark. */
  dark: {
    accentSoft: '#12332E',
    onAccent: '#06201B',
    danger: '#FF9C92',
    dangerSoft: '#3A1D1A',
    warmSoft: '#3A241D',
  },
  /** Badges of status, by scheme. */
  status: {
    light: {
      amber: tone('#FFF1D1', '#744700'),
      blue: tone('#E2EDFE', '#1B4B93'),
      accent: tone(accent[1], accent[8]),
      green: tone('#DFF2DB', '#225C29'),
      grey: tone('#EBE8E3', '#4C4944'),
    } satisfies Tones,
    dark: {
      amber: tone('#3A2B0D', '#FFCE73'),
      blue: tone('#182B4A', '#A3C7FF'),
      accent: tone('#10352F', '#7FD6C7'),
      green: tone('#18341C', '#9BDDA2'),
      grey: tone('#2C3532', '#C3CCC9'),
    } satisfies Tones,
  },
  /** Behind the initials of people without a photo, the same in both schemes. */
  initials: [
    tone('#CFE9E3', '#06463D'),
    tone('#FBDDD2', '#7A2C1A'),
    tone('#DDE6FA', '#243F77'),
    tone('#F4E5BF', '#5F4200'),
    tone('#E9DDF3', '#55306F'),
    tone('#DCEBCF', '#33511A'),
  ],
} as const

/** Mails are light in every program: the colours of the light scheme. */
export const mailColours = {
  /** The name at the top, and the ground of buttons. */
  accent: accent[6],
  onAccent: brandColours.white,
  /** Around the sheet. */
  ground: brandColours.neutral[1],
  /** The sheet. */
  surface: brandColours.white,
  words: brandColours.ink,
  /** The foot. */
  quiet: brandColours.neutral[6],
  line: brandColours.neutral[2],
} as const satisfies Record<string, Hex>

/** The mark, a heart that holds a smile: what stands within an `<svg viewBox="0 0 32 32">`. Also the icon in a browser's tab. */
export const brandMark =
  `<rect width="32" height="32" rx="9" fill="${accent[6]}"></rect>` +
  '<path d="M16 25.2C9.4 20.6 6 16.9 6 12.9 6 9.9 8.3 7.8 11 7.8c2 0 3.8 1.1 5 3 1.2-1.9 3-3 5-3 2.7 0 5 2.1 5 5.1 0 4-3.4 7.7-10 12.3Z" fill="#fff"></path>' +
  `<path d="M11.2 15.6c1.5 1.9 3.1 2.8 4.8 2.8s3.3-.9 4.8-2.8" fill="none" stroke="${accent[6]}" stroke-width="2.2" stroke-linecap="round"></path>`
